import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Level } from '@verbena/language/levels'
import { estimateLevel } from '@verbena/nlp/level/estimate-level'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import { lemmaCounts } from '@verbena/nlp/transcript/lemma-counts'
import { lemmasInText } from '@verbena/nlp/transcript/lemmas-in-text'
import type { LemmaOccurrence } from './catalogue.queries.ts'

/** Computed from the words of a transcript, again when the transcript or the lexicon changes. */
export type TranscriptStatistics = {
  occurrences: LemmaOccurrence[]
  /** How often each lemma occurs. */
  counts: Map<string, number>
  /** Null when there is too little text. */
  estimatedLevel: Level | null
}

type Segments = readonly { text: string }[]

/** Increase it when the computation changes, so that stored statistics are computed again. */
export const statisticsVersion = 1

/** The number of lines that take about ten milliseconds. */
const linesPerStep = 20
/** The level is estimated from the first lines only, because more text does not change it. */
const linesForLevel = 400

export const noStatistics: TranscriptStatistics = {
  occurrences: [],
  counts: new Map(),
  estimatedLevel: null,
}

export function computeStatistics(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  segments: Segments,
): TranscriptStatistics {
  const lines = segments.map(({ text }) => text)
  return {
    occurrences: lemmaOccurrences(lexicon, language, segments),
    counts: lemmaCounts(lexicon, language, lines),
    estimatedLevel: estimateLevel(lexicon, language, lines),
  }
}

/**
 * Computes the statistics of a transcript that a learner added. It may have 20,000 lines, which take seconds, so other
 * requests are served between the steps.
 */
export async function computeStatisticsInSteps(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  segments: Segments,
): Promise<TranscriptStatistics> {
  const occurrences: TranscriptStatistics['occurrences'] = []
  const counts: TranscriptStatistics['counts'] = new Map()
  for (let first = 0; first < segments.length; first += linesPerStep) {
    const slice = segments.slice(first, first + linesPerStep)
    for (const { lemma, segment } of lemmaOccurrences(lexicon, language, slice))
      occurrences.push({ lemma, segment: first + segment })
    const lines = slice.map(({ text }) => text)
    for (const [lemma, count] of lemmaCounts(lexicon, language, lines))
      counts.set(lemma, (counts.get(lemma) ?? 0) + count)
    await nextTurn()
  }
  const lines = segments.slice(0, linesForLevel).map(({ text }) => text)
  return { occurrences, counts, estimatedLevel: estimateLevel(lexicon, language, lines) }
}

const lemmaOccurrences = (
  lexicon: Lexicon,
  language: TargetLanguageCode,
  segments: Segments,
): LemmaOccurrence[] =>
  segments.flatMap(({ text }, segment) =>
    lemmasInText(lexicon, language, text).map((lemma) => ({ lemma, segment })),
  )
