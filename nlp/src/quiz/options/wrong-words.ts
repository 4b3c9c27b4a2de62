import { levels } from '@verbena/language/levels'
import { packs } from '@verbena/language/packs/packs'
import { type RandomSource, sortedBy } from '@verbena/language/random/seeded-random'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import type { Reading } from '../../lexicon/readings.ts'
import { triedMaximum } from '../questions/question.ts'
import type { AnalysedTranscript, TranscriptToken } from '../transcript/analysed-transcript.ts'
import { type Distractor, distractorPoolOf, formsOf } from '../transcript/distractor-pool.ts'
import { isAlsoRight } from './also-right.ts'
import { haveSameEnding } from './fair-options.ts'
import { agreesLike } from './fits-around.ts'

/**
 * Distractors for a missing word: words of its part of speech in its form, of a similar level and length, that do not fit.
 * @returns at most as many as are wanted
 */
export function wrongWordsFor(
  transcript: AnalysedTranscript,
  word: TranscriptToken,
  wanted: number,
  random: RandomSource,
): string[] {
  const { best, all } = transcript.read(word)
  if (!best) return []
  const forms = formsOf(all, best)
  const form = best.reasons.join(' ')
  const alike = distractorPoolOf(transcript).filter(
    (other) =>
      other.forms.has(form) &&
      other.reading.concept.partOfSpeech === best.concept.partOfSpeech &&
      agreesLike(transcript, { word, best }, other),
  )
  const near = sortedBy(
    alike,
    (other) => distance(best, word.text, other) + apart(forms, other.forms) + random() * 3,
  )
  const chosen: Distractor[] = []
  for (const other of near.slice(0, triedMaximum)) {
    if (chosen.length === wanted) break
    if (suits(transcript, word, other) && !chosen.some((one) => isSameWord(one, other))) chosen.push(other)
  }
  return chosen.map(({ form }) => written(transcript, word, form))
}

/** The distance from the right word. It is small for words of the same level and length that occur in the transcript. */
function distance(
  { concept }: Reading,
  text: string,
  { form, reading, isFromTranscript }: Distractor,
): number {
  const levelsApart = Math.abs(levels.indexOf(concept.level) - levels.indexOf(reading.concept.level))
  return levelsApart + Math.abs(form.length - text.length) / 3 + (isFromTranscript ? 0 : 1.5)
}

/** The distance of the inflections of two words: 0 if they have all in common, 8 at most. */
function apart(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = [...some].filter((form) => others.has(form)).length
  return 8 - (8 * shared) / (some.size + others.size - shared)
}

function suits(transcript: AnalysedTranscript, word: TranscriptToken, { form }: Distractor): boolean {
  const isInLine = transcript.lines[word.segment]?.words.some(({ key }) => key === textKey(form))
  const isLetters = /^[\p{L}\p{M}-]{2,}$/u.test(form)
  return (
    isLetters &&
    !isInLine &&
    haveSameEnding(transcript.language, form, word.text) &&
    !isAlsoRight(transcript, { ...questionFactsOf(transcript, word), right: word.text }, form)
  )
}

const questionFactsOf = ({ language }: AnalysedTranscript, { segment, wordInSegment }: TranscriptToken) =>
  ({ kind: 'missingWord', segment, wordInSegment, optionsLanguage: language }) as const

const isSameWord = (one: Distractor, other: Distractor) =>
  textKey(one.form) === textKey(other.form) || lemmaKey(one.reading.lemma) === lemmaKey(other.reading.lemma)

/** Writes a word with a capital if the right word has one. */
function written(
  { language }: AnalysedTranscript,
  { text, isSentenceStart }: TranscriptToken,
  form: string,
): string {
  const isCapital = /^\p{Lu}/u.test(text)
  if (!isCapital || (packs[language]?.capitalNouns && !isSentenceStart)) return form
  return form.charAt(0).toUpperCase() + form.slice(1)
}
