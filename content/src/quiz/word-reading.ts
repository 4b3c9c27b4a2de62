import { type LanguageCode, targetLanguageCodes } from '@verbena/language/languages'
import { tokenise } from '@verbena/language/tokenise'
import { foldForm, type Lexicon, type Reading } from '../lexicon.ts'
import type { Concept } from '../lexicon-schema.ts'
import { likeliestFirst } from '../likeliest.ts'
import { phraseReadings, separatedReadings } from '../phrase-readings.ts'
import { insidePhrase } from '../surroundings.ts'
import { foldLine } from './said-line.ts'
import type { Told, ToldLine, ToldWord } from './told.ts'
import { isContent } from './word-worth.ts'

export type WordReading = {
  /** What the word most likely is here; undefined where the lexicon does not know it. */
  best: Reading | undefined
  /** Everything that it may be, for saying what else would be right. */
  all: readonly Reading[]
  /** The lexicon has one meaning only, or a translation of the line says which. */
  isSure: boolean
  /** Whatever it means, it is a form of one word, and not said by itself: "bueno, me voy" calls nothing good. */
  isClear: boolean
  isName: boolean
}

/** Reads a word in its clause, and asks the translations of its line which of several meanings it has. */
export function readWord(told: Told, word: ToldWord): WordReading {
  const line = told.lines[word.segment]
  const all = readInClause(told, word, line?.text ?? word.text)
  const isName = isNameHere(told, word)
  const [likeliest] = all
  if (!likeliest || !line) return { best: undefined, all, isSure: false, isClear: false, isName }
  const confirmed = all.filter(({ concept }) => evidenceOf(told, line).some((says) => says(concept)))
  // What is said as a phrase is no other meaning of one of its words, and a noun is no verb.
  const best = confirmed.find((reading) => isOfKind(reading, likeliest)) ?? likeliest
  // "Come and see" says both what ven may be of, ver and venir.
  const isConfirmed =
    confirmed.length > 0 &&
    confirmed.every((reading) => reading.concept === best.concept || isOneWord(reading, best))
  const isUsual = word.clause.length > 1 && !isGuessedFeminine(best)
  return {
    best,
    all,
    isSure: isConfirmed || (isUsual && all.every(({ concept }) => concept === best.concept)),
    isClear: isConfirmed || (isUsual && all.every((reading) => isOneWord(reading, best))),
    isName: isName || best.concept.partOfSpeech === 'name',
  }
}

/** Whoever is somebody has a feminine, and nothing else: "pote" is of no pot, "parce" of no parc. */
export const isGuessedFeminine = ({ concept, reasons }: Reading) =>
  concept.partOfSpeech === 'noun' &&
  reasons.includes('feminine') &&
  !/\b(?:person|people|someone|who|man|woman|boy|child|animal|pet|bird|father|brother|son)\b/.test(
    concept.definition.en,
  )

const isOfKind = (one: Reading, other: Reading) =>
  one.isPhrase === other.isPhrase && one.concept.partOfSpeech === other.concept.partOfSpeech

const isOneWord = (one: Reading, other: Reading) =>
  isOfKind(one, other) && foldForm(one.lemma) === foldForm(other.lemma)

/** With its capital, or as the title before one: don Julián. */
function isNameHere({ names }: Told, { text, folded, clause, placeInClause }: ToldWord): boolean {
  if (!names.has(folded)) return false
  return /^\p{Lu}/u.test(text) || names.has(clause[placeInClause + 1] ?? '')
}

type Place = Pick<Told, 'lexicon' | 'language'>

/** Every reading of a word, likeliest here first. */
function readInClause(place: Place, word: ToldWord, line: string): readonly Reading[] {
  const { lexicon, language } = place
  const alone = lexicon.readings(language, word.text)
  // A word that may be a function word is never asked for, and looking for phrases costs more than all else.
  if (!alone.every(isContent)) return alone
  const around = insidePhrase(word.clause.map((text) => ({ text })))(word.placeInClause)
  const readings = [
    ...phraseReadings({ lexicon, language, around }),
    ...separatedReadings({ lexicon, language, around }),
    ...alone,
  ]
  return likeliestFirst(readings, {
    lexicon,
    language,
    text: word.text,
    context: line,
    around: () => around,
  })
}

type Evidence = (concept: Concept) => boolean
const known = new WeakMap<ToldLine, Evidence[]>()

/** For each translation of a line, whether it says a concept. */
function evidenceOf({ lexicon, language }: Told, line: ToldLine): Evidence[] {
  const found =
    known.get(line) ??
    Object.entries(line.translations)
      .filter(([code, text]) => code !== language && text !== undefined)
      .slice(0, 2)
      .map(([code, text = '']) => evidenceIn(lexicon, code as LanguageCode, text))
  known.set(line, found)
  return found
}

function evidenceIn(lexicon: Lexicon, code: LanguageCode, text: string): Evidence {
  const language = targetLanguageCodes.find((target) => target === code)
  if (!language) return () => false
  const said = ` ${foldLine(text)} `
  const lemmas = new Set(
    tokenise(text, language)
      .filter(({ isWord }) => isWord)
      .flatMap((word) => [
        foldForm(word.text),
        ...lexicon.readings(language, word.text).map(({ lemma }) => foldForm(lemma)),
      ]),
  )
  return ({ words }) =>
    (words[language] ?? []).some((word) =>
      word.includes(' ') ? said.includes(` ${foldLine(word)} `) : lemmas.has(foldForm(word)),
    )
}
