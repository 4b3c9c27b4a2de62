import { type Level, levels } from '@verbena/language/levels'
import { packs } from '@verbena/language/packs/packs'
import { estimateLevel } from '../level/estimate-level.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { startsWithConnector } from './connectors.ts'
import type { RunningWord } from './running-lemmas.ts'
import type { Style } from './style-schema.ts'
import type { WrittenText } from './tokens.ts'

export type TextProfile = {
  words: number
  sentences: number
  differentWords: number
  levels: { level: Level; words: number }[]
  estimatedLevel: Level | null
  sentenceLength: number
  connected: number
}

/** Computes figures of a text: number and variety of words, their levels, and connectors. */
export function textProfile(
  written: WrittenText,
  words: readonly RunningWord[],
  { lexicon, style }: { lexicon: Lexicon; style: Style },
): TextProfile {
  const { sentences, language } = written
  const spoken = sentences.filter(({ tokens }) => tokens.some(({ kind }) => kind === 'word'))
  const lemmas = new Map(words.map((word) => [word.lemma, word]))
  const ranks = [...lemmas.values()].flatMap((word) => {
    const isName =
      !packs[language]?.capitalNouns && !word.isFirstOfSentence && /^\p{Lu}/u.test(word.token.text)
    const known = isName ? [] : word.readings.map(({ concept }) => levels.indexOf(concept.level))
    return known.length > 0 ? [Math.min(...known)] : []
  })
  const tied = spoken.slice(1).filter((sentence) => startsWithConnector(sentence, style))
  return {
    words: words.length,
    sentences: spoken.length,
    differentWords: lemmas.size,
    levels: levels.map((level, rank) => ({ level, words: ranks.filter((one) => one === rank).length })),
    estimatedLevel: estimateLevel(
      lexicon,
      language,
      spoken.map(({ start, end }) => written.text.slice(start, end)),
      'left out',
    ),
    sentenceLength: rounded(words.length / Math.max(1, spoken.length), 10),
    connected: rounded(tied.length / Math.max(1, spoken.length - 1), 100),
  }
}

const rounded = (value: number, by: number) => Math.round(value * by) / by
