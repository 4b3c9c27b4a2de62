import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../config/start-error.ts'
import { type FileLock, readLockFile, tryLockFile } from './file-lock.ts'
import { identityOf, isAlive, type ProcessIdentity } from './process-identity.ts'

/** The process that uses a DATA_DIR, as it is written into server.lock. */
export type DataDirectoryHolder = ProcessIdentity & {
  /** Name of the machine or container, because a process number is only valid there. */
  host: string
  /** `server`, or the name of the command: `npm run editor`. */
  program: string
}

/** Another process holds the lock of the folder. */
export class DataDirectoryInUse extends StartError {
  readonly holder: Partial<DataDirectoryHolder> | null

  constructor(directory: string, holder: Partial<DataDirectoryHolder> | null) {
    super(
      `DATA_DIR ${directory} is in use by ${describe(holder)}: stop that process, or choose another DATA_DIR.`,
    )
    this.holder = holder
  }
}

const describe = (holder: Partial<DataDirectoryHolder> | null) => {
  if (!holder?.pid) return 'another process'
  const what =
    holder.program === undefined || holder.program === 'server' ? 'another Verbena server' : holder.program
  return `${what} (process ${holder.pid}${holder.host ? ` on ${holder.host}` : ''})`
}

/**
 * Creates DATA_DIR if it is missing and locks it for this process, so that only one server or command uses a folder.
 * The kernel holds the lock, so it works across containers and ends with this process, even when that is killed.
 * @param program `server`, or the name of the command
 * @returns a function that releases the lock
 * @throws StartError when the folder cannot be written, DataDirectoryInUse when another process holds the lock
 */
export function lockDataDirectory(directory: string, program: string): () => void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw notWritable(directory, error)
  }
  const release = acquireLock(directory, program)
  try {
    writeProbe(directory)
    return release
  } catch (error) {
    release()
    throw notWritable(directory, error)
  }
}

function notWritable(directory: string, error: unknown): StartError {
  return new StartError(
    `DATA_DIR ${directory} cannot be written (${(error as NodeJS.ErrnoException).code}): choose a folder that this user owns, on a disk with free space.`,
  )
}

/** Root passes every access check, so only a write shows that a disk is read-only or full. */
function writeProbe(directory: string) {
  const probe = join(directory, '.probe')
  writeFileSync(probe, 'x')
  rmSync(probe)
}

function acquireLock(directory: string, program: string): () => void {
  const path = join(directory, 'server.lock')
  const lock = waitForLock(path, directory)
  const previous = readHolder(path)
  if (previous && isFromOlderVersion(previous) && isAlive(previous) && previous.pid !== process.pid) {
    lock.close()
    throw new DataDirectoryInUse(directory, previous)
  }
  const holder: DataDirectoryHolder = { ...identityOf(process.pid), host: hostname(), program }
  try {
    lock.write(JSON.stringify(holder))
  } catch (error) {
    lock.close()
    throw notWritable(directory, error)
  }
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    try {
      lock.write('')
    } catch {
      // The disk is full or has become read-only. Closing the file releases the lock anyway.
    }
    lock.close()
  }
}

/** How long a holder may take to write its name after it has locked the file, or to unlock it after that was removed. */
const namelessMs = 200
const pauseMs = 5

/** @throws DataDirectoryInUse with the holder, which decides whether a command may use the server's database */
function waitForLock(path: string, directory: string): FileLock {
  for (let waited = 0; ; waited += pauseMs) {
    const lock = tryLock(path, directory)
    if (lock) return lock
    const holder = readHolder(path)
    if (holder || waited >= namelessMs) throw new DataDirectoryInUse(directory, holder)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs)
  }
}

function tryLock(path: string, directory: string) {
  try {
    return tryLockFile(path)
  } catch (error) {
    throw error instanceof StartError ? error : notWritable(directory, error)
  }
}

function readHolder(path: string): DataDirectoryHolder | null {
  try {
    return JSON.parse(readLockFile(path)) as DataDirectoryHolder
  } catch {
    return null
  }
}

/** Versions without the kernel lock wrote only a process number, and treated the file itself as the lock. */
const isFromOlderVersion = ({ host }: Partial<DataDirectoryHolder>) => host === undefined
