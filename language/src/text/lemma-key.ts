import { textKey } from './text-key.ts'

/**
 * The key of a base form within its language: what a learner saves, says, notes and is asked of a word is stored under
 * it. It is the `textKey` of the base form, so that a form which is its own base form has one key as both.
 *
 * Capitals do not tell base forms apart, those of German nouns neither: Essen and essen are one, because what learners
 * type, and what stands at the start of a sentence, does not say which is meant. Accents do: él and el are two.
 * @example lemmaKey('aujourd’hui') === lemmaKey("Aujourd'hui") // true
 * @example lemmaKey('Essen') // 'essen'
 */
export const lemmaKey = (lemma: string): string => textKey(lemma)
