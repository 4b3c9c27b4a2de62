import { levels } from '@verbena/language/levels'
import { packs } from '@verbena/language/packs/packs'
import { type Chance, sortedBy } from '@verbena/language/seeded'
import { foldForm, type Reading } from '../lexicon.ts'
import { isAlsoRight } from './also-right.ts'
import { endAlike } from './fair-options.ts'
import { agreesLike } from './fits-around.ts'
import { triedMaximum } from './question.ts'
import type { Told, ToldWord } from './told.ts'
import { formsOf, type StockWord, stockOf } from './word-stock.ts'

/**
 * Words to offer beside the right one: of its class, in its form and near its level and length, none of which fits.
 * @returns as many as are wanted, or fewer
 */
export function wrongWordsFor(told: Told, word: ToldWord, wanted: number, chance: Chance): string[] {
  const { best, all } = told.read(word)
  if (!best) return []
  const forms = formsOf(all, best)
  const form = best.reasons.join(' ')
  const alike = stockOf(told).filter(
    (other) =>
      other.forms.has(form) &&
      other.reading.concept.partOfSpeech === best.concept.partOfSpeech &&
      agreesLike(told, { word, best }, other),
  )
  const near = sortedBy(
    alike,
    (other) => distance(best, word.text, other) + apart(forms, other.forms) + chance() * 3,
  )
  const chosen: StockWord[] = []
  for (const other of near.slice(0, triedMaximum)) {
    if (chosen.length === wanted) break
    if (suits(told, word, other) && !chosen.some((one) => isSameWord(one, other))) chosen.push(other)
  }
  return chosen.map(({ form }) => written(told, word, form))
}

/** Smaller is likelier to be taken: a word of the same level, as long, and heard in the transcript. */
function distance({ concept }: Reading, text: string, { form, reading, isTold }: StockWord): number {
  const levelsApart = Math.abs(levels.indexOf(concept.level) - levels.indexOf(reading.concept.level))
  return levelsApart + Math.abs(form.length - text.length) / 3 + (isTold ? 0 : 1.5)
}

/** 0 where two words have every form in common, up to 8: one case more would tell. */
function apart(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = [...some].filter((form) => others.has(form)).length
  return 8 - (8 * shared) / (some.size + others.size - shared)
}

function suits(told: Told, word: ToldWord, { form }: StockWord): boolean {
  const isInLine = told.lines[word.segment]?.words.some(({ folded }) => folded === foldForm(form))
  const isLetters = /^[\p{L}\p{M}-]{2,}$/u.test(form)
  return (
    isLetters &&
    !isInLine &&
    endAlike(told.language, form, word.text) &&
    !isAlsoRight(told, { ...askedFor(told, word), right: word.text }, form)
  )
}

const askedFor = ({ language }: Told, { segment, wordInSegment }: ToldWord) =>
  ({ kind: 'missingWord', segment, wordInSegment, optionsLanguage: language }) as const

const isSameWord = (one: StockWord, other: StockWord) =>
  foldForm(one.form) === foldForm(other.form) || foldForm(one.reading.lemma) === foldForm(other.reading.lemma)

/** With a capital where the right one has one. */
function written({ language }: Told, { text, isSentenceStart }: ToldWord, form: string): string {
  const isCapital = /^\p{Lu}/u.test(text)
  if (!isCapital || (packs[language]?.capitalNouns && !isSentenceStart)) return form
  return form.charAt(0).toUpperCase() + form.slice(1)
}
