import { placeIn } from '@verbena/nlp/ranking/context-window'

/** A longer text without a full stop is no sentence. */
const lengthMaximum = 240

/**
 * The sentence of the context that contains a text. It is a good example, because the learner has just read or heard it.
 * @param offset of the text in the context, if it is known
 * @returns '' if the context does not contain the text, or has only the text
 * @example savedSentence('pan', 'Hola. Compro pan. Adiós.') // 'Compro pan.'
 */
export function savedSentence(text: string, context: string, offset?: number): string {
  const at = placeIn({ text, context, at: offset })
  if (at < 0) return ''
  const before = context.slice(0, at).search(/[^.!?…\n]*$/u)
  const after = context.slice(at + text.length).match(/^[^.!?…\n]*[.!?…]*["'”»)]?/u)?.[0] ?? ''
  const sentence = context
    .slice(before, at + text.length + after.length)
    .replace(/^[\s"'”»)]+/u, '')
    .trim()
  return sentence.length > text.length && sentence.length <= lengthMaximum ? sentence : ''
}
