import { readFileSync } from 'node:fs'

/** A process told apart from a later one that got the same number. `startedAt` is null where the system does not tell. */
export type ProcessIdentity = { pid: number; startedAt: string | null }

export const identityOf = (pid: number): ProcessIdentity => ({ pid, startedAt: startOf(pid) })

export function isAlive({ pid, startedAt }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const now = startOf(pid)
  return now !== 'ended' && (startedAt === null || now === null || startedAt === now)
}

/** Clock ticks since boot, field 22 of /proc/<pid>/stat; the name before it may hold spaces. A zombie is dead. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? null)
  } catch {
    return null
  }
}
