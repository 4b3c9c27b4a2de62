import { placeIn } from '@verbena/nlp/ranking/context-window'

/** Longer than anybody says in one breath: then it is no sentence. */
const longest = 240

/**
 * The sentence of a context in which a text stands: the best example there is, because the learner is in it.
 * @param told where the text stands, when that is known
 * @returns '' when the text stands in none
 * @example savedSentence('pan', 'Hola. Compro pan. Adiós.') // 'Compro pan.'
 */
export function savedSentence(text: string, context: string, told?: number): string {
  const at = placeIn({ text, context, at: told })
  if (at < 0) return ''
  const before = context.slice(0, at).search(/[^.!?…\n]*$/u)
  const after = context.slice(at + text.length).match(/^[^.!?…\n]*[.!?…]*["'”»)]?/u)?.[0] ?? ''
  const sentence = context
    .slice(before, at + text.length + after.length)
    .replace(/^[\s"'”»)]+/u, '')
    .trim()
  return sentence.length > text.length && sentence.length <= longest ? sentence : ''
}
