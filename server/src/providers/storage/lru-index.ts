import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** The names and sizes of the files of a disk cache, least recently used first. */
export type LruIndex = {
  /** Reads the files of earlier runs, once, and removes their unfinished drafts. */
  open: () => Promise<void>
  /** @returns whether this is the first use since the start */
  use: (name: string, bytes: number) => boolean
  /** Returns the names that were removed from the index because the cache is full. */
  takeEvicted: () => string[]
}

type StoredFile = { name: string; bytes: number; usedAt: number }
type Entry = { bytes: number; isUsed: boolean }

const blockBytes = 4096
/** Rounds up to whole blocks, because even a small file occupies a whole block. */
const diskBytes = (bytes: number) => Math.max(1, Math.ceil(bytes / blockBytes)) * blockBytes

type Options = { directory: string; extension: string; maximumBytes: number }

export function createLruIndex({ directory, extension, maximumBytes }: Options): LruIndex {
  let evicted: string[] = []
  const entries = new LRUCache<string, Entry>({
    maxSize: maximumBytes,
    sizeCalculation: ({ bytes }) => diskBytes(bytes),
    dispose: (_entry, name, reason) => {
      if (reason === 'evict') evicted.push(name)
    },
  })
  let opening: Promise<void> | null = null

  const put = (name: string, entry: Entry) => {
    // LRUCache ignores an entry that is larger than the whole cache, so its file is removed at once.
    if (diskBytes(entry.bytes) > maximumBytes) evicted.push(name)
    entries.set(name, entry)
  }
  /** Adds the files of earlier runs as less recently used than all files of this run. */
  const loadFromDisk = async () => {
    const stored = await findFiles(directory, extension)
    const usedNow = [...entries.entries()].reverse()
    entries.clear()
    for (const { name, bytes } of stored.sort((a, b) => a.usedAt - b.usedAt))
      put(name, { bytes, isUsed: false })
    for (const [name, entry] of usedNow) put(name, entry)
  }
  return {
    open: () => {
      opening ??= loadFromDisk().catch((error: unknown) => {
        opening = null
        throw error
      })
      return opening
    },
    use: (name, bytes) => {
      const isFirst = !entries.peek(name)?.isUsed
      put(name, { bytes, isUsed: true })
      return isFirst
    },
    takeEvicted: () => {
      // A file that was evicted and then used again is in the index and must stay.
      const names = evicted.filter((name) => !entries.has(name))
      evicted = []
      return names
    },
  }
}

const fileName = /^[0-9a-f]{64}$/

async function findFiles(directory: string, extension: string): Promise<StoredFile[]> {
  const found: StoredFile[] = []
  for (const folder of await namesIn(directory))
    for (const file of await namesIn(join(directory, folder))) {
      const path = join(directory, folder, file)
      if (file.endsWith('.draft')) await rm(path, { force: true })
      const name = file.slice(0, -(extension.length + 1))
      if (file !== `${name}.${extension}` || !fileName.test(name)) continue
      const { size, mtimeMs } = await stat(path)
      found.push({ name, bytes: size, usedAt: mtimeMs })
    }
  return found
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    // The folder does not exist yet, or there is a file in its place.
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}
