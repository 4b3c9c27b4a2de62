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

/** The part of `fs-native-extensions` that we use; the package has no types. */
type LockAddon = { tryLock: (fd: number, offset: number, length: number) => boolean }

/** An offset after the content, because on Windows other processes cannot read locked bytes. */
const lockedByte = 1_000_000

/**
 * A kernel lock on an open file (an open file description lock on Linux and macOS, LockFileEx on Windows). It belongs to
 * the open file and not to a process number, so it works across containers. It ends when the last process that has `fd`
 * open closes it.
 */
export type FileLock = {
  /** A child process that inherits it shares the lock (not on Windows) and keeps it after we close ours. */
  fd: number
  /** Replaces the content of the file, which names the holder of the lock. */
  write: (text: string) => void
  /** Closes our file descriptor. */
  close: () => void
}

/**
 * Locks a file, and creates it if it is missing.
 * @returns null when another open file description holds the lock
 * @throws LocksUnavailable when the system or the file system does not support locks
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
    // Another process replaced the file after we opened it, so we try again with the new file.
    closeSync(fd)
  }
}

/** Whether a process holds the lock. It tests this by taking the lock for a moment. */
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
    // Windows and some file systems report a held lock by these codes.
    if (['EACCES', 'EBUSY'].includes(String((error as NodeJS.ErrnoException).code))) return false
    throw new LocksUnavailable(
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

/** The file system has no locks, or `fs-native-extensions` has no build for this machine. */
export class LocksUnavailable extends StartError {}

function isStillAt(path: string, fd: number): boolean {
  const [named, open] = [statSync(path, { throwIfNoEntry: false }), fstatSync(fd)]
  return named !== undefined && named.ino === open.ino && named.dev === open.dev
}

/** The content of a lock file; empty if there is no file. */
export function readLockFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
