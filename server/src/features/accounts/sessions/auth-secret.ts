import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../../config/read-config.ts'
import { secretWeaknessOf } from '../../../config/secret-strength.ts'
import { StartError } from '../../../config/start-error.ts'
import { writeFileDurably } from '../../../providers/storage/durable-file.ts'

/**
 * The signing secret of a server that was given none: made at the first start and kept in DATA_DIR, for this user's eyes.
 * @throws StartError when the file holds something that is no secret
 */
export function readAuthSecret(
  { dataDirectory, mode }: Pick<Config, 'dataDirectory' | 'mode'>,
  randomBytes: (count: number) => Buffer,
): string {
  const path = join(dataDirectory, 'auth-secret')
  if (!existsSync(path)) writeFileDurably(path, randomBytes(48).toString('base64url'))
  const secret = readFileSync(path, 'utf8').trim()
  const weakness = secretWeaknessOf(secret, mode)
  if (weakness)
    throw new StartError(
      `The signing secret in ${path} cannot be used, because ${weakness}: restore the file, or delete it, upon which everybody signs in again.`,
    )
  return secret
}
