import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Transitions } from './chain.ts'
import { tags } from './tags.ts'

/** The learned weights of a language as they are in its file. */
export type WeightsFile = {
  /** Weights of a class after another, by `before after`. */
  transitions: Readonly<Record<string, number>>
  /** By the name of a feature. */
  features: Readonly<Record<string, number>>
}

export type RankingWeights = { transitions: Transitions; features: ReadonlyMap<string, number> }

/** The weights of a language; undefined for a language that has not been learned. */
export type WeightsByLanguage = (language: TargetLanguageCode) => RankingWeights | undefined

export function weightsOf({ transitions, features }: WeightsFile): RankingWeights {
  const table = new Float64Array(tags.length * tags.length)
  tags.forEach((from, row) => {
    tags.forEach((to, column) => {
      table[row * tags.length + column] = transitions[`${from} ${to}`] ?? 0
    })
  })
  return { transitions: table, features: new Map(Object.entries(features)) }
}

/** The file of weights whose features are at least `least`, rounded, in a stable order. */
export function weightsFileOf({ transitions, features }: RankingWeights, least: number): WeightsFile {
  const rounded = (weight: number) => Math.round(weight * 100) / 100
  const steps = tags.flatMap((from, row) =>
    tags.map(
      (to, column) => [`${from} ${to}`, rounded(transitions[row * tags.length + column] ?? 0)] as const,
    ),
  )
  return {
    transitions: Object.fromEntries(steps.filter(([, weight]) => weight !== 0)),
    features: Object.fromEntries(
      [...features]
        .filter(([, weight]) => Math.abs(weight) >= least)
        .map(([name, weight]) => [name, rounded(weight)] as const)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  }
}
