import type { QuestionKind } from '@verbena/contract/quiz'
import { type LanguageCode, targetLanguageCodes } from '@verbena/language/languages'
import { foldForm, type Reading, senseOf } from '../lexicon.ts'
import type { Concept } from '../lexicon-schema.ts'
import { isSaidInPlaceOf } from './places-of-words.ts'
import { areRelated } from './related-concepts.ts'
import { foldLine, saySame } from './said-line.ts'
import type { Told, ToldWord } from './told.ts'

/** What a question asks, as far as it decides what is right. */
export type Asked = {
  kind: QuestionKind
  segment: number
  /** Which word of the line, where the question is about one. */
  wordInSegment?: number | undefined
  /** The right option. */
  right: string
  optionsLanguage: LanguageCode
}

/**
 * Whether an option would be right, too, or so near that a learner could say so. Our own questions, a model's and the
 * checker go through it, so it trusts nobody: it looks at what is shown, not at how it was made.
 */
export function isAlsoRight(told: Told, asked: Asked, option: string): boolean {
  if (foldLine(option) === '' || foldLine(option) === foldLine(asked.right)) return true
  if (/^(?:all|none|both|any|todas?|ninguna|ambas|nada|everything|nothing)\b/i.test(option)) return true
  return checks[asked.kind](told, asked, option)
}

type Check = (told: Told, asked: Asked, option: string) => boolean

const checks: Record<QuestionKind, Check> = {
  understanding: isSameTranslation,
  meaning: isSameMeaning,
  missingWord: fitsGap,
  order: comesThere,
  who: isSaidByThem,
}

/** Says what the right one says, or translates a line that says what the asked line says. */
function isSameTranslation(told: Told, { segment, right, optionsLanguage }: Asked, option: string): boolean {
  if (saySame(option, right)) return true
  const [one, other] = [right, option].map((text) => conceptsOf(told, optionsLanguage, text))
  if (one && other && areAnyRelated(one, other)) return true
  return told
    .linesLike(told.lines[segment]?.folded ?? '')
    .some(({ translations }) => Object.values(translations).some((text = '') => saySame(text, option)))
}

/** Translates any reading of the word, or names something that could be taken for one. */
function isSameMeaning(told: Told, asked: Asked, option: string): boolean {
  const readings = readingsOf(told, asked)
  const meant = [
    ...readings.map(({ concept }) => concept),
    ...conceptsOf(told, asked.optionsLanguage, asked.right),
  ]
  const translations = readings.flatMap((reading) => [
    ...senseOf(reading, asked.optionsLanguage).translations,
    ...Object.values(reading.concept.definition),
  ])
  if (translations.some((translation) => foldLine(translation) === foldLine(option))) return true
  return areAnyRelated(conceptsOf(told, asked.optionsLanguage, option), meant)
}

/** Means the same, is a form of the same word, or is said in the same place elsewhere. */
function fitsGap(told: Told, asked: Asked, option: string): boolean {
  const word = wordOf(told, asked)
  const own = readingsOf(told, asked)
  const others = told.lexicon.readings(told.language, option)
  const lemmas = new Set(own.map(({ lemma }) => foldForm(lemma)))
  if (others.some(({ lemma }) => lemmas.has(foldForm(lemma)))) return true
  if (word && isSaidInPlaceOf(told, word, option)) return true
  return areAnyRelated(
    others.map(({ concept }) => concept),
    own.map(({ concept }) => concept),
  )
}

/** Is first as well, or follows the asked line as well. */
function comesThere(told: Told, { segment, right }: Asked, option: string): boolean {
  const asked = told.lines[segment]?.folded ?? ''
  const folded = foldLine(option)
  if (asked === foldLine(right)) return firstPlace(told, folded) <= firstPlace(told, asked)
  return (
    folded === asked || told.linesLike(asked).some((line) => told.lines[line.segment + 1]?.folded === folded)
  )
}

/** A line that is nowhere comes nowhere. */
const firstPlace = (told: Told, folded: string) =>
  told.linesLike(folded)[0]?.segment ?? Number.POSITIVE_INFINITY

/** The option is a line that the same one says, or somebody who says the same line. */
function isSaidByThem(told: Told, { segment, right }: Asked, option: string): boolean {
  const line = told.lines[segment]
  if (!line?.speaker) return false
  const asksForLine = line.folded === foldLine(right)
  return asksForLine
    ? told.linesLike(foldLine(option)).some(({ speaker }) => speaker === line.speaker)
    : told.linesLike(line.folded).some(({ speaker = '' }) => foldLine(speaker) === foldLine(option))
}

const wordOf = (told: Told, { segment, wordInSegment = -1 }: Asked): ToldWord | undefined =>
  told.lines[segment]?.words[wordInSegment]

function readingsOf(told: Told, asked: Asked): readonly Reading[] {
  const word = wordOf(told, asked)
  return word ? told.read(word).all : []
}

/** What a base form in the learner's language may mean. */
function conceptsOf({ lexicon }: Told, language: LanguageCode, text: string): readonly Concept[] {
  const target = targetLanguageCodes.find((code) => code === language)
  return target ? lexicon.entries(target, text) : []
}

const areAnyRelated = (some: readonly Concept[], others: readonly Concept[]) =>
  some.some((one) => others.some((other) => areRelated(one, other)))
