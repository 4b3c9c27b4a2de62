import { isTargetLanguage, type LanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import { tokenise } from '@verbena/language/text/tokenise'
import type { Concept } from '../../lexicon/concept-schema.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Reading } from '../../lexicon/readings.ts'
import { phraseReadings, separatedReadings } from '../../phrases/phrase-readings.ts'
import { insidePhrase } from '../../ranking/context-window.ts'
import { rankReadings } from '../../ranking/rank-readings.ts'
import type {
  AnalysedTranscript,
  TranscriptLine,
  TranscriptToken,
  WordReading,
} from './analysed-transcript.ts'
import { lineKey } from './normalise-line.ts'
import { isContent } from './word-score.ts'

/** Reads a word in its clause. The translations of the line decide between several meanings. */
export function readWord(transcript: AnalysedTranscript, word: TranscriptToken): WordReading {
  const line = transcript.lines[word.segment]
  const all = readInClause(transcript, word, line?.text ?? word.text)
  const isName = isNameHere(transcript, word)
  const [first] = all
  if (!first || !line) return { best: undefined, all, isSure: false, isClear: false, isName }
  const confirmed = all.filter(({ concept }) => evidenceOf(transcript, line).some((says) => says(concept)))
  // A phrase is confirmed only as a phrase, a noun only as a noun.
  const best = confirmed.find((reading) => isOfKind(reading, first)) ?? first
  // "Come and see" confirms both readings of ven, ver and venir.
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

/** Whether a reading is a feminine of a noun that is no person: "pote" is no form of pot, "parce" none of parc. */
export const isGuessedFeminine = ({ concept, reasons }: Reading) =>
  concept.partOfSpeech === 'noun' &&
  reasons.includes('feminine') &&
  !/\b(?:person|people|someone|who|man|woman|boy|child|animal|pet|bird|father|brother|son)\b/.test(
    concept.definition.en,
  )

const isOfKind = (one: Reading, other: Reading) =>
  one.isPhrase === other.isPhrase && one.concept.partOfSpeech === other.concept.partOfSpeech

const isOneWord = (one: Reading, other: Reading) =>
  isOfKind(one, other) && lemmaKey(one.lemma) === lemmaKey(other.lemma)

/** Whether a word is a name here: it has a capital, or is a title before a name (don Julián). */
function isNameHere(
  { names }: AnalysedTranscript,
  { text, key, clause, placeInClause }: TranscriptToken,
): boolean {
  if (!names.has(key)) return false
  return /^\p{Lu}/u.test(text) || names.has(clause[placeInClause + 1] ?? '')
}

type Place = Pick<AnalysedTranscript, 'lexicon' | 'language'>

/** All readings of a word, the most likely in its clause first. */
function readInClause(place: Place, word: TranscriptToken, line: string): readonly Reading[] {
  const { lexicon, language } = place
  const alone = lexicon.readings(language, word.text)
  // Phrases are not searched for words that may be function words, because no question is about them and the search is slow.
  if (!alone.every(isContent)) return alone
  const around = insidePhrase(word.clause.map((text) => ({ text })))(word.placeInClause)
  const readings = [
    ...phraseReadings({ lexicon, language, around }),
    ...separatedReadings({ lexicon, language, around }),
    ...alone,
  ]
  return rankReadings(readings, {
    lexicon,
    language,
    text: word.text,
    context: line,
    around: () => around,
  })
}

type Evidence = (concept: Concept) => boolean
const known = new WeakMap<TranscriptLine, Evidence[]>()

/** For each translation of a line, a function that tests whether it contains a word of a concept. */
function evidenceOf({ lexicon, language }: AnalysedTranscript, line: TranscriptLine): Evidence[] {
  const found =
    known.get(line) ??
    Object.entries(line.translations)
      .filter(([code, text]) => code !== language && text !== undefined)
      .slice(0, 2)
      .map(([code, text = '']) => evidenceIn(lexicon, code as LanguageCode, text))
  known.set(line, found)
  return found
}

function evidenceIn(lexicon: Lexicon, language: LanguageCode, text: string): Evidence {
  if (!isTargetLanguage(language)) return () => false
  const paddedKey = ` ${lineKey(text)} `
  const lemmas = new Set(
    tokenise(text, language)
      .filter(({ isWord }) => isWord)
      .flatMap((word) => [
        textKey(word.text),
        ...lexicon.readings(language, word.text).map(({ lemma }) => lemmaKey(lemma)),
      ]),
  )
  return ({ words }) =>
    (words[language] ?? []).some((word) =>
      word.includes(' ') ? paddedKey.includes(` ${lineKey(word)} `) : lemmas.has(textKey(word)),
    )
}
