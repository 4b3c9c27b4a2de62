import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../config/start-error.ts'
import { writeFileDurably } from '../../providers/storage/durable-file.ts'
import { ownerOf, type PostgresUser } from './postgres-user.ts'

/** The path of a Unix socket may have 107 characters on Linux, 103 on macOS. */
const maximumSocketPathLength = 100

/**
 * Prepares the folder of the socket: `directory` if its path is short enough, otherwise a short private folder whose
 * path is stored in `directory/socket-folder`. The folder must be private, because any user who can write to it could
 * impersonate the database.
 * @throws StartError when it cannot be made private
 */
export function prepareSocketDirectory(
  directory: string,
  user: PostgresUser,
  randomBytes: (count: number) => Buffer,
): string {
  if (isShortEnough(directory)) {
    makePrivate(directory, user)
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

/**
 * The folder with the socket of a running database; creates nothing.
 * @returns undefined when the folder cannot be used from here
 */
export function findSocketDirectory(directory: string, user: PostgresUser): string | undefined {
  if (isShortEnough(directory)) return directory
  const note = join(directory, 'socket-folder')
  const known = existsSync(note) ? readFileSync(note, 'utf8') : ''
  // Every user can write to the folder of temporary files, so a folder there may belong to another user.
  return known && isPrivate(known, user) ? known : undefined
}

const isShortEnough = (directory: string) =>
  join(directory, '.s.PGSQL.5432').length <= maximumSocketPathLength

function isPrivate(folder: string, user: PostgresUser): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found?.isDirectory() === true && found.uid === ownerOf(user) && (found.mode & 0o077) === 0
}

function makePrivate(directory: string, user: PostgresUser) {
  const owner = ownerOf(user)
  if (owner === undefined) return
  const { uid, mode } = lstatSync(directory)
  if (uid !== owner)
    throw new StartError(
      `The folder ${directory} belongs to user ${uid} and its database to user ${owner}: give both to the user who starts Verbena.`,
    )
  if ((mode & 0o077) !== 0) chmodSync(directory, 0o700)
}
