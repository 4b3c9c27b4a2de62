import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { identityOf, isAlive, type ProcessIdentity } from '../process-identity.ts'

/** The file in which a running PostgreSQL says who it is; it outlives a power cut. */
const pidFile = (data: string) => join(data, 'postmaster.pid')

/** The PostgreSQL that has these files open, started by us or by a server before us. */
export function findPostmaster(data: string): ProcessIdentity | null {
  const noted = readNoted(data)
  return noted && isAlive(noted) && isPostgresOf(noted.pid, data) ? noted : null
}

/**
 * PostgreSQL refuses to start while the number in the file is that of any living process; after a power cut that may
 * be somebody else's. Only for the holder of server.lock: no other start may be writing this file.
 */
export function removeStalePid(data: string) {
  const noted = readNoted(data)
  // A dead number is left to PostgreSQL, which then also looks for orphans that still use its memory.
  if (noted && isAlive(noted) && !isPostgresOf(noted.pid, data)) rmSync(pidFile(data), { force: true })
}

/** The port of a server that outlived us: fourth line of its pid file. */
export function notedPort(data: string): number | null {
  return existsSync(pidFile(data)) ? Number(readFileSync(pidFile(data), 'utf8').split('\n')[3]) || null : null
}

function readNoted(data: string): ProcessIdentity | null {
  if (!existsSync(pidFile(data))) return null
  const pid = Number.parseInt(readFileSync(pidFile(data), 'utf8'), 10)
  return Number.isInteger(pid) && pid > 0 ? identityOf(pid) : null
}

/** Where the system does not show the command lines of others, every living process counts. */
function isPostgresOf(pid: number, data: string): boolean {
  if (!existsSync('/proc/self/cmdline')) return true
  const words = commandLineOf(pid)
  const folder = words[words.indexOf('-D') + 1]
  return basename(words[0] ?? '') === 'postgres' && folder !== undefined && isSameFolder(folder, data)
}

function commandLineOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    // It ended between two looks.
    return []
  }
}

function isSameFolder(a: string, b: string): boolean {
  try {
    return realpathSync(a) === realpathSync(b)
  } catch {
    return a === b
  }
}
