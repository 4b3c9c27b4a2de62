import { type FillGaps, gapMark, gapsMaximum } from '@verbena/contract/media-tests'
import { seededRandom, shuffled, sortedBy } from '@verbena/language/random/seeded-random'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { QuizOrder } from './generate-quiz.ts'
import { isAlsoRight } from './options/also-right.ts'
import { wrongWordsFor } from './options/wrong-words.ts'
import { minimumWrongOptions, openWorkshop, type Workshop, wrongWanted } from './questions/question.ts'
import { hintOf, isTooPlain } from './questions/word-note.ts'
import {
  type AnalysedTranscript,
  isRepeatedInLine,
  type TranscriptToken,
} from './transcript/analysed-transcript.ts'
import { wordScore } from './transcript/word-score.ts'

/** Words of a text per gap, per gap of a low score, and the minimum distance of gaps in words. */
const wordsPerGap = 7
const wordsPerPoorGap = 10
const leastDistance = 2
/** Indexes of gaps when no word has a score (specification 2, section 9). */
const defaultGapIndexes = [2, 5, 9]
/**
 * Deductions from the score. A repeated line shows the missing word, and a word that both languages share is too
 * easy.
 */
const repeatedLine = 5
const plainWord = 6

type Gap = { word: TranscriptToken; wrong: readonly string[] }

/** Makes gaps of the words that help this learner most, in the order of the text. */
export function generateGaps({ transcript, learner, nativeLanguage, seed }: QuizOrder): FillGaps {
  const workshop = openWorkshop(transcript, learner, nativeLanguage, seededRandom(seed))
  const valuable = chooseGaps(workshop)
  const gaps = valuable.length > 0 ? valuable : defaultGaps(workshop)
  const bySegment = transcript.lines.map((line) =>
    textWithGaps(
      line.text,
      gaps.map(({ word }) => word).filter(({ segment }) => segment === line.segment),
    ),
  )
  return {
    gapIndexes: gaps.map(({ word }) => word.index),
    textWithGaps: bySegment.join('\n'),
    textWithGapsBySegments: bySegment,
    gapOptions: gaps.map(({ word, wrong }) => shuffled([word.text, ...wrong], workshop.random)),
    correctAnswers: gaps.map(({ word }) => word.text),
    gaps: gaps.map(({ word }) => describeGap(workshop, word)),
    language: transcript.language,
  }
}

/** Chooses the best word of each part of the text, then the best of the others. */
function chooseGaps(workshop: Workshop): Gap[] {
  const { transcript, random } = workshop
  const count = Math.min(gapsMaximum, Math.floor(transcript.words.length / wordsPerGap))
  const score = new Map<TranscriptToken, number>()
  for (const word of transcript.questionLines.flatMap(({ words }) => words)) {
    const wordValue = gapScore(workshop, word)
    if (Number.isFinite(wordValue) && word.index > 0) score.set(word, wordValue + random() * 2)
  }
  const best = sortedBy([...score.keys()], (word) => -(score.get(word) ?? 0))
  const partOf = ({ index }: TranscriptToken) => Math.floor((index * count) / transcript.words.length)
  const chosen: Gap[] = []
  const take = (suits: (word: TranscriptToken) => boolean, upTo = count) => {
    for (const word of best) {
      if (chosen.length >= upTo) return
      if (!suits(word) || chosen.some((gap) => isTooNear(gap.word, word))) continue
      const wrong = wrongWordsFor(transcript, word, wrongWanted, random)
      if (wrong.length >= minimumWrongOptions) chosen.push({ word, wrong })
    }
  }
  const isNew = (word: TranscriptToken) =>
    !chosen.some((gap) => lemmaOf(transcript, gap.word) === lemmaOf(transcript, word))
  const isNewLine = ({ segment }: TranscriptToken) => !chosen.some(({ word }) => word.segment === segment)
  // A gap needs its context, and a second gap in the line would remove part of it.
  const isGood = (word: TranscriptToken) => isNew(word) && (score.get(word) ?? 0) > 0
  take((word) => isGood(word) && isNewLine(word) && !chosen.some((gap) => partOf(gap.word) === partOf(word)))
  take((word) => isGood(word) && isNewLine(word))
  take(isGood)
  const enough = Math.min(count, Math.floor(transcript.words.length / wordsPerPoorGap))
  take(isNew, enough)
  take(() => true, enough)
  return sortedBy(chosen, ({ word }) => word.index)
}

/** The score of a word as a gap: 0 or less if its line or spelling reveals it, -Infinity if it is unusable. */
function gapScore(workshop: Workshop, word: TranscriptToken): number {
  const { transcript, learner } = workshop
  const score = wordScore(transcript, word, learner)
  const line = transcript.lines[word.segment]
  if (score <= 0 || !line || isRepeatedInLine(line, word)) return Number.NEGATIVE_INFINITY
  const isPlain = isTooPlain(transcript, word, hintOf(workshop, word) ?? '')
  return score - (transcript.linesLike(line.key).length > 1 ? repeatedLine : 0) - (isPlain ? plainWord : 0)
}

const isTooNear = (one: TranscriptToken, other: TranscriptToken) =>
  Math.abs(one.index - other.index) < leastDistance

const lemmaOf = (transcript: AnalysedTranscript, word: TranscriptToken) =>
  lemmaKey(transcript.read(word).best?.lemma ?? word.text)

/** Gaps of a text whose words the lexicon lacks: at fixed places, with other words of the text as options. */
function defaultGaps({ transcript, random }: Workshop): Gap[] {
  const others = shuffled(
    transcript.questionLines.flatMap(({ words }) => words).map(({ key }) => key),
    random,
  )
  return defaultGapIndexes.flatMap((index) => {
    const word = transcript.words[index]
    if (!word) return []
    const { segment, wordInSegment, text } = word
    const question = { kind: 'missingWord', segment, wordInSegment, right: text } as const
    const wrong = [...new Set(others)]
      .filter(
        (other) => !isAlsoRight(transcript, { ...question, optionsLanguage: transcript.language }, other),
      )
      .slice(0, wrongWanted)
    return wrong.length >= minimumWrongOptions ? [{ word, wrong }] : []
  })
}

/** Replaces words of a line by gaps, the last first, so that the offsets of the others do not change. */
function textWithGaps(text: string, words: readonly TranscriptToken[]): string {
  return words.reduceRight(
    (rest, { start, text: word }) => rest.slice(0, start) + gapMark + rest.slice(start + word.length),
    text,
  )
}

function describeGap(workshop: Workshop, word: TranscriptToken): FillGaps['gaps'][number] {
  const { best } = workshop.transcript.read(word)
  const hint = hintOf(workshop, word)
  return {
    segment: word.segment,
    seconds: workshop.transcript.lines[word.segment]?.seconds ?? 0,
    wordInSegment: word.wordInSegment,
    ...(best && { lemma: best.lemma }),
    ...(hint && { translation: hint }),
  }
}
