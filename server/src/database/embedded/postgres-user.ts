import { execFile } from 'node:child_process'
import { chmodSync, existsSync, lchownSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../../config/start-error.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'

const run = promisify(execFile)

type Owner = { uid: number; gid: number }

/** As whom PostgreSQL runs, because it refuses to run as root. */
export type PostgresUser =
  | { kind: 'ourselves' }
  /** Root in a namespace that maps nobody: without the name of root, and the files stay root's. */
  | { kind: 'namespace' }
  | ({ kind: 'other' } & Owner)

/** By convention the user who owns nothing. */
const nobody: Owner = { uid: 65534, gid: 65534 }

/** What to spawn, so that a program of PostgreSQL runs as this user. */
export function spawnAs(user: PostgresUser, program: string, args: string[]) {
  switch (user.kind) {
    case 'ourselves':
      return { program, args, options: {} }
    case 'namespace':
      return { program: 'unshare', args: ['--user', '--', program, ...args], options: {} }
    case 'other':
      // Our own working folder may be closed to that user.
      return { program, args, options: { uid: user.uid, gid: user.gid, cwd: '/' } }
  }
}

/** Owner of the files that this user makes; undefined on Windows. */
export const ownerOf = (user: PostgresUser) => (user.kind === 'other' ? user.uid : process.getuid?.())

/**
 * An ordinary user runs it as himself. Root runs it as the owner of the folder; where that is root too, in a user
 * namespace; and where those are forbidden, as in most containers, as nobody, who is given the folder.
 * @param directory holds the cluster, or will
 * @throws StartError when none of them can reach the programs and the folder
 */
export async function choosePostgresUser(
  binaries: PostgresBinaries,
  directory: string,
): Promise<PostgresUser> {
  if (process.getuid?.() !== 0) return { kind: 'ourselves' }
  const above = dirname(directory)
  const cluster = join(directory, 'cluster')
  const { uid, gid } = statSync(existsSync(cluster) ? cluster : above)
  const isOfRoot = uid === 0
  if (isOfRoot && (await canRun({ kind: 'namespace' }, binaries, above))) return { kind: 'namespace' }
  const other = { kind: 'other', ...(isOfRoot ? nobody : { uid, gid }) } as const
  if (isOfRoot) letPass(above)
  if (!(await canRun(other, binaries, above)))
    throw new StartError(
      `PostgreSQL does not run as root, and neither in a user namespace nor as user ${other.uid} can it reach both ${binaries.postgres} and ${directory}: start Verbena as an ordinary user, or set DATABASE_URL.`,
    )
  if (isOfRoot || statSync(directory).uid !== uid) handOver(directory, other)
  return other
}

async function canRun(user: PostgresUser, { postgres }: PostgresBinaries, folder: string): Promise<boolean> {
  const probe = 'test -x "$1" && exec "$0" --version'
  const { program, args, options } = spawnAs(user, 'sh', ['-c', probe, postgres, folder])
  try {
    await run(program, args, options)
    return true
  } catch {
    return false
  }
}

/** Through the folder above, not into it: its other files keep their own permissions. */
function letPass(folder: string) {
  const { mode } = statSync(folder)
  if ((mode & 0o001) === 0) chmodSync(folder, (mode & 0o7777) | 0o001)
}

/** The folder itself comes last, so that a start cut short does it again. */
function handOver(directory: string, { uid, gid }: Owner) {
  for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(directory, path), uid, gid)
  lchownSync(directory, uid, gid)
}
