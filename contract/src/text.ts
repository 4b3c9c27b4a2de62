import * as z from 'zod/mini'

/** NUL, and half of a surrogate pair: JSON can carry them, PostgreSQL and UTF-8 cannot. */
const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed()

/**
 * Text from outside that can be stored and shown. Every string a caller may send freely is one of these; a string
 * with a pattern of its own (an id, a language code) needs it not. Lengths are in UTF-16 units, as `string.length`
 * and an input field's `maxlength` count them, after the blanks around it are taken off; `trim: false` keeps them.
 *
 * @example text({ min: 1, max: 200 }).parse(' hola ') // 'hola'
 */
export function text({ min = 0, max, trim = true }: { min?: number; max: number; trim?: boolean }) {
  const lengths = [z.minLength(min), z.maxLength(max)] as const
  const storable = z.refine<string>(isStorable, { error: 'has characters that cannot be stored' })
  return trim ? z.string().check(z.trim(), ...lengths, storable) : z.string().check(...lengths, storable)
}
