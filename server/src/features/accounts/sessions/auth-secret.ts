import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../../config/read-config.ts'
import { secretWeaknessOf } from '../../../config/secret-strength.ts'
import { StartError } from '../../../config/start-error.ts'
import { writeFileDurably } from '../../../providers/storage/durable-file.ts'

/**
 * The signing secret of a server without AUTH_SECRET. The first start creates it in DATA_DIR, readable only by this user.
 * @throws StartError when the secret in the file is too weak
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
      `The signing secret in ${path} cannot be used, because ${weakness}: restore the file, or delete it, which signs out all learners.`,
    )
  return secret
}
