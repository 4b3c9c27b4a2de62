import { readFile } from 'node:fs'
import { mkdir, rm, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { BackgroundTasks } from '../../jobs/background-tasks.ts'
import { writeFileAtomically } from './durable-file.ts'
import { createLruIndex } from './lru-index.ts'

/** A file. It is stored only if the same request always gives the same file (`isCacheable`). */
export type CachedFile = { bytes: Buffer; isCacheable: boolean }

export type DiskCache = {
  /**
   * Returns the file that is stored under a name, or creates it. Concurrent callers share one call of `create`.
   * @param name a SHA-256 in hexadecimal digits
   */
  getOrCreate: (name: string, create: () => Promise<CachedFile>) => Promise<CachedFile>
}

type Options = {
  /** Used by this cache only. It is created with the first file. */
  directory: string
  /** The file extension, without a dot. */
  extension: string
  /** The maximum size of all files on the disk. The least recently used files are removed first. */
  maximumBytes: number
  clock: { now: () => Date }
  backgroundTasks: BackgroundTasks
  /** Called when the disk fails. Callers then get a newly created file. */
  onFailure: (error: unknown) => void
}

/** It takes half the time of `readFile` in node:fs/promises. */
const readWholeFile = promisify(readFile)

/** Stores files that can be created again (spoken words, pictures). Each is written after the reply was sent. */
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
    // A file can be empty when the file system lost its content in a crash.
    if (!bytes || bytes.length === 0) return null
    if (index.use(name, bytes.length)) backgroundTasks.run(() => touch(name))
    return bytes
  }
  /** Stores the time of use in the file, so that the next run knows it. */
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
