import { parentPort, workerData } from 'node:worker_threads'
import { readStarterLexicon } from '@verbena/content/lexicon/starter-lexicon'
import { readWritingRules } from '@verbena/content/writing/starter-rules'
import { readStyleBook } from '@verbena/content/writing/style-book'
import type { TargetLanguageCode } from '@verbena/language/languages'
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
 * Checks texts in a thread of its own: a long one takes some hundred milliseconds, and a suggestion of Hunspell as long.
 * Nothing is caught here: after a fault the memory of a WebAssembly module is not to be trusted, and so the thread ends
 * and a new one begins.
 */
export type CheckRequest =
  | { task: 'check'; asked: TextToCheck }
  | { task: 'suggest'; word: string; language: TargetLanguageCode }
export type CheckReply = { checked: CheckedText } | { suggestions: string[] }

const suggestionsMaximum = 8

const { contentDirectory } = workerData as { contentDirectory: string }
const lexicon = readStarterLexicon(contentDirectory)
const openDictionary = createHunspellDictionaries()
const known = new Map<TargetLanguageCode, Pick<LanguageBooks, 'rules' | 'style'>>()

async function booksOf(language: TargetLanguageCode): Promise<LanguageBooks> {
  const own = known.get(language) ?? {
    rules: createRuleBook(readWritingRules(contentDirectory, language), lexicon),
    style: readStyleBook(contentDirectory, language),
  }
  known.set(language, own)
  return { lexicon, ...own, dictionary: await openDictionary(language) }
}

async function suggest(word: string, language: TargetLanguageCode): Promise<string[]> {
  const dictionary = await openDictionary(language)
  const near = nearWords(word, { isRight: dictionary.isRight, lexicon, language })
  return [...new Set([...near, ...dictionary.suggest(word)])].slice(0, suggestionsMaximum)
}

async function answer(request: CheckRequest): Promise<CheckReply> {
  if (request.task === 'suggest') return { suggestions: await suggest(request.word, request.language) }
  return { checked: checkText(request.asked, await booksOf(request.asked.language)) }
}

parentPort?.on('message', (request: CheckRequest) => {
  // Unhandled, a fault ends the thread, which is what it is for.
  void answer(request).then((reply) => parentPort?.postMessage(reply))
})
parentPort?.postMessage('ready')
