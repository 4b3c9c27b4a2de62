import type { InflectionRule } from './inflection-data.ts'

/** Rules, and how much the length of their ending counts. */
type Group = readonly [rules: readonly InflectionRule[], weight: (length: number) => number]

/**
 * Rules by weight: a long ending is seldom part of another word, so it comes first. Among equals the order of the groups and of
 * their rules stays.
 */
export const orderRules = (...groups: readonly Group[]): InflectionRule[] =>
  groups
    .flatMap(([rules, weight]) => rules.map((rule) => ({ rule, weight: weight(rule.form.length) })))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ rule }) => rule)

/** A rule counts as much as its ending has letters. */
export const byLength = (length: number) => length
/** Behind every usual ending, before the rare short ones. */
export const behind = () => 0.75
/** What is rare counts as if its ending were shorter, so that a usual reading of the same form stands before it. */
export const asRare = (length: number) => (length > 3 ? length - 1.1 : 0.5)
/** Just behind an ending that is one letter shorter. */
export const asSecond = (length: number) => Math.max(0.6, length - 1.1)
