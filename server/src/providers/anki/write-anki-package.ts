import { once } from 'node:events'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export type SpokenWord = {
  id: string
  /** Each makes a sound, or null where nothing can be said; null where none is wanted. */
  sayWord: (() => Promise<Spoken | null>) | null
  sayExample: (() => Promise<Spoken | null>) | null
}
/** `name` ends with .mp3 and is the same for the same sound. */
type Spoken = { name: string; mp3: Buffer }
/** What the sounds of a word are called in the package, by its id; null where there is none. */
export type SoundNames = Map<string, { word: string | null; example: string | null }>

type Options = {
  /** Makes the database, apart from the thread that serves. */
  build: (sounds: SoundNames) => Promise<Uint8Array>
  mtime: Date
}

/**
 * An Anki package, written while it is sent: sounds one after the other, no faster than they are taken, and at the end the
 * database, which names those that could be made. Destroying the stream ends the work.
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
    await addWhenWanted(zip, spoken.mp3, number, mtime)
    return spoken.name
  }
  const sounds: SoundNames = new Map()
  for (const { id, sayWord, sayExample } of words) {
    sounds.set(id, { word: await put(sayWord), example: await put(sayExample) })
    // Whoever wanted it has gone.
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

/** Waits until it was taken, so that sounds do not heap up for somebody with a slow line. */
async function addWhenWanted(zip: ZipFile, bytes: Buffer, name: string, mtime: Date): Promise<void> {
  const stream = Readable.from([bytes])
  // It is packed already.
  zip.addReadStream(stream, name, { mtime, compress: false, size: bytes.length })
  const gone = new AbortController()
  const output = zip.outputStream as Readable
  const leave = () => gone.abort()
  output.once('close', leave)
  try {
    await once(stream, 'end', { signal: gone.signal })
  } catch (error) {
    if (!gone.signal.aborted) throw error
  } finally {
    output.off('close', leave)
  }
}
