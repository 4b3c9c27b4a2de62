import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { crc32, inflateRawSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { PackDamage } from './pack-damage.ts'
import { blockFor, type PackIndex, readIndex } from './pack-index.ts'
import { type PackManifest, packManifestSchema } from './pack-manifest.ts'

export type PackFile = {
  manifest: PackManifest
  /** The row of a key; undefined without one. @throws PackDamage when its block is broken */
  read: (section: PackSection, key: string, into?: string) => PackRow | undefined
  close: () => void
}
export type PackSection = 'entries' | 'forms'
/** The part of a row that is the same for every language of explanation, and the part for the requested one. */
export type PackRow = { shared: unknown; forLanguage: unknown }

/** Layout: content/scripts/dictionaries/packs/pack-format.ts. */
const [magic, version, headerLength] = ['VRBNDICT', 1, 128]
/** Far above real sizes, so that a damaged file cannot make us allocate much memory. */
const [mostIndexBytes, mostManifestBytes, mostBlockBytes] = [64 << 20, 4 << 20, 1 << 20]
/** Cached decompressed blocks for each section: with three packs some 16 MB, enough for the words that a text repeats. */
const defaultCacheBytes = 4 << 20
/** The output buffer of zlib for a block; most blocks are smaller. */
const usualBlockBytes = 8 << 10

type BlockCache = LRUCache<number, Buffer>
/** The memory of a cached block in addition to its bytes. */
const blockOverheadBytes = 200

/** Opens a pack and checks its header, indexes and manifest. Blocks are checked when they are read. */
export function openPackFile(path: string, cacheBytes = defaultCacheBytes): PackFile {
  const file = openSync(path, 'r')
  try {
    const fileLength = fstatSync(file).size
    const header = readBytes(file, 0, headerLength)
    if (header.toString('latin1', 0, 8) !== magic) throw new PackDamage('it is not a dictionary pack')
    if (crc32(header.subarray(0, 124)) !== header.readUInt32LE(124))
      throw new PackDamage('its header is damaged')
    if (header.readUInt32LE(8) !== version)
      throw new PackDamage('it was built for another version; build it again')
    const manifest = readManifest(file, header)
    const sections = {
      entries: openSection(file, header, 24, fileLength),
      forms: openSection(file, header, 52, fileLength),
    }
    const caches = { entries: newBlockCache(cacheBytes), forms: newBlockCache(cacheBytes) }
    return {
      manifest,
      read: (section, key, into) => readRow(file, sections[section], caches[section], key, into),
      close: () => closeSync(file),
    }
  } catch (error) {
    closeSync(file)
    throw error
  }
}

const newBlockCache = (maxSize: number): BlockCache =>
  new LRUCache({ maxSize, sizeCalculation: ({ length }) => length + blockOverheadBytes })

function readBytes(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length)
  let done = 0
  while (done < length) {
    const read = readSync(file, bytes, done, length - done, position + done)
    if (read === 0) throw new PackDamage('it is truncated')
    done += read
  }
  return bytes
}

const numberAt = (header: Buffer, at: number) => Number(header.readBigUInt64LE(at))

function readManifest(file: number, header: Buffer): PackManifest {
  const length = header.readUInt32LE(20)
  if (length > mostManifestBytes) throw new PackDamage('its manifest is too long')
  const bytes = readBytes(file, numberAt(header, 12), length)
  if (!createHash('sha256').update(bytes).digest().equals(header.subarray(80, 112)))
    throw new PackDamage('its manifest is damaged')
  const parsed = packManifestSchema.safeParse(JSON.parse(bytes.toString('utf8')))
  if (!parsed.success) throw new PackDamage('its manifest is incomplete')
  return parsed.data
}

function openSection(file: number, header: Buffer, at: number, fileLength: number): PackIndex {
  const length = header.readUInt32LE(at + 16)
  if (length > mostIndexBytes) throw new PackDamage('its index is too long')
  const bytes = readBytes(file, numberAt(header, at + 8), length)
  return readIndex(bytes, header.readUInt32LE(at + 20), numberAt(header, at), fileLength)
}

function readRow(
  file: number,
  index: PackIndex,
  cache: BlockCache,
  key: string,
  into: string | undefined,
): PackRow | undefined {
  const number = blockFor(index, key)
  if (number < 0) return undefined
  let block = cache.get(number)
  if (!block) {
    block = readBlock(file, index, number)
    cache.set(number, block)
  }
  // Every row is between line feeds, so a key cannot be found inside another row.
  const start = block.indexOf(`\n${key}\t`)
  if (start < 0) return undefined
  const [shared = '', ...fields] = lineAt(block, start + Buffer.byteLength(key) + 2).split('\t')
  const own = into === undefined ? undefined : fields.find((field) => field.startsWith(`${into}[`))
  return {
    shared: JSON.parse(shared),
    forLanguage: own && into ? JSON.parse(own.slice(into.length)) : undefined,
  }
}

const lineAt = (block: Buffer, from: number) => {
  const end = block.indexOf(10, from)
  return block.toString('utf8', from, end < 0 ? block.length : end)
}

function readBlock(file: number, { positions, lengths, sums }: PackIndex, number: number): Buffer {
  const packed = readBytes(file, positions[number]!, lengths[number]!)
  if (crc32(packed) !== sums[number]) throw new PackDamage('a block has a wrong checksum')
  const block = inflateRawSync(packed, { maxOutputLength: mostBlockBytes, chunkSize: usualBlockBytes })
  // zlib returns a view of a larger buffer, which would stay in memory as a whole.
  const own = Buffer.allocUnsafeSlow(block.length)
  block.copy(own)
  return own
}
