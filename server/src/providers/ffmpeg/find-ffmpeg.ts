import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

/** The path of the program ffmpeg; null where it is not installed. */
export async function findFfmpeg(path = process.env.PATH ?? ''): Promise<string | null> {
  const name = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg'
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const isProgram = access(join(folder, name), constants.X_OK).then(
      () => true,
      () => false,
    )
    if (await isProgram) return join(folder, name)
  }
  return null
}
