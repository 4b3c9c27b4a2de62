import { textKey } from './text-key.ts'

/**
 * The key of a lemma within its language. Words, word statuses, notes and review cards are stored under it. It is the
 * `textKey` of the lemma, so that a form which is its own lemma has one key as both.
 *
 * Case does not distinguish lemmas, not even in German: Essen and essen have one key, because neither a learner's input
 * nor the beginning of a sentence shows which is meant. Accents do: él and el have two keys.
 * @example lemmaKey('aujourd’hui') === lemmaKey("Aujourd'hui") // true
 * @example lemmaKey('Essen') // 'essen'
 */
export const lemmaKey = (lemma: string): string => textKey(lemma)
