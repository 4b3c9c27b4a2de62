import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const values = new Map([...digits].map((digit, value) => [digit, value]))

/** Reads a number of the index, in base 64 with the most significant digit first; NaN for other texts. */
export function readNumber(text: string): number {
  let number = 0
  for (const digit of text) number = number * 64 + (values.get(digit) ?? Number.NaN)
  return number
}

/**
 * Reads a dictd database, `<base>.index` and `<base>.dict.dz` (gzip with an index of its own, which zlib skips).
 * Several lines of the index point to one entry: each entry is returned once. Lines that point to nothing are left out.
 */
export function* readDictd(base: string): Generator<string> {
  const packed = `${base}.dict.dz`
  const body = existsSync(packed) ? gunzipSync(readFileSync(packed)) : readFileSync(`${base}.dict`)
  const seen = new Set<number>()
  for (const line of readFileSync(`${base}.index`, 'utf8').split('\n')) {
    const [key = '', offset = '', length = ''] = line.split('\t')
    if (length === '' || /^00-?database/.test(key)) continue
    const [start, size] = [readNumber(offset), readNumber(length)]
    if (!(size > 0) || !(start + size <= body.length) || seen.has(start)) continue
    seen.add(start)
    const text = body.toString('utf8', start, start + size)
    // The database describes itself in entries too, some of which have empty keys.
    if (!/^\s*00-?database/.test(text)) yield text
  }
}
