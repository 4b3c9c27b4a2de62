import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The signing secret of a server that was given none: made at the first start and kept in DATA_DIR, for this user's eyes. */
export function readAuthSecret(dataDirectory: string, randomBytes: (count: number) => Buffer): string {
  const path = join(dataDirectory, 'auth-secret')
  if (!existsSync(path))
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  return readFileSync(path, 'utf8').trim()
}
