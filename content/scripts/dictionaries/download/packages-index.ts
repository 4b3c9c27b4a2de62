import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Download, download } from './download.ts'

/** A package as a Debian index lists it. */
export type PackageRecord = { name: string; version: string; path: string; size: number; sha256: string }

/** The Debian release whose packages are fetched if the system has no apt. */
const release = 'dists/bookworm'
const index = 'main/binary-amd64/Packages.gz'

/**
 * Reads stanzas of `Field: value`, as in Packages and in the output of `apt-cache show`. The first stanza of a name
 * counts.
 */
export function readStanzas(text: string, wanted: ReadonlySet<string>): Map<string, PackageRecord> {
  const found = new Map<string, PackageRecord>()
  for (const stanza of text.split(/\n\n+/)) {
    const name = fieldOf(stanza, 'Package')
    if (!name || !wanted.has(name) || found.has(name)) continue
    const [version, path, sha256] = ['Version', 'Filename', 'SHA256'].map((field) => fieldOf(stanza, field))
    const size = Number(fieldOf(stanza, 'Size'))
    // The path becomes an address and a file name, so only paths like Debian's are allowed.
    if (!version || !path || !/^[\w.+~%:/-]+$/.test(path) || path.includes('..')) continue
    if (!sha256 || !/^[0-9a-f]{64}$/.test(sha256) || !Number.isSafeInteger(size) || size <= 0) continue
    found.set(name, { name, version, path, size, sha256 })
  }
  return found
}

const fieldOf = (stanza: string, field: string) =>
  stanza.match(new RegExp(`^${field}: *(\\S.*)$`, 'm'))?.[1]?.trim()

/** The packages that apt knows; none if there is no apt. */
export function recordsOfApt(names: readonly string[]): Map<string, PackageRecord> {
  const { status, stdout } = spawnSync('apt-cache', ['show', '--no-all-versions', ...names], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  // Exit code 100: some names are unknown. The others are printed.
  return status === 0 || status === 100 ? readStanzas(stdout, new Set(names)) : new Map()
}

/** The packages of the mirror's index, which is checked against the checksum in its InRelease. */
export async function recordsOfMirror(
  names: readonly string[],
  mirror: string,
  folder: string,
  options: Pick<Download, 'signal' | 'onProgress' | 'timeouts'>,
): Promise<Map<string, PackageRecord>> {
  const releasePath = join(folder, 'InRelease')
  await download({ ...options, url: `${mirror}/${release}/InRelease`, path: releasePath, isFresh: true })
  const line = readFileSync(releasePath, 'utf8')
    .split('\n')
    .map((text) => text.trim().split(/\s+/))
    .find(([sha256, , name]) => name === index && sha256?.length === 64)
  if (!line) throw new Error(`${mirror}/${release}/InRelease does not list ${index}.`)
  const packagesPath = join(folder, 'Packages.gz')
  await download({
    ...options,
    url: `${mirror}/${release}/${index}`,
    path: packagesPath,
    expected: { sha256: line[0]!, size: Number(line[1]) },
  })
  return readStanzas(gunzipSync(readFileSync(packagesPath)).toString('utf8'), new Set(names))
}
