import { readFile } from 'node:fs'
import { mkdir, rm, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { writeWhole } from '../durable-file.ts'
import type { Later } from '../later.ts'
import { createShelf } from './shelf.ts'

/** What was made, and whether it is what the same request will always get. */
export type Made = { bytes: Buffer; isLasting: boolean }

export type KeptFiles = {
  /**
   * The file kept under a name, or else what `make` makes: once, however many ask for it.
   * @param name a SHA-256 in hexadecimal digits
   */
  findOrMake: (name: string, make: () => Promise<Made>) => Promise<Made>
}

type Options = {
  /** Ours alone; made when the first file is kept. */
  directory: string
  /** Of the files’ names, without a dot. */
  ending: string
  /** On the disk, all files together; those not used for longest go first. */
  maximumBytes: number
  clock: { now: () => Date }
  later: Later
  /** Told of a disk that fails: each is made anew then, and the learner gets it all the same. */
  onFailure: (error: unknown) => void
}

/** Takes half the time of the one in node:fs/promises. */
const readWhole = promisify(readFile)

/** Keeps what can be made again as files (spoken words, pictures), each written after it was answered. */
export function createKeptFiles(options: Options): KeptFiles {
  const { directory, ending, maximumBytes, clock, later, onFailure } = options
  const shelf = createShelf({ directory, ending, maximumBytes })
  const underWay = new Map<string, Promise<Made>>()
  const pathOf = (name: string) => join(directory, name.slice(0, 2), `${name}.${ending}`)

  const read = async (name: string): Promise<Buffer | null> => {
    const bytes = await readWhole(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') onFailure(error)
      return null
    })
    // An empty one is left by a file system that lost what was in it.
    if (!bytes || bytes.length === 0) return null
    if (shelf.use(name, bytes.length)) later.run(() => stamp(name))
    return bytes
  }
  /** So that the next run knows as well that it was used. */
  const stamp = (name: string) => utimes(pathOf(name), clock.now(), clock.now()).catch(onFailure)
  const keep = async (name: string, bytes: Buffer) => {
    try {
      await shelf.open()
      await mkdir(dirname(pathOf(name)), { recursive: true })
      await writeWhole(pathOf(name), bytes)
      shelf.use(name, bytes.length)
      for (const surplus of shelf.takeSurplus()) await rm(pathOf(surplus), { force: true })
    } catch (error) {
      onFailure(error)
    } finally {
      underWay.delete(name)
    }
  }
  const makeAndKeep = async (name: string, make: () => Promise<Made>): Promise<Made> => {
    const made = await make()
    if (made.isLasting) later.run(() => keep(name, made.bytes))
    else underWay.delete(name)
    return made
  }
  const begin = async (name: string, make: () => Promise<Made>): Promise<Made> => {
    const kept = await read(name)
    if (!kept) return makeAndKeep(name, make)
    underWay.delete(name)
    return { bytes: kept, isLasting: true }
  }
  return {
    findOrMake: (name, make) => {
      const known = underWay.get(name)
      if (known) return known
      const work = begin(name, make)
      underWay.set(name, work)
      work.catch(() => underWay.delete(name))
      return work
    },
  }
}
