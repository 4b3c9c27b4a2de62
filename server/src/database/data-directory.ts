import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../config/start-error.ts'
import { readLockFile, tryLockFile } from './file-lock.ts'
import { identityOf, isAlive, type ProcessIdentity } from './process-identity.ts'

/** Who has a DATA_DIR; written into its server.lock. */
export type DataDirectoryHolder = ProcessIdentity & {
  /** Name of the machine or container: the process number counts there. */
  host: string
  /** `server`, or how the command is called: `npm run editor`. */
  program: string
}

/** Another process has the folder. */
export class DataDirectoryTaken extends StartError {
  readonly holder: Partial<DataDirectoryHolder> | null

  constructor(directory: string, holder: Partial<DataDirectoryHolder> | null) {
    super(
      `DATA_DIR ${directory} is in use by ${describe(holder)}: stop that one, or choose another DATA_DIR.`,
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
 * Creates DATA_DIR where it is missing and takes it for this process: one server or command a folder. The lock is held
 * by the kernel, so that it counts between containers and ends with this process, however that ends.
 * @param program `server`, or how the command is called
 * @returns a function that gives it back
 * @throws StartError when the folder cannot be written, DataDirectoryTaken when another process has it.
 */
export function takeDataDirectory(directory: string, program: string): () => void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw notWritable(directory, error)
  }
  const release = lockDirectory(directory, program)
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
    `DATA_DIR ${directory} cannot be written (${(error as NodeJS.ErrnoException).code}): choose a folder that this user owns, with room in it.`,
  )
}

/** Root passes every access check, a read-only or full disk does not pass a write. */
function writeProbe(directory: string) {
  const probe = join(directory, '.probe')
  writeFileSync(probe, 'x')
  rmSync(probe)
}

function lockDirectory(directory: string, program: string): () => void {
  const path = join(directory, 'server.lock')
  const lock = tryLock(path, directory)
  if (!lock) throw new DataDirectoryTaken(directory, readHolder(path))
  const previous = readHolder(path)
  if (previous && isOfOlderVersion(previous) && isAlive(previous) && previous.pid !== process.pid) {
    lock.close()
    throw new DataDirectoryTaken(directory, previous)
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
      // The disk is full or was made read-only meanwhile; the lock itself ends all the same.
    }
    lock.close()
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

/** Versions before the lock of the kernel wrote a process number only, and took it for the lock. */
const isOfOlderVersion = ({ host }: Partial<DataDirectoryHolder>) => host === undefined
