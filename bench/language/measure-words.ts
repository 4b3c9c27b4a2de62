import { isRight, judgeWord } from '@verbena/content/tagged/judge-word'
import { nativeLanguageFor } from '@verbena/content/tagged/read-tagged'
import { isNameOnly, type TaggedSentence, type TaggedWord } from '@verbena/content/tagged/tagged-sentences'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import { explainText } from '@verbena/nlp/lookup/explain'
import { judge, show, toTable } from '../harness/report.ts'

/** Words of sentences whose first answer was judged; names are left out. */
export type WordCounts = {
  words: number
  answered: number
  rightBaseForm: number
  rightClass: number
  rightMeaning: number
  allRight: number
}

export type JudgedWord = {
  sentence: TaggedSentence
  word: TaggedWord
  answer: ReturnType<typeof explainText>
  isRight: boolean
}

/** Looks up each word of each sentence at its place, and counts what the first answer says right. */
export function measureWords(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  sentences: readonly TaggedSentence[],
  report: (judged: JudgedWord) => void = () => {},
): WordCounts {
  const counts = { words: 0, answered: 0, rightBaseForm: 0, rightClass: 0, rightMeaning: 0, allRight: 0 }
  for (const sentence of sentences)
    for (const word of sentence.words.filter((one) => !isNameOnly(one))) {
      const { form: text, at } = word
      const nativeLanguage = nativeLanguageFor(language)
      const answer = explainText(lexicon, { text, at, context: sentence.text, language, nativeLanguage })
      const { lemma = '', partOfSpeech = '', translation, error } = answer
      const verdict = judgeWord(word, {
        lemma,
        partOfSpeech,
        translations: [translation, ...translation.split(', ')],
      })
      counts.words++
      if (error === undefined) counts.answered++
      if (verdict.isBaseForm) counts.rightBaseForm++
      if (verdict.isClass) counts.rightClass++
      if (verdict.isMeaning) counts.rightMeaning++
      if (isRight(verdict)) counts.allRight++
      report({ sentence, word, answer, isRight: isRight(verdict) })
    }
  return counts
}

/** A table with one row for each set of sentences. */
export const wordsTable = (title: string, rows: readonly (readonly [string, WordCounts])[]): string =>
  toTable(
    [title, 'words', 'answered %', 'base form %', 'class %', 'meaning %', 'all right %'],
    rows.map(([name, { words, answered, rightBaseForm, rightClass, rightMeaning, allRight }]) => [
      name,
      show(words),
      ...[answered, rightBaseForm, rightClass, rightMeaning].map((count) => show((100 * count) / words, 1)),
      judge((100 * allRight) / words, { atLeast: 95 }, { digits: 1 }),
    ]),
  )
