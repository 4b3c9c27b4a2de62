import type { InflectionRule } from './inflection-data.ts'

/** Rules, and their weight by the length of the ending. */
type Group = readonly [rules: readonly InflectionRule[], weight: (length: number) => number]

/**
 * Orders rules by weight, which is usually the length of the ending, because a long ending is rarely part of another word.
 * Rules of equal weight keep their order.
 */
export const orderRules = (...groups: readonly Group[]): InflectionRule[] =>
  groups
    .flatMap(([rules, weight]) => rules.map((rule) => ({ rule, weight: weight(rule.form.length) })))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ rule }) => rule)

/** The weight is the length of the ending. */
export const byLength = (length: number) => length
/** The weight of rules after all usual endings and before rare short ones. */
export const behind = () => 0.75
/** The weight of rare rules. They count as if their ending were shorter, so that usual readings come first. */
export const asRare = (length: number) => (length > 3 ? length - 1.1 : 0.5)
/** The weight just below that of an ending with one letter less. */
export const asSecond = (length: number) => Math.max(0.6, length - 1.1)
