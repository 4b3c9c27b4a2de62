import { LRUCache } from 'lru-cache'

/** A string and an object have a header; a reference and a number take a word. */
const [headerBytes, wordBytes] = [24, 8]

/** The approximate memory of a value of JSON in bytes, if its strings are Latin; others take twice as much. */
export function approximateBytes(value: unknown): number {
  if (typeof value === 'string') return headerBytes + value.length
  if (typeof value !== 'object' || value === null) return wordBytes
  return Object.values(value).reduce<number>(
    (sum, part) => sum + wordBytes + approximateBytes(part),
    headerBytes,
  )
}

/** A cache of JSON values that drops the least recently used ones when all take more than `bytesMaximum`. */
export const createByteCache = <Value extends object | string>(bytesMaximum: number) =>
  new LRUCache<string, Value>({
    maxSize: bytesMaximum,
    sizeCalculation: (value, key) => approximateBytes(key) + approximateBytes(value),
  })
