import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the repository: the nearest one above `from` whose package.json is ours. */
export function findRootDirectory(from: string): string {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === 'verbena') return folder
  }
  throw new Error(`No Verbena above ${from}`)
}
