import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import { identityOf, isAlive, type ProcessIdentity } from './process-identity.ts'

/** Another server has the folder. */
export class DataDirectoryTaken extends StartError {}

/**
 * Creates DATA_DIR where it is missing and takes it for this process: one server a folder.
 * @returns a function that gives it back
 * @throws StartError when the folder cannot be written, DataDirectoryTaken when another server has it.
 */
export function takeDataDirectory(directory: string): () => void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
    writeProbe(directory)
  } catch (error) {
    throw new StartError(
      `DATA_DIR ${directory} cannot be written (${(error as NodeJS.ErrnoException).code}): choose a folder that this user owns, with room in it.`,
    )
  }
  return takeLock(join(directory, 'server.lock'), directory)
}

/** Root passes every access check, a read-only or full disk does not pass a write. */
function writeProbe(directory: string) {
  const probe = join(directory, `.probe-${process.pid}`)
  writeFileSync(probe, 'x')
  rmSync(probe)
}

function takeLock(path: string, directory: string): () => void {
  const mine = JSON.stringify(identityOf(process.pid))
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, mine)
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (tryLink(draft, path)) return () => release(path, mine)
      const holder = readHolder(path)
      if (holder && isAlive(holder) && holder.pid !== process.pid)
        throw new DataDirectoryTaken(
          `DATA_DIR ${directory} is in use by another Verbena server (process ${holder.pid}): stop that one, or choose another DATA_DIR.`,
        )
      removeStale(path)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  throw new StartError(`DATA_DIR ${directory} is being taken by several servers at once: start again.`)
}

/** A hard link appears with its content in one step and never replaces another. */
function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readHolder(path: string): ProcessIdentity | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ProcessIdentity
  } catch {
    return null
  }
}

/** Moves the dead lock aside; if a live one slipped in between look and move, it is put back. */
function removeStale(path: string) {
  const aside = `${path}.stale.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const moved = readHolder(aside)
  if (moved && isAlive(moved) && moved.pid !== process.pid) tryLink(aside, path)
  rmSync(aside, { force: true })
}

function release(path: string, mine: string) {
  try {
    if (readFileSync(path, 'utf8') === mine) rmSync(path)
  } catch {
    // Gone already: nothing to give back.
  }
}
