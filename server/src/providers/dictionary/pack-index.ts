import { crc32 } from 'node:zlib'
import { PackDamage } from './pack-damage.ts'

/** The offsets of the blocks of a section, and the first key of each. */
export type PackIndex = {
  positions: Float64Array
  lengths: Uint32Array
  sums: Uint32Array
  firstKeys: string[]
}

/** Reads an index, and checks that its blocks are consecutive and within the file. */
export function readIndex(bytes: Buffer, sum: number, start: number, fileLength: number): PackIndex {
  if (crc32(bytes) !== sum) throw new PackDamage('its index is damaged')
  const count = bytes.length < 4 ? 0 : bytes.readUInt32LE(0)
  const keysStart = 4 + count * 8
  if (keysStart > bytes.length) throw new PackDamage('its index is too short')
  const positions = new Float64Array(count)
  const lengths = new Uint32Array(count)
  const sums = new Uint32Array(count)
  let position = start
  for (let block = 0; block < count; block++) {
    positions[block] = position
    lengths[block] = bytes.readUInt32LE(4 + block * 4)
    sums[block] = bytes.readUInt32LE(4 + (count + block) * 4)
    position += lengths[block]!
  }
  if (position > fileLength) throw new PackDamage('its index has offsets beyond its end')
  const firstKeys = count === 0 ? [] : bytes.toString('utf8', keysStart).split('\n')
  if (firstKeys.length !== count) throw new PackDamage('its index does not have a key for every block')
  return { positions, lengths, sums, firstKeys }
}

/** The index of the only block that may contain a key: the last with a first key up to it; -1 without one. */
export function blockFor({ firstKeys }: PackIndex, key: string): number {
  let low = 0
  let high = firstKeys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (firstKeys[middle]! <= key) low = middle + 1
    else high = middle
  }
  return low - 1
}
