import { mkdir, readFile, rm, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeWhole } from '../../durable-file.ts'
import type { Later } from '../../later.ts'
import { createShelf } from './audio-shelf.ts'

/** A sound, and whether it is the one that the same request will always get. */
export type Sound = { mp3: Buffer; isLasting: boolean }

export type AudioFiles = {
  /**
   * The sound kept under a name, or else the one that `make` makes: once, however many ask for it.
   * @param name a SHA-256 in hexadecimal digits
   */
  findOrMake: (name: string, make: () => Promise<Sound>) => Promise<Sound>
}

type Options = {
  /** Ours alone; made when the first sound is kept. */
  directory: string
  /** On the disk, all files together; those not used for longest go first. */
  maximumBytes: number
  clock: { now: () => Date }
  later: Later
  /** Told of a disk that fails: the sound is made anew each time, and the learner hears it all the same. */
  onFailure: (error: unknown) => void
}

/** Keeps sounds as files, each written after it was answered. */
export function createAudioFiles({ directory, maximumBytes, clock, later, onFailure }: Options): AudioFiles {
  const shelf = createShelf(directory, maximumBytes)
  const underWay = new Map<string, Promise<Sound>>()
  const pathOf = (name: string) => join(directory, name.slice(0, 2), `${name}.mp3`)

  const read = async (name: string): Promise<Buffer | null> => {
    const bytes = await readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
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
  const makeAndKeep = async (name: string, make: () => Promise<Sound>): Promise<Sound> => {
    const sound = await make()
    if (sound.isLasting) later.run(() => keep(name, sound.mp3))
    else underWay.delete(name)
    return sound
  }
  const begin = async (name: string, make: () => Promise<Sound>): Promise<Sound> => {
    const kept = await read(name)
    if (!kept) return makeAndKeep(name, make)
    underWay.delete(name)
    return { mp3: kept, isLasting: true }
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
