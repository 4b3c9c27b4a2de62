import { readFile } from 'node:fs'
import { mkdir, rm, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { BackgroundTasks } from '../../jobs/background-tasks.ts'
import { writeFileAtomically } from './durable-file.ts'
import { createLruIndex } from './lru-index.ts'

/** A file, and whether the same request always gets the same one: others are not stored. */
export type CachedFile = { bytes: Buffer; isCacheable: boolean }

export type DiskCache = {
  /**
   * The file stored under a name, or else the one that `create` makes: once, however many callers want it.
   * @param name a SHA-256 in hexadecimal digits
   */
  getOrCreate: (name: string, create: () => Promise<CachedFile>) => Promise<CachedFile>
}

type Options = {
  /** For this cache alone; created with the first file. */
  directory: string
  /** Of the files' names, without a dot. */
  extension: string
  /** On the disk, all files together; the least recently used are removed first. */
  maximumBytes: number
  clock: { now: () => Date }
  backgroundTasks: BackgroundTasks
  /** Called when the disk fails; every file is then created anew, and the caller gets it all the same. */
  onFailure: (error: unknown) => void
}

/** Takes half the time of the one in node:fs/promises. */
const readWholeFile = promisify(readFile)

/** Stores files that can be created again (spoken words, pictures). Each is written after its request was answered. */
export function createDiskCache(options: Options): DiskCache {
  const { directory, extension, maximumBytes, clock, backgroundTasks, onFailure } = options
  const index = createLruIndex({ directory, extension, maximumBytes })
  const pending = new Map<string, Promise<CachedFile>>()
  const pathOf = (name: string) => join(directory, name.slice(0, 2), `${name}.${extension}`)

  const read = async (name: string): Promise<Buffer | null> => {
    const bytes = await readWholeFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') onFailure(error)
      return null
    })
    // A file system that lost the content leaves an empty file.
    if (!bytes || bytes.length === 0) return null
    if (index.use(name, bytes.length)) backgroundTasks.run(() => touch(name))
    return bytes
  }
  /** Tells the next run when the file was used. */
  const touch = (name: string) => utimes(pathOf(name), clock.now(), clock.now()).catch(onFailure)
  const store = async (name: string, bytes: Buffer) => {
    try {
      await index.open()
      await mkdir(dirname(pathOf(name)), { recursive: true })
      await writeFileAtomically(pathOf(name), bytes)
      index.use(name, bytes.length)
      for (const evicted of index.takeEvicted()) await rm(pathOf(evicted), { force: true })
    } catch (error) {
      onFailure(error)
    } finally {
      pending.delete(name)
    }
  }
  const createAndStore = async (name: string, create: () => Promise<CachedFile>): Promise<CachedFile> => {
    const created = await create()
    if (created.isCacheable) backgroundTasks.run(() => store(name, created.bytes))
    else pending.delete(name)
    return created
  }
  const readOrCreate = async (name: string, create: () => Promise<CachedFile>): Promise<CachedFile> => {
    const bytes = await read(name)
    if (!bytes) return createAndStore(name, create)
    pending.delete(name)
    return { bytes, isCacheable: true }
  }
  return {
    getOrCreate: (name, create) => {
      const known = pending.get(name)
      if (known) return known
      const work = readOrCreate(name, create)
      pending.set(name, work)
      work.catch(() => pending.delete(name))
      return work
    },
  }
}
