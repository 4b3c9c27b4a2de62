import type { TargetLanguageCode } from '@verbena/language/languages'
import { tokenise } from '@verbena/language/tokenise'
import { foldForm, type Lexicon } from './lexicon.ts'
import { lemmasOfForm } from './said-lemmas.ts'

/** Stands in a sentence where a word was taken out. */
const gap = '____'

/**
 * A sentence without the word that it was saved for, in whatever form it stands there.
 * @param word as it was saved; may be several words
 * @param lemma its base form
 * @returns null where the sentence does not say it, or says nothing else
 * @example clozeOf(lexicon, 'es', 'Comemos pan.', { word: 'pan', lemma: 'pan' }) // { sentence: 'Comemos ____.', answer: 'pan' }
 */
export function clozeOf(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  sentence: string,
  { word, lemma }: { word: string; lemma: string },
): { sentence: string; answer: string } | null {
  const tokens = tokenise(sentence, language)
  if (tokens.filter(({ isWord }) => isWord).length < 2) return null
  const said =
    tokens.find(({ text, isWord }) => isWord && foldForm(text) === foldForm(word)) ??
    tokens.find(
      ({ text, isWord }) => isWord && lemmasOfForm(lexicon, language, text).includes(foldForm(lemma)),
    )
  const start = said?.start ?? placeOfPhrase(sentence, word)
  if (start === undefined) return null
  const answer = said?.text ?? sentence.slice(start, start + word.length)
  const rest = sentence.slice(start + answer.length)
  const without = sentence.slice(0, start) + gap + rest
  return /\p{L}/u.test(without) ? { sentence: without, answer } : null
}

const letter = /[\p{L}\p{N}]/u

/** Of several words, where they stand as they are. */
function placeOfPhrase(sentence: string, word: string): number | undefined {
  if (!/\s/.test(word)) return undefined
  const at = foldForm(sentence).indexOf(foldForm(word))
  // Folding may change lengths; then the place is not to be trusted.
  if (at < 0 || foldForm(sentence).length !== sentence.length) return undefined
  const isInside = letter.test(sentence[at - 1] ?? '') || letter.test(sentence[at + word.length] ?? '')
  return isInside ? undefined : at
}
