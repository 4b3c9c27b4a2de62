import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../config/start-error.ts'
import { writeFileDurably } from '../../providers/storage/durable-file.ts'
import { ownerOf, type PostgresUser } from './postgres-user.ts'

/** Unix socket paths end at 107 characters on Linux, 103 on macOS. */
const longestSocketPath = 100

/**
 * Where the socket stands: in `directory` when its path is short enough; else in a short private folder whose name
 * is remembered in `directory/socket-folder`. Whoever can write there could stand in for the database.
 * @throws StartError when it cannot be made private
 */
export function prepareSocketDirectory(
  directory: string,
  user: PostgresUser,
  randomBytes: (count: number) => Buffer,
): string {
  if (isShortEnough(directory)) {
    closeToOthers(directory, user)
    return directory
  }
  const known = findSocketDirectory(directory, user)
  if (known) return known
  const note = join(directory, 'socket-folder')
  const folder = join(tmpdir(), `verbena-${randomBytes(6).toString('hex')}`)
  mkdirSync(folder, { mode: 0o700 })
  if (user.kind === 'other') chownSync(folder, user.uid, user.gid)
  writeFileDurably(note, folder)
  return folder
}

/** Where the socket of a running database stands; nothing is made. @returns undefined where it cannot be reached from here */
export function findSocketDirectory(directory: string, user: PostgresUser): string | undefined {
  if (isShortEnough(directory)) return directory
  const note = join(directory, 'socket-folder')
  const known = existsSync(note) ? readFileSync(note, 'utf8') : ''
  // The folder of temporary files is everybody's: what stands there under our name may be another's.
  return known && isPrivate(known, user) ? known : undefined
}

const isShortEnough = (directory: string) => join(directory, '.s.PGSQL.5432').length <= longestSocketPath

function isPrivate(folder: string, user: PostgresUser): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found?.isDirectory() === true && found.uid === ownerOf(user) && (found.mode & 0o077) === 0
}

function closeToOthers(directory: string, user: PostgresUser) {
  const owner = ownerOf(user)
  if (owner === undefined) return
  const { uid, mode } = lstatSync(directory)
  if (uid !== owner)
    throw new StartError(
      `The folder ${directory} belongs to user ${uid} and its database to user ${owner}: give both to the user who starts Verbena.`,
    )
  if ((mode & 0o077) !== 0) chmodSync(directory, 0o700)
}
