import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStarterLexicon } from '@verbena/content/lexicon/starter-lexicon'
import { parseTaggedSentences } from '@verbena/content/tagged/tagged-sentences'
import { targetLanguageCodes } from '@verbena/language/languages'
import { content } from '../texts/texts.ts'
import { measureAnswers } from './measure-answers.ts'
import { measureWords, wordsTable } from './measure-words.ts'
import { measureWriting } from './measure-writing.ts'

const heldOut = join(import.meta.dirname, '../held-out')

/** What the language engine gets right in sentences that nobody tuned it on, and in those from which it learned. */
export async function measureLanguage(): Promise<string> {
  const lexicon = readStarterLexicon(content)
  const measure = (title: string, fileOf: (code: string) => string) =>
    wordsTable(
      title,
      targetLanguageCodes
        .filter((code) => existsSync(fileOf(code)))
        .map((code) => [
          code,
          measureWords(lexicon, code, parseTaggedSentences(readFileSync(fileOf(code), 'utf8'))),
        ]),
    )
  return [
    measure('words of held-back sentences', (code) => join(heldOut, code, 'words.txt')),
    measure('words of tagged sentences', (code) => join(content, 'tagged', `${code}.txt`)),
    measureAnswers(),
    await measureWriting(),
  ].join('\n\n')
}
