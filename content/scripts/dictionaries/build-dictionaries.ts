import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FetchedPackage, fetchPackages } from './download/fetch-packages.ts'
import type { DownloadTimeouts } from './download/open-address.ts'
import { unpack } from './download/unpack.ts'
import { gather } from './gather.ts'
import { readLicenceTexts } from './packs/licences.ts'
import { packFamilies } from './packs/pack-family.ts'
import { writePacks } from './packs/write-packs.ts'
import type { Progress } from './progress.ts'
import type { Report } from './report.ts'
import { type DictionarySource, licenceTextPackage } from './sources.ts'
import { takeWorkFolder } from './work-folder.ts'

export type BuildOptions = {
  out: string
  sources: readonly DictionarySource[]
  mirror: string
  hasApt: boolean
  signal: AbortSignal
  progress: Progress
  timeouts?: Partial<DownloadTimeouts>
}

/**
 * Fetches, reads and writes; the packs of an earlier run stay as they are until every new one is whole. However it
 * ends, only packages in `downloads` may be incomplete, which the next run completes.
 */
export async function buildDictionaries(options: BuildOptions): Promise<Report> {
  const { out, sources, signal, progress } = options
  const began = performance.now()
  mkdirSync(out, { recursive: true })
  const work = takeWorkFolder(out)
  try {
    const names = [...new Set([...sources.map((source) => source.package), licenceTextPackage])]
    const { packages, missing } = await fetchPackages(names, { ...options, folder: join(out, 'downloads') })
    const harvest = await gather(sources, {
      packages,
      folder: join(work.folder, 'unpacked'),
      signal,
      progress,
    })
    if (harvest.sources.length === 0) throw new Error('No package could be fetched: nothing was built.')
    const problems = [
      ...missing.map((name) => `${name} is in no package list and was left out.`),
      ...harvest.problems,
    ]
    const licenceTexts = await licenceTextsFrom(
      packages,
      join(work.folder, 'licences'),
      harvest.sources,
      signal,
    )
    const { files, ...written } = await writePacks(harvest, {
      folder: work.folder,
      licenceTexts,
      signal,
      progress,
    })
    const report: Report = {
      ...written,
      inputs: [...packages.values()].map(({ name, version, sha256, size }) => ({
        package: name,
        version,
        sha256,
        size,
      })),
      problems,
      seconds: Math.round((performance.now() - began) / 1000),
      memoryMegabytes: Math.round(process.resourceUsage().maxRSS / 1000),
    }
    writeFileSync(join(work.folder, 'report.json'), `${JSON.stringify(report, null, 1)}\n`)
    signal.throwIfAborted()
    replace(work.folder, out, files)
    return report
  } finally {
    work.giveBack()
  }
}

/** Every pack is complete by itself, so each may replace its earlier version alone. */
function replace(from: string, out: string, files: readonly string[]) {
  for (const file of [...files, 'report.json']) renameSync(join(from, file), join(out, file))
  for (const family of packFamilies)
    if (!files.includes(`${family}.pack`)) rmSync(join(out, `${family}.pack`), { force: true })
}

async function licenceTextsFrom(
  packages: ReadonlyMap<string, FetchedPackage>,
  folder: string,
  sources: readonly { licence: string }[],
  signal: AbortSignal,
): Promise<Record<string, string>> {
  const fetched = packages.get(licenceTextPackage)
  if (!fetched) return {}
  await unpack(fetched.file, folder, { signal })
  return readLicenceTexts(
    join(folder, 'usr/share/common-licenses'),
    sources.map(({ licence }) => licence),
  )
}
