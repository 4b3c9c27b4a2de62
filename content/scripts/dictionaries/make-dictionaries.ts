/**
 * Builds the dictionary packs of the server from Debian's FreeDict and Apertium packages.
 *
 *   npm run dictionaries                             into DATA_DIR/dictionaries (./data/dictionaries)
 *   npm run dictionaries -- --out DIR                into another folder
 *   npm run dictionaries -- --only freedict          without Apertium's pairs and inflected forms
 *   npm run dictionaries -- --mirror URL --no-apt    from this Debian mirror, even if there is apt
 */
import { freemem, platform, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildDictionaries } from './build-dictionaries.ts'
import { createProgress } from './progress.ts'
import { describeReport } from './report.ts'
import { dictionarySources, type SourceKind, sourceKinds } from './sources.ts'

/** The measured maximum of memory of a build, with a margin. */
const neededBytes = 2e9

/** Bytes of memory that a program may use, within the limit of a container if there is one. */
function availableMemory(): number {
  // Only Linux counts the memory of caches as free.
  const free = platform() === 'linux' ? freemem() : totalmem()
  const limit = process.constrainedMemory?.() ?? 0
  return limit > 0 && limit < totalmem() ? Math.min(free, limit) : free
}

function readOptions() {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      out: { type: 'string', default: resolve(process.env.DATA_DIR || 'data', 'dictionaries') },
      only: { type: 'string', default: sourceKinds.join(',') },
      mirror: { type: 'string', default: 'https://deb.debian.org/debian' },
      apt: { type: 'boolean', default: true },
    },
  })
  const only = values.only.split(',').map((kind) => kind.trim())
  const unknown = only.find((kind) => !(sourceKinds as readonly string[]).includes(kind))
  if (unknown !== undefined) throw new Error(`--only accepts ${sourceKinds.join(' and ')}, not "${unknown}".`)
  if (!/^https?:\/\/\S+$/.test(values.mirror))
    throw new Error('--mirror must be an address like https://deb.debian.org/debian.')
  return {
    ...values,
    out: resolve(values.out),
    mirror: values.mirror.replace(/\/+$/, ''),
    only: only as SourceKind[],
  }
}

function requireAvailableMemory() {
  const available = availableMemory()
  if (available < neededBytes)
    throw new Error(
      `Building the dictionaries needs 2 GB of memory, and ${(available / 1e9).toFixed(1)} GB are free here. Build them on a larger machine and copy the *.pack files into DATA_DIR/dictionaries.`,
    )
}

const cancelled = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => cancelled.abort(new Error('Cancelled. The dictionaries were not changed.')))

try {
  const { out, only, mirror, apt } = readOptions()
  const progress = createProgress(process.stdout)
  progress.say(
    `Building dictionaries into ${out}. It downloads about 100 MB, needs 2 GB of memory and takes two to four minutes.`,
  )
  requireAvailableMemory()
  const report = await buildDictionaries({
    out,
    sources: dictionarySources.filter(({ kind }) => only.includes(kind)),
    mirror,
    hasApt: apt,
    signal: cancelled.signal,
    progress,
  })
  console.log(describeReport(report))
  for (const problem of report.problems) console.log(`Note: ${problem}`)
  console.log(`\nThe dictionaries are in ${out}. The server reads them at its next start.`)
} catch (error) {
  const reason = cancelled.signal.aborted ? cancelled.signal.reason : error
  console.error(reason instanceof Error ? reason.message : reason)
  process.exitCode = cancelled.signal.aborted ? 130 : 1
}
