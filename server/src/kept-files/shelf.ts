import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Names of files and what they take up, those not used for longest first; which of them are too many. */
export type Shelf = {
  /** Reads what earlier runs left, once, and clears away what they did not finish. */
  open: () => Promise<void>
  /** @returns whether this is the first use since the start */
  use: (name: string, bytes: number) => boolean
  /** Takes from the shelf what does not fit, and names it. */
  takeSurplus: () => string[]
}

type Found = { name: string; bytes: number; usedAt: number }

/** Even a small file takes up a whole block. */
const blockBytes = 4096
const onDisk = (bytes: number) => Math.ceil(bytes / blockBytes) * blockBytes

type Options = { directory: string; ending: string; maximumBytes: number }

export function createShelf({ directory, ending, maximumBytes }: Options): Shelf {
  const sizes = new Map<string, number>()
  const usedNow = new Set<string>()
  let total = 0
  let opening: Promise<void> | null = null

  const put = (name: string, bytes: number) => {
    total += onDisk(bytes) - (sizes.get(name) ?? 0)
    sizes.delete(name)
    sizes.set(name, onDisk(bytes))
  }
  const readWhatIsThere = async () => {
    const found = (await findFiles(directory, ending)).sort((a, b) => a.usedAt - b.usedAt)
    const inUse = [...sizes]
    for (const { name, bytes } of found) if (!sizes.has(name)) put(name, bytes)
    for (const [name, bytes] of inUse) put(name, bytes)
  }
  return {
    open: () => {
      opening ??= readWhatIsThere().catch((error: unknown) => {
        opening = null
        throw error
      })
      return opening
    },
    use: (name, bytes) => {
      put(name, bytes)
      const isFirst = !usedNow.has(name)
      usedNow.add(name)
      return isFirst
    },
    takeSurplus: () => {
      const surplus: string[] = []
      for (const [name, bytes] of sizes) {
        if (total <= maximumBytes) break
        total -= bytes
        sizes.delete(name)
        usedNow.delete(name)
        surplus.push(name)
      }
      return surplus
    },
  }
}

const keptName = /^[0-9a-f]{64}$/

async function findFiles(directory: string, ending: string): Promise<Found[]> {
  const found: Found[] = []
  for (const folder of await namesIn(directory))
    for (const file of await namesIn(join(directory, folder))) {
      const path = join(directory, folder, file)
      if (file.endsWith('.draft')) await rm(path, { force: true })
      const name = file.slice(0, -(ending.length + 1))
      if (file !== `${name}.${ending}` || !keptName.test(name)) continue
      const { size, mtimeMs } = await stat(path)
      found.push({ name, bytes: size, usedAt: mtimeMs })
    }
  return found
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    // Not there yet, or a file that somebody put beside ours.
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}
