import { Decompress } from 'fzstd'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { readBounded } from '../http-client/read-bounded.ts'
import { WordFileError } from './word-file-error.ts'

/** Bytes of all entries of a package, unpacked. */
const unpackedBytesMaximum = 200 * 1024 * 1024
/** Entries of a package. A deck of a hundred thousand words with two sounds each has fewer. */
const entriesMaximum = 250_000

/** Newest first. A package may also hold an older one that only contains a note to update Anki. */
const collections = ['collection.anki21b', 'collection.anki21', 'collection.anki2']

/**
 * The database inside an Anki package. Only that entry is unpacked, and nothing is written to disk; names of media are
 * never used.
 * @throws WordFileError broken, notAnki, tooLarge
 */
export async function unpackCollection(bytes: Uint8Array): Promise<Uint8Array> {
  const zip = await openZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  try {
    const entries = await listCollections(zip)
    const entry = collections.map((name) => entries.get(name)).find((one) => one !== undefined)
    if (!entry) throw new WordFileError('notAnki')
    if (entry.uncompressedSize > unpackedBytesMaximum) throw new WordFileError('tooLarge')
    const content = await readEntry(zip, entry)
    return isZstandard(content) ? unzstandard(content) : content
  } finally {
    zip.close()
  }
}

const openZip = (bytes: Buffer) =>
  new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, autoClose: false, decodeStrings: true }, (error, zip) =>
      error ? reject(new WordFileError('broken')) : resolve(zip),
    )
  })

/** The total size of all entries is limited too, against zip bombs. */
function listCollections(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const found = new Map<string, Entry>()
    let [count, total] = [0, 0]
    zip.on('entry', (entry: Entry) => {
      count += 1
      total += entry.uncompressedSize
      if (count > entriesMaximum || total > unpackedBytesMaximum) return reject(new WordFileError('tooLarge'))
      if (collections.includes(entry.fileName) && !found.has(entry.fileName)) found.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(found))
    // Damaged, or with entry names outside of the folder.
    zip.on('error', () => reject(new WordFileError('broken')))
    zip.readEntry()
  })
}

function readEntry(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new WordFileError('broken'))
    // Encrypted, or compressed with an unsupported method.
    if (!entry.canDecodeFileData()) return fail()
    zip.openReadStream(entry, (error, stream) => {
      if (error) return fail()
      // The stream fails when its size differs from the size in the entry.
      readBounded(stream, unpackedBytesMaximum).then(resolve, fail)
    })
  })
}

const isZstandard = (bytes: Uint8Array) =>
  bytes[0] === 0x28 && bytes[1] === 0xb5 && bytes[2] === 0x2f && bytes[3] === 0xfd

function unzstandard(bytes: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = []
  let total = 0
  const stream = new Decompress((piece) => {
    total += piece.length
    if (total > unpackedBytesMaximum) throw new WordFileError('tooLarge')
    pieces.push(piece)
  })
  try {
    stream.push(bytes, true)
  } catch (error) {
    if (error instanceof WordFileError) throw error
    throw new WordFileError('broken')
  }
  return Buffer.concat(pieces)
}
