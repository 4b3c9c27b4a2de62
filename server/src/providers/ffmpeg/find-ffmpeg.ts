import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

/** Where the program ffmpeg is; null where it is not installed. */
export async function findFfmpeg(path = process.env.PATH ?? ''): Promise<string | null> {
  const name = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg'
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const isThere = access(join(folder, name), constants.X_OK).then(
      () => true,
      () => false,
    )
    if (await isThere) return join(folder, name)
  }
  return null
}
