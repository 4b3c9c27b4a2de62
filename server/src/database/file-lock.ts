import {
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { StartError } from '../config/start-error.ts'

/** The part of the addon that we use; its package has no types. */
type LockAddon = { tryLock: (fd: number, offset: number, length: number) => boolean }

/** Behind the content, because Windows does not let others read what is locked. */
const lockedByte = 1_000_000

/**
 * A lock of the kernel on an open file (an open file description lock on Linux and macOS, LockFileEx on Windows). It
 * belongs to the file and to no process number, so that it holds between containers, and it ends with the last process
 * that has `fd` open.
 */
export type FileLock = {
  /** A child that is given it shares the lock (not on Windows) and keeps it when we close ours. */
  fd: number
  /** Replaces the content of the file, which says who has the lock. */
  write: (text: string) => void
  /** Closes our side. */
  close: () => void
}

/**
 * Locks a file, which is created where it is missing.
 * @returns null when another open file has the lock
 * @throws StartError where the system or the file system has no locks
 */
export function tryLockFile(path: string): FileLock | null {
  for (;;) {
    const fd = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600)
    try {
      if (!lock(fd, path)) {
        closeSync(fd)
        return null
      }
    } catch (error) {
      closeSync(fd)
      throw error
    }
    if (isStillAt(path, fd)) return lockOf(fd)
    // Somebody replaced the file between opening and locking it: the other one counts.
    closeSync(fd)
  }
}

/** Whether somebody has the lock; asks by taking it for a moment. */
export function isFileLocked(path: string): boolean {
  const taken = tryLockFile(path)
  taken?.close()
  return taken === null
}

function lockOf(fd: number): FileLock {
  return {
    fd,
    write: (text) => {
      ftruncateSync(fd)
      writeSync(fd, text, 0)
    },
    close: () => closeSync(fd),
  }
}

function lock(fd: number, path: string): boolean {
  const addon = loadAddon()
  try {
    return addon.tryLock(fd, lockedByte, 1)
  } catch (error) {
    // Windows and some file systems say it in other words.
    if (['EACCES', 'EBUSY'].includes(String((error as NodeJS.ErrnoException).code))) return false
    throw new StartError(
      `The file system of ${path} does not lock files (${(error as NodeJS.ErrnoException).code}): choose a DATA_DIR on a local disk.`,
    )
  }
}

function loadAddon(): LockAddon {
  try {
    return createRequire(import.meta.url)('fs-native-extensions') as LockAddon
  } catch (error) {
    throw new LocksUnavailable(
      `Files cannot be locked on this machine (${process.platform} ${process.arch}): ${(error as Error).message.split('\n')[0]}`,
    )
  }
}

/** There is no build of the addon for this machine. */
export class LocksUnavailable extends StartError {}

function isStillAt(path: string, fd: number): boolean {
  const [named, open] = [statSync(path, { throwIfNoEntry: false }), fstatSync(fd)]
  return named !== undefined && named.ino === open.ino && named.dev === open.dev
}

/** The content of a lock file, empty where there is none. */
export function readLockFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
