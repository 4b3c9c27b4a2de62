import type { FormReason } from '@verbena/language/morphology/parts-of-speech'

export type Person = readonly FormReason[]

/** I, you, he, we, you, they: the order of the pronouns in a pack. */
export const persons: readonly Person[] = [
  ['firstPerson', 'singular'],
  ['secondPerson', 'singular'],
  ['thirdPerson', 'singular'],
  ['firstPerson', 'plural'],
  ['secondPerson', 'plural'],
  ['thirdPerson', 'plural'],
]

export const hasPerson = (reasons: readonly FormReason[]) =>
  reasons.some((reason) => reason.endsWith('Person'))

/** Infinitives and participles agree with every person. */
export const isOf = (reasons: readonly FormReason[], person: Person | undefined) =>
  !hasPerson(reasons) || person?.every((reason) => reasons.includes(reason)) === true

/** A pronoun by itself, or elided before something: "j'ai". */
export const containsPronoun = (word: string, pronoun: string) =>
  word === pronoun || (pronoun.endsWith("'") && word.startsWith(pronoun))
