import { once } from 'node:events'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export type SpokenWord = {
  id: string
  /** Functions that make a sound, or null where the text cannot be spoken; null where no sound is wanted. */
  sayWord: (() => Promise<Spoken | null>) | null
  sayExample: (() => Promise<Spoken | null>) | null
  /** The picture of the example; null without one. */
  showExample: (() => Promise<Spoken | null>) | null
}
/** A sound or picture. `name` is the same for the same bytes. */
type Spoken = { name: string; bytes: Buffer }
/** The file names of the sounds and the picture of a word in the package, by its id; null without one. */
export type SoundNames = Map<string, { word: string | null; example: string | null; picture: string | null }>

type Options = {
  /** Builds the database in another thread. */
  build: (sounds: SoundNames) => Promise<Uint8Array>
  mtime: Date
}

/**
 * Writes an Anki package while it is sent: the sounds one after the other, no faster than the client reads them, and then
 * the database, which names the sounds that could be made. Destroying the stream ends the work.
 */
export function writeAnkiPackage(words: SpokenWord[], { build, mtime }: Options): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error) => output.destroy(error as Error))
  write(zip, words, { build, mtime }).catch((error: Error) => output.destroy(error))
  return output
}

async function write(zip: ZipFile, words: SpokenWord[], { build, mtime }: Options): Promise<void> {
  const output = zip.outputStream as Readable
  const numberOf = new Map<string, string>()
  const put = async (say: SpokenWord['sayWord']): Promise<string | null> => {
    const spoken = await say?.()
    if (!spoken || output.destroyed) return null
    if (numberOf.has(spoken.name)) return spoken.name
    const number = String(numberOf.size)
    numberOf.set(spoken.name, number)
    await addAndDrain(zip, spoken.bytes, number, mtime)
    return spoken.name
  }
  const sounds: SoundNames = new Map()
  for (const { id, sayWord, sayExample, showExample } of words) {
    const [word, example] = [await put(sayWord), await put(sayExample)]
    sounds.set(id, { word, example, picture: await put(showExample) })
    // The client has closed the connection.
    if (output.destroyed) return
  }
  const collection = await build(sounds)
  const media = Object.fromEntries([...numberOf].map(([name, number]) => [number, name]))
  zip.addBuffer(
    Buffer.from(collection.buffer, collection.byteOffset, collection.byteLength),
    'collection.anki2',
    { mtime },
  )
  zip.addBuffer(Buffer.from(JSON.stringify(media)), 'media', { mtime })
  zip.end()
}

/** Adds an entry and waits until it was read, so that sounds do not pile up in memory for a slow client. */
async function addAndDrain(zip: ZipFile, bytes: Buffer, name: string, mtime: Date): Promise<void> {
  const stream = Readable.from([bytes])
  // MP3 and JPEG are compressed already.
  zip.addReadStream(stream, name, { mtime, compress: false, size: bytes.length })
  const closed = new AbortController()
  const output = zip.outputStream as Readable
  const onClose = () => closed.abort()
  output.once('close', onClose)
  try {
    await once(stream, 'end', { signal: closed.signal })
  } catch (error) {
    if (!closed.signal.aborted) throw error
  } finally {
    output.off('close', onClose)
  }
}
