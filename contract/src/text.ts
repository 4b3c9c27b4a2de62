import * as z from 'zod/mini'

/** NUL, and half of a surrogate pair: JSON can contain them, PostgreSQL and UTF-8 cannot. */
const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed()

/**
 * Text from outside that can be stored and shown. Every free text of a request uses it; a string with a pattern (an id, a
 * language code) does not need it. Lengths are in UTF-16 units, like `string.length` and an input field's `maxlength`,
 * after trimming; `trim: false` keeps the blanks around it.
 *
 * @example text({ min: 1, max: 200 }).parse(' hola ') // 'hola'
 */
export function text({ min = 0, max, trim = true }: { min?: number; max: number; trim?: boolean }) {
  const lengths = [z.minLength(min), z.maxLength(max)] as const
  const storable = z.refine<string>(isStorable, { error: 'has characters that cannot be stored' })
  return trim ? z.string().check(z.trim(), ...lengths, storable) : z.string().check(...lengths, storable)
}
