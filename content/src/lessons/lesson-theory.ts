import { fallbackLanguageCode } from '@verbena/language/interface-languages'
import type { LanguageCode } from '@verbena/language/languages'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import { firstMeanings, type KeyWord } from './key-words.ts'
import { type Pair, type PictureItem, pictureItems, promptLanguage } from './lesson-items.ts'
import type { Lesson } from './starter-lessons.ts'
import type { LessonTheory } from './starter-theories.ts'
import { asHtml, safeTheory } from './theory-html.ts'
import { theoryLanguages } from './theory-schema.ts'

export type TheoryLanguage = (typeof theoryLanguages)[number]

/** The language of the theory and title of a lesson: the native language, or the fallback if nothing is written in it. */
export const theoryLanguage = (native: LanguageCode): TheoryLanguage =>
  theoryLanguages.find((one) => one === native) ?? fallbackLanguageCode

export type ShownTheory = {
  /** Sanitised HTML; `em` has the code of the target language. */
  html: string
  /** Whether the lesson has a theory; otherwise its words and sentences are shown. */
  isNew: boolean
}

/** Finds the key words of each sentence of a lesson, in the order of its items. */
export type FindKeyWords = () => readonly (readonly KeyWord[])[]

/** The theory of a lesson; without one, its words and sentences with their meanings. */
export function theoryOf(
  lesson: Lesson,
  theory: LessonTheory | undefined,
  pair: Pair,
  { lexicon, keyWords }: { lexicon: Lexicon; keyWords: FindKeyWords },
): ShownTheory {
  const written = theory?.theory[theoryLanguage(pair.native)]
  const html =
    written ??
    (lesson.type === 'emoji-vocab'
      ? wordsOnly(pictureItems(lesson, pair, lexicon), pair)
      : wordsAndSentences(lesson, pair, keyWords()))
  return { html: keptTogether(safeTheory(html, pair.target)), isNew: written !== undefined }
}

/** Prevents a line break after the hyphen of an ending ("-ieron"). */
const keptTogether = (html: string) => html.replace(/(^|[\s>(,;:/])-(?=\p{L})/gu, '$1-\u2060')

const headings = {
  en: { words: 'Key words', sentences: 'What you will say' },
  es: { words: 'Palabras clave', sentences: 'Lo que vas a decir' },
  fr: { words: 'Mots clés', sentences: 'Ce que vous allez dire' },
} satisfies Record<TheoryLanguage, object>

/** Learners would not read more. */
const wordsShown = 10
const sentencesShown = 4

const wordsOnly = (items: readonly PictureItem[], { native }: Pair) =>
  section(
    headings[theoryLanguage(native)].words,
    table(items.map(({ words, meaning }) => [words[0] ?? '', meaning] as const)),
  )

function wordsAndSentences(
  lesson: Exclude<Lesson, { type: 'emoji-vocab' }>,
  { target, native }: Pair,
  keyWords: ReturnType<FindKeyWords>,
): string {
  const { words, sentences } = headings[theoryLanguage(native)]
  const meanings = new Map(
    keyWords.flat().map(({ lemma, translation }) => [lemma, firstMeanings(translation)] as const),
  )
  const rows = lesson.items.map(
    ({ says }) => [says[target][0] ?? '', says[promptLanguage(native)][0] ?? ''] as const,
  )
  return (
    (meanings.size > 0 ? section(words, table([...meanings].slice(0, wordsShown))) : '') +
    section(sentences, table(rows.slice(0, sentencesShown)))
  )
}

const section = (heading: string, content: string) => `<h3>${asHtml(heading)}</h3>${content}`
const table = (rows: readonly (readonly [string, string])[]) =>
  `<table>${rows.map(([text, meaning]) => `<tr><td><em>${asHtml(text)}</em></td><td>${asHtml(meaning)}</td></tr>`).join('')}</table>`

/** The maximum of words that are explained below a sentence. */
const wordsExplained = 5

/** The explanation of a sentence: the written one, or the meanings of its words. Plain text, may be empty. */
export function explanationOf(
  itemId: string,
  theory: LessonTheory | undefined,
  native: LanguageCode,
  keyWords: readonly KeyWord[],
): string {
  const written = theory?.why?.[itemId]?.[theoryLanguage(native)]
  if (written) return written
  return keyWords
    .slice(0, wordsExplained)
    .map(({ lemma, translation }) => `${lemma}: ${firstMeanings(translation)}`)
    .join(' · ')
}
