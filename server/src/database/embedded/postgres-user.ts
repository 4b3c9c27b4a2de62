import { execFile } from 'node:child_process'
import { chmodSync, existsSync, lchownSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../../config/start-error.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'

const run = promisify(execFile)

type Owner = { uid: number; gid: number }

/** The user as whom PostgreSQL runs, because it refuses to run as root. */
export type PostgresUser =
  | { kind: 'ourselves' }
  /** Root in a user namespace without mappings: PostgreSQL sees another user id, and its files belong to root. */
  | { kind: 'namespace' }
  | ({ kind: 'other' } & Owner)

/** By convention, the user who owns no files. */
const nobody: Owner = { uid: 65534, gid: 65534 }

/** The arguments for `spawn` that run a program of PostgreSQL as this user. */
export function spawnAs(user: PostgresUser, program: string, args: string[]) {
  switch (user.kind) {
    case 'ourselves':
      return { program, args, options: {} }
    case 'namespace':
      return { program: 'unshare', args: ['--user', '--', program, ...args], options: {} }
    case 'other':
      // That user may have no access to our own working folder.
      return { program, args, options: { uid: user.uid, gid: user.gid, cwd: '/' } }
  }
}

/** Owner of the files that this user creates; undefined on Windows. */
export const ownerOf = (user: PostgresUser) => (user.kind === 'other' ? user.uid : process.getuid?.())

/**
 * Chooses the user for PostgreSQL. An ordinary user runs it as themselves. Root runs it as the owner of the folder; if
 * that is root too, in a user namespace; and where those are forbidden, as in most containers, as user nobody, who
 * becomes the owner of the folder.
 * @param directory the folder that contains the cluster, or will contain it
 * @throws StartError when none of these users can reach the programs and the folder
 */
export async function choosePostgresUser(
  binaries: PostgresBinaries,
  directory: string,
): Promise<PostgresUser> {
  if (process.getuid?.() !== 0) return { kind: 'ourselves' }
  const parentFolder = dirname(directory)
  const cluster = join(directory, 'cluster')
  const { uid, gid } = statSync(existsSync(cluster) ? cluster : parentFolder)
  const isOwnedByRoot = uid === 0
  if (isOwnedByRoot && (await canRun({ kind: 'namespace' }, binaries, parentFolder)))
    return { kind: 'namespace' }
  const other = { kind: 'other', ...(isOwnedByRoot ? nobody : { uid, gid }) } as const
  if (isOwnedByRoot) allowTraversal(parentFolder)
  if (!(await canRun(other, binaries, parentFolder)))
    throw new StartError(
      `PostgreSQL does not run as root. It cannot reach both ${binaries.postgres} and ${directory} in a user namespace or as user ${other.uid}: start Verbena as an ordinary user, or set DATABASE_URL.`,
    )
  if (isOwnedByRoot || statSync(directory).uid !== uid) changeOwner(directory, other)
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

/** Lets other users pass through a folder. They cannot list it, and its files keep their permissions. */
function allowTraversal(folder: string) {
  const { mode } = statSync(folder)
  if ((mode & 0o001) === 0) chmodSync(folder, (mode & 0o7777) | 0o001)
}

/** The folder itself comes last, so that the next start repeats an interrupted change. */
function changeOwner(directory: string, { uid, gid }: Owner) {
  for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(directory, path), uid, gid)
  lchownSync(directory, uid, gid)
}
