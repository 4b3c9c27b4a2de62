import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { identityOf, isAlive, type ProcessIdentity } from '../process-identity.ts'

/** The file with the process number of a running PostgreSQL; it is left over after a power cut. */
const pidFile = (data: string) => join(data, 'postmaster.pid')

/** The PostgreSQL that has these files open, started by this server or by an earlier one. */
export function findPostmaster(data: string): ProcessIdentity | null {
  const recorded = readPidFile(data)
  return recorded && isAlive(recorded) && isPostgresOf(recorded.pid, data) ? recorded : null
}

/**
 * Deletes a pid file whose number now belongs to another program, as after a power cut: PostgreSQL refuses to start while
 * any process has that number. The caller must hold server.lock, so that no other start writes this file.
 */
export function removeStalePid(data: string) {
  const recorded = readPidFile(data)
  // PostgreSQL itself handles a number without a process, and then also looks for orphans that use its shared memory.
  if (recorded && isAlive(recorded) && !isPostgresOf(recorded.pid, data))
    rmSync(pidFile(data), { force: true })
}

/** The port of a running server: the fourth line of its pid file. */
export function readRecordedPort(data: string): number | null {
  return existsSync(pidFile(data)) ? Number(readFileSync(pidFile(data), 'utf8').split('\n')[3]) || null : null
}

function readPidFile(data: string): ProcessIdentity | null {
  if (!existsSync(pidFile(data))) return null
  const pid = Number.parseInt(readFileSync(pidFile(data), 'utf8'), 10)
  return Number.isInteger(pid) && pid > 0 ? identityOf(pid) : null
}

/** Where the system does not show the command lines of other processes, every process counts as PostgreSQL. */
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
    // The process has ended in the meantime.
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
