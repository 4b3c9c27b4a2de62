import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file that only this user can read. After a power failure it is either complete or missing. */
export function writeFileDurably(path: string, text: string) {
  const draft = `${path}.draft`
  const file = openSync(draft, 'w', 0o600)
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameDurably(draft, path)
}

/** Renames within one folder, and waits until the new name is on the disk. */
export function renameDurably(from: string, to: string) {
  renameSync(from, to)
  // Windows cannot open folders.
  if (process.platform === 'win32') return
  const folder = openSync(dirname(to), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/**
 * Writes a file that is either complete or missing after a crash, without blocking other requests. A power failure may
 * remove it, so it is for files that can be created again. Of two simultaneous calls for one path, one may fail.
 */
export async function writeFileAtomically(path: string, bytes: Uint8Array) {
  const draft = `${path}.draft`
  try {
    const file = await open(draft, 'w', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
