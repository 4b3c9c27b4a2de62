import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './run-child.ts'

/** A Debian package is an `ar` archive: 8 bytes of name, then members with a header of 60 characters. */
const archiveName = '!<arch>\n'
const headerLength = 60

/** Unpacks the files of a Debian package into a folder: with dpkg-deb, or with tar if there is none. */
export async function unpack(
  file: string,
  folder: string,
  { signal, hasDpkg = isThere('dpkg-deb') }: { signal: AbortSignal; hasDpkg?: boolean },
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  if (hasDpkg) return runChild('dpkg-deb', ['-x', file, folder], { signal })
  const { name, bytes } = findData(file)
  const archive = join(folder, name)
  writeFileSync(archive, bytes)
  try {
    await runChild('tar', ['-xf', archive, '-C', folder], { signal })
  } finally {
    rmSync(archive, { force: true })
  }
}

const isThere = (program: string) => !spawnSync(program, ['--version'], { stdio: 'ignore' }).error

/** Finds the member `data.tar.xz` (or .gz, .zst), which has the files of the package. */
function findData(path: string): { name: string; bytes: Buffer } {
  const file = openSync(path, 'r')
  try {
    const header = Buffer.alloc(headerLength)
    let position = archiveName.length
    readSync(file, header, 0, position, 0)
    if (header.toString('latin1', 0, position) !== archiveName)
      throw new Error(`${path} is not a Debian package.`)
    while (readSync(file, header, 0, headerLength, position) === headerLength) {
      const name = header.toString('latin1', 0, 16).replace(/\/?\s*$/, '')
      const size = Number(header.toString('latin1', 48, 58).trim())
      if (!Number.isSafeInteger(size) || size < 0) break
      position += headerLength
      if (/^data\.tar(\.\w+)?$/.test(name)) {
        const bytes = Buffer.alloc(size)
        if (readSync(file, bytes, 0, size, position) < size) break
        return { name, bytes }
      }
      // Members begin at even offsets.
      position += size + (size % 2)
    }
    throw new Error(`${path} is truncated.`)
  } finally {
    closeSync(file)
  }
}
