import type { FormReason } from '@verbena/language/morphology/parts-of-speech'

export type Person = readonly FormReason[]

/** The persons in the order of the pronouns of a pack: I, you, he, we, you, they. */
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

/** Whether a form agrees with a person. Infinitives and participles agree with all. */
export const isOf = (reasons: readonly FormReason[], person: Person | undefined) =>
  !hasPerson(reasons) || person?.every((reason) => reasons.includes(reason)) === true

/** Whether a word is a pronoun, or begins with an elided one: "j'ai". */
export const containsPronoun = (word: string, pronoun: string) =>
  word === pronoun || (pronoun.endsWith("'") && word.startsWith(pronoun))
