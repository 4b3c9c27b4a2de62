import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Progress } from '../progress.ts'
import { isWhole } from './checksum.ts'
import { download } from './download.ts'
import type { DownloadTimeouts } from './open-address.ts'
import { type PackageRecord, recordsOfApt, recordsOfMirror } from './packages-index.ts'
import { runChild } from './run-child.ts'

export type FetchOptions = {
  /** The folder of packages, which later runs use too. */
  folder: string
  mirror: string
  /** False: do not use apt even if it is installed. */
  hasApt: boolean
  signal: AbortSignal
  progress: Progress
  timeouts?: Partial<DownloadTimeouts>
}

export type FetchedPackage = PackageRecord & { file: string }

/** Fetches packages by apt, or by address if apt is missing or fails. @returns the fetched packages by name */
export async function fetchPackages(
  names: readonly string[],
  options: FetchOptions,
): Promise<{ packages: Map<string, FetchedPackage>; missing: string[] }> {
  mkdirSync(options.folder, { recursive: true })
  const records = await findRecords(names, options)
  const found = names.flatMap((name) => records.get(name) ?? [])
  const totalBytes = found.reduce((sum, { size }) => sum + size, 0)
  const packages = new Map<string, FetchedPackage>()
  options.progress.begin('Packages', found.length, totalBytes)
  for (const record of found) {
    const file = join(options.folder, basename(record.path))
    await fetchPackage(record, file, options)
    options.progress.step(record.name, record.size)
    packages.set(record.name, { ...record, file })
  }
  return { packages, missing: names.filter((name) => !packages.has(name)) }
}

async function findRecords(names: readonly string[], options: FetchOptions) {
  const { folder, mirror, signal, hasApt, progress, timeouts } = options
  const ofApt = hasApt ? recordsOfApt(names) : new Map<string, PackageRecord>()
  const unknown = names.filter((name) => !ofApt.has(name))
  if (unknown.length === 0) return ofApt
  progress.say(`Fetching the list of ${unknown.length} packages that apt does not have from ${mirror}.`)
  try {
    const ofMirror = await recordsOfMirror(unknown, mirror, folder, { signal, ...(timeouts && { timeouts }) })
    return new Map([...ofApt, ...ofMirror])
  } catch (error) {
    signal.throwIfAborted()
    // Some packages of apt are enough for a build; none is not.
    if (ofApt.size === 0) throw error
    return ofApt
  }
}

async function fetchPackage(record: PackageRecord, file: string, options: FetchOptions): Promise<void> {
  if (isWhole(file, record)) return
  if (options.hasApt && (await fetchByApt(record, file, options))) return
  await download({
    url: `${options.mirror}/${record.path}`,
    path: file,
    expected: record,
    signal: options.signal,
    onProgress: (bytes) => options.progress.at(record.name, bytes),
    ...(options.timeouts && { timeouts: options.timeouts }),
  })
}

/** @returns false when apt failed, or fetched something else */
async function fetchByApt(record: PackageRecord, file: string, { folder, signal }: FetchOptions) {
  const drop = mkdtempSync(join(folder, 'apt-'))
  try {
    const asRoot = process.getuid?.() === 0 ? ['-o', 'APT::Sandbox::User=root'] : []
    const wanted = `${record.name}=${record.version}`
    const timeouts = ['-o', 'Acquire::http::ConnectionTimeout=3', '-o', 'Acquire::Retries=2']
    await runChild('apt-get', ['-q', ...asRoot, ...timeouts, 'download', wanted], { cwd: drop, signal })
    const [brought] = readdirSync(drop).filter((name) => name.endsWith('.deb'))
    if (!brought || !isWhole(join(drop, brought), record)) return false
    renameSync(join(drop, brought), file)
    return existsSync(file)
  } catch {
    signal.throwIfAborted()
    return false
  } finally {
    rmSync(drop, { recursive: true, force: true })
  }
}
