import { fallbackLanguageCode } from '@verbena/language/interface-languages'
import type { LanguageCode } from '@verbena/language/languages'
import { type Pair, promptLanguage } from './lesson-items.ts'
import type { LessonWord } from './lesson-words.ts'
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

/** The theory of a lesson; without one, its words and sentences with their meanings. */
export function theoryOf(
  lesson: Lesson,
  theory: LessonTheory | undefined,
  pair: Pair,
  findWords: () => readonly LessonWord[],
): ShownTheory {
  const written = theory?.theory[theoryLanguage(pair.native)]
  const html =
    written ?? wordsSection(findWords(), pair) + (hasSentences(lesson) ? sentencesSection(lesson, pair) : '')
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
const sentencesShown = 4

type Sentences = Exclude<Lesson, { type: 'emoji-vocab' }>
const hasSentences = (lesson: Lesson): lesson is Sentences => lesson.type !== 'emoji-vocab'

const wordsSection = (words: readonly LessonWord[], { native }: Pair) =>
  section(
    headings[theoryLanguage(native)].words,
    table(words.map(({ lemma, translation }) => [lemma, firstMeanings(translation)] as const)),
  )

const sentencesSection = ({ items }: Sentences, { target, native }: Pair) =>
  section(
    headings[theoryLanguage(native)].sentences,
    table(
      items
        .slice(0, sentencesShown)
        .map(({ says }) => [says[target][0] ?? '', says[promptLanguage(native)][0] ?? ''] as const),
    ),
  )

/** The maximum of meanings that are shown. */
const meaningsShown = 2
const firstMeanings = (translation: string) => translation.split(', ').slice(0, meaningsShown).join(', ')

const section = (heading: string, content: string) => `<h3>${asHtml(heading)}</h3>${content}`
const table = (rows: readonly (readonly [string, string])[]) =>
  `<table>${rows.map(([text, meaning]) => `<tr><td><em>${asHtml(text)}</em></td><td>${asHtml(meaning)}</td></tr>`).join('')}</table>`

/** The explanation of a sentence: the written one, or the meanings of the taught words in it. Plain text, may be empty. */
export function explanationOf(
  itemId: string,
  theory: LessonTheory | undefined,
  native: LanguageCode,
  words: readonly LessonWord[],
): string {
  const written = theory?.why?.[itemId]?.[theoryLanguage(native)]
  if (written) return written
  return words
    .filter(({ items }) => items.includes(itemId))
    .map(({ lemma, translation }) => `${lemma}: ${firstMeanings(translation)}`)
    .join(' · ')
}
