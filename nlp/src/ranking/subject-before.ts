import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { containsPronoun } from './persons.ts'

/** The number of words before a verb that are searched for its subject. */
const reach = 10

/**
 * Whether a reflexive pronoun may belong to the subject before it: in "Elle me lève" and "Kan du gi meg boka" it does not. In
 * languages whose verbs need no subject the ending of the verb decides.
 * @param at index of the pronoun among the words
 * @param person of the pronoun, from 0: I, you, he and they, we, you
 */
export function isOfSubject(
  language: TargetLanguageCode,
  words: readonly string[],
  at: number,
  person: number,
): boolean {
  const { subjects, requiresSubject, subjectsAlsoObjects = [] } = packs[language] ?? {}
  if (!subjects || !requiresSubject || person === 2) return true
  for (let before = at - 1; before >= Math.max(0, at - reach); before--) {
    const word = words[before] ?? ''
    const persons = subjectsAlsoObjects.includes(word) ? [] : personsOf(subjects, word)
    if (persons.length > 0) return persons.includes(person)
  }
  // An imperative has no subject ("Dépêche-toi !"); in "Heute freue ich mich" the subject is right before the pronoun.
  return person === 1 || person === 4
}

/** The persons, by index, whose subject pronoun a word may be; "qu'il" ends with one. */
function personsOf(subjects: readonly (readonly string[])[], word: string): number[] {
  const end = word.slice(word.indexOf("'") + 1)
  return subjects.flatMap((pronouns, person) =>
    pronouns.some((pronoun) => containsPronoun(word, pronoun) || end === pronoun) ? [person] : [],
  )
}
