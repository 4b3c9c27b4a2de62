import { parentPort, workerData } from 'node:worker_threads'
import { readStarterLexicon } from '@verbena/content/lexicon/starter-lexicon'
import { readWritingRules } from '@verbena/content/writing/starter-rules'
import { readStyleBook } from '@verbena/content/writing/style-book'
import type { CourseLanguageCode } from '@verbena/language/languages'
import { createRuleBook } from '@verbena/nlp/writing-check/match-rules'
import { nearWords } from '@verbena/nlp/writing-check/near-words'
import {
  type CheckedText,
  checkText,
  type LanguageBooks,
  type TextToCheck,
} from '../features/writing-check/check-text.ts'
import { createHunspellDictionaries } from '../providers/spelling/hunspell-dictionaries.ts'

/**
 * Checks texts in its own thread, because a long text takes some hundred milliseconds, and so do Hunspell's suggestions
 * for a word. Errors are not caught: after an error the memory of a WebAssembly module may be corrupt, so the thread ends
 * and a new one is started.
 */
export type CheckRequest =
  | { task: 'check'; asked: TextToCheck }
  | { task: 'suggest'; word: string; language: CourseLanguageCode }
export type CheckReply = { checked: CheckedText } | { suggestions: string[] }

const suggestionsMaximum = 8

const { contentDirectory } = workerData as { contentDirectory: string }
const lexicon = readStarterLexicon(contentDirectory)
const openDictionary = createHunspellDictionaries()
const known = new Map<CourseLanguageCode, Pick<LanguageBooks, 'rules' | 'style'>>()

async function booksOf(language: CourseLanguageCode): Promise<LanguageBooks> {
  const dictionary = await openDictionary(language)
  const own = known.get(language) ?? {
    rules: createRuleBook(readWritingRules(contentDirectory, language), lexicon, dictionary.isRight),
    style: readStyleBook(contentDirectory, language),
  }
  known.set(language, own)
  return { lexicon, ...own, dictionary }
}

async function suggest(word: string, language: CourseLanguageCode): Promise<string[]> {
  const dictionary = await openDictionary(language)
  const near = nearWords(word, { isRight: dictionary.isRight, lexicon, language })
  return [...new Set([...near, ...dictionary.suggest(word)])].slice(0, suggestionsMaximum)
}

async function answer(request: CheckRequest): Promise<CheckReply> {
  if (request.task === 'suggest') return { suggestions: await suggest(request.word, request.language) }
  return { checked: checkText(request.asked, await booksOf(request.asked.language)) }
}

parentPort?.on('message', (request: CheckRequest) => {
  // An unhandled rejection ends the thread, as intended.
  void answer(request).then((reply) => parentPort?.postMessage(reply))
})
parentPort?.postMessage('ready')
