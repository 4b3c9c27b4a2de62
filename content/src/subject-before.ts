import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { saysPronoun, saysSubject } from './persons.ts'

/** How far back the subject of a verb may have been said, in words. */
const reach = 10
/** "Ich sehe sie und freue mich", "Jeg tar det med meg": these may as well be objects. */
const alsoObjects: Partial<Record<TargetLanguageCode, readonly string[]>> = {
  de: ['sie', 'es', 'ihr'],
  fr: ['ça', 'ce', "c'"],
}

/**
 * Whether a reflexive pronoun can be that of the subject: in "Elle me lève" and "Kan du gi meg boka" it is not.
 * Languages whose verb stands without its subject tell by the verb's ending instead.
 * @param at place of the pronoun among the words
 * @param person of the pronoun, from 0: I, you, he, we, you
 */
export function isOfSubject(
  language: TargetLanguageCode,
  words: readonly string[],
  at: number,
  person: number,
): boolean {
  const { subjects } = packs[language] ?? {}
  if (!subjects || !saysSubject.has(language) || person === 2) return true
  for (let place = at - 1; place >= Math.max(0, at - reach); place--) {
    const said = personsOf(language, subjects, words[place] ?? '')
    if (said.length > 0) return said.includes(person)
  }
  // "Dépêche-toi !", "Beeil dich!"; "Heute freue ich mich" has it before the pronoun, "weil mich" hardly ever behind.
  return person === 1 || person === 4
}

/** The persons that a word may say as a subject, by their place in the pack; "qu'il" ends with one. */
function personsOf(
  language: TargetLanguageCode,
  subjects: readonly (readonly string[])[],
  word: string,
): number[] {
  if (alsoObjects[language]?.includes(word)) return []
  const end = word.slice(word.indexOf("'") + 1)
  return subjects.flatMap((pronouns, person) =>
    pronouns.some((pronoun) => saysPronoun(word, pronoun) || end === pronoun) ? [person] : [],
  )
}
