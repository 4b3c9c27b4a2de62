import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FetchedPackage } from './download/fetch-packages.ts'
import { unpack } from './download/unpack.ts'
import { createBaseFormVotes } from './graph/base-form-votes.ts'
import { createWordGraph } from './graph/word-graph.ts'
import { type GraphLanguage, packLanguages, sourceFactsOf } from './graph-languages.ts'
import { familyOfLicence, readCopyright } from './packs/licences.ts'
import type { ManifestSource } from './packs/manifest.ts'
import type { PackFamily } from './packs/pack-family.ts'
import type { Progress } from './progress.ts'
import { type FormTable, readForms, readPairs } from './readers/read-apertium.ts'
import { type Gathered, readFreedict } from './readers/read-freedict.ts'
import { createDetailsStore } from './readers/word-details.ts'
import type { DictionarySource } from './sources.ts'

export type Harvest = Gathered & {
  sources: ManifestSource[]
  familyOf: (source: number) => PackFamily
  forms: Partial<Record<GraphLanguage, FormTable>>
  /** Copyright notices of the authors, by licence. */
  notices: Record<string, string>
  problems: string[]
}

type Options = {
  packages: ReadonlyMap<string, FetchedPackage>
  folder: string
  signal: AbortSignal
  progress: Progress
}

/** Unpacks and reads the sources one after the other. A source that cannot be read is reported and left out. */
export async function gather(wanted: readonly DictionarySource[], options: Options): Promise<Harvest> {
  const { packages, signal, progress } = options
  const families: PackFamily[] = []
  const harvest: Harvest = {
    graph: createWordGraph(),
    details: createDetailsStore(),
    votes: votesByLanguage(),
    sources: [],
    familyOf: (source) => families[source]!,
    forms: {},
    notices: {},
    problems: [],
  }
  const available = wanted.filter((source) => packages.has(source.package))
  progress.begin('Reading', available.length)
  for (const source of available) {
    // Yields to the event loop, so that Ctrl-C is handled.
    await nextTurn()
    signal.throwIfAborted()
    const folder = join(options.folder, source.package)
    try {
      const fetched = packages.get(source.package)!
      await unpack(fetched.file, folder, { signal })
      const family = readSource(source, fetched, folder, harvest)
      if (family) families.push(family)
    } catch (error) {
      signal.throwIfAborted()
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`${source.package} could not be read: ${reason}`)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
    progress.step(source.package)
  }
  for (const [language, votes] of harvest.votes) {
    const forms = votes.results(harvest.graph)
    if (forms.size > 0) harvest.forms[language] = forms
  }
  harvest.graph.seal()
  return harvest
}

const votesByLanguage = (): Harvest['votes'] =>
  new Map(
    packLanguages.flatMap((language) => {
      const { listedForms } = sourceFactsOf(language)
      return listedForms ? [[language, createBaseFormVotes(language, listedForms)] as const] : []
    }),
  )

/** @returns the family of the licence of a source; undefined if it was left out */
function readSource(
  source: DictionarySource,
  fetched: FetchedPackage,
  folder: string,
  harvest: Harvest,
): PackFamily | undefined {
  const copyright = join(folder, 'usr/share/doc', source.package, 'copyright')
  const licence = readCopyright(copyright, source.kind === 'freedict' ? `${source.name}/*` : '*')
  const family = licence && familyOfLicence(licence.id)
  if (!family) {
    harvest.problems.push(
      `${source.package} was left out because of its licence: ${licence?.id ?? 'unknown'}.`,
    )
    return undefined
  }
  const number = harvest.sources.length
  const entry: ManifestSource = {
    name: source.kind === 'freedict' ? `FreeDict ${source.name}` : `Apertium ${source.package.slice(9)}`,
    package: source.package,
    version: fetched.version,
    sha256: fetched.sha256,
    licence: licence.id,
    attribution: licence.attribution,
    homepage: source.kind === 'freedict' ? 'https://freedict.org/' : 'https://apertium.org/',
    entries: 0,
  }
  harvest.sources.push(entry)
  if (licence.notice) harvest.notices[licence.id] ??= licence.notice
  entry.entries = readEntries(source, number, folder, harvest)
  return family
}

function readEntries(source: DictionarySource, number: number, folder: string, harvest: Harvest): number {
  if (source.kind === 'freedict') {
    const base = join(folder, 'usr/share/dictd', `freedict-${source.name}`)
    return readFreedict({ base, from: source.from, to: source.to, source: number }, harvest)
  }
  let entries = 0
  for (const transducer of source.transducers) {
    const file = join(folder, 'usr/share/apertium', source.package, transducer.file)
    if (transducer.holds === 'pairs') entries += readPairs(file, { ...transducer, source: number }, harvest)
    else {
      harvest.forms[transducer.language] ??= new Map()
      readForms(file, { ...transducer, source: number }, harvest.forms[transducer.language]!, harvest)
    }
  }
  return entries
}
