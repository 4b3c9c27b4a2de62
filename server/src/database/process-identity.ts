import { readFileSync } from 'node:fs'

/**
 * Identifies a process, because a later process may get the same number. `startedAt` is null where the system does not
 * provide the start time.
 */
export type ProcessIdentity = { pid: number; startedAt: string | null }

export const identityOf = (pid: number): ProcessIdentity => ({ pid, startedAt: startTimeOf(pid) })

export function isAlive({ pid, startedAt }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const currentStart = startTimeOf(pid)
  return (
    currentStart !== 'ended' && (startedAt === null || currentStart === null || startedAt === currentStart)
  )
}

/**
 * Clock ticks since boot, field 22 of /proc/<pid>/stat. The process name, field 2, may contain spaces. `ended` for a
 * zombie.
 */
function startTimeOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? null)
  } catch {
    return null
  }
}
