import { createHash } from 'node:crypto'
import type { Level } from '@verbena/language/levels'
import type { Services } from '../../../services.ts'
import { findMedia, findSegments, type Segments, type StoredMedia } from '../catalogue.queries.ts'
import { youtubePicture } from '../pictures/picture-address.service.ts'
import { type MediaValues, saveMedia } from '../save-media.service.ts'
import {
  computeStatistics,
  statisticsVersion,
  type TranscriptStatistics,
} from '../transcript-statistics.service.ts'
import { type ImportEntry, readEntry } from './import-entry.ts'
import type { RawEntry } from './read-import-file.ts'
import { readSegments } from './read-segments.ts'

export type ImportOutcome = 'added' | 'changed' | 'unchanged' | 'refused'
/** The outcome of one line; in a dry run, the outcome that the import would have. */
export type ImportReport = {
  line: number
  id: string
  outcome: ImportOutcome
  /** Reasons of a refusal, or warnings for the author. */
  notes: string[]
}

type Options = {
  /** Absolute path of the import file. */
  path: string
  isDryRun: boolean
  /** Ids of the starter catalogue, whose items are written again at every start of the server. */
  reserved: ReadonlySet<string>
  /** Origins of other hosts whose files browsers may load. */
  mediaOrigins: readonly string[]
  /** Ends the import after the current item. */
  stopping: AbortSignal
}
type Needs = Pick<Services, 'db' | 'lexicon' | 'clock'>

/**
 * Imports the catalogue of an operator, one item per transaction, so that an interrupted import can simply be repeated.
 */
export async function* importCatalogue(
  services: Needs,
  entries: readonly RawEntry[],
  options: Options,
): AsyncGenerator<ImportReport> {
  const lineOf = new Map<string, number>()
  for (const raw of entries) {
    if (options.stopping.aborted) return
    yield await importOne(services, raw, lineOf, options)
  }
}

async function importOne(
  services: Needs,
  raw: RawEntry,
  lineOf: Map<string, number>,
  options: Options,
): Promise<ImportReport> {
  const { line } = raw
  const refused = (id: string, why: string): ImportReport => ({ line, id, outcome: 'refused', notes: [why] })
  if ('refusal' in raw) return refused('', raw.refusal)
  const entry = readEntry(raw.value)
  if (typeof entry === 'string') return refused(idOf(raw.value), entry)
  const { id } = entry
  const before = lineOf.get(id)
  if (before !== undefined) return refused(id, `id: line ${before} has it already`)
  lineOf.set(id, line)
  if (options.reserved.has(id)) return refused(id, 'id: belongs to the starter catalogue')
  const blocked = blockedAddress(entry, options.mediaOrigins)
  if (blocked) return refused(id, blocked)
  const stored = await findMedia(services.db, id)
  if (stored && stored.ownerId !== null) return refused(id, 'id: belongs to a learner’s own item')
  const read = await readSegments(entry, options.path)
  if (read && 'refusal' in read) return refused(id, read.refusal)
  const segments = read?.segments ?? (stored ? await findSegments(services.db, id) : [])
  const statistics = computeStatistics(services.lexicon, entry.language, segments)
  const level = entry.level ?? statistics.estimatedLevel
  if (!level) return refused(id, 'level: is missing, and there is too little text to estimate it')
  const contentHash = hashOf(services, { entry, level, segments })
  const notes = [...(read?.warnings ?? []), ...notesOn(entry, level, statistics, segments)]
  if (stored?.contentHash === contentHash) return { line, id, outcome: 'unchanged', notes }
  if (!options.isDryRun) {
    const values = { ...valuesOf(entry, level, segments), contentHash, createdAt: services.clock.now() }
    await saveMedia(services.db, values, segments, statistics)
  }
  return { line, id, outcome: stored ? 'changed' : 'added', notes }
}

const idOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id).slice(0, 80) : ''

/** Contains the version of the lexicon, so that items are imported again when their statistics may change. */
const hashOf = ({ lexicon }: Needs, content: { entry: ImportEntry; level: Level; segments: unknown }) => {
  const { entry, level, segments } = content
  const { transcript, segments: ownSegments, ...rest } = entry
  const text = JSON.stringify([rest, level, segments, lexicon.version, statisticsVersion])
  return `import.${createHash('sha256').update(text).digest('base64url')}`
}

function valuesOf(entry: ImportEntry, level: Level, segments: Segments): Omit<MediaValues, 'createdAt'> {
  const lastEnd = Math.max(0, ...segments.slice(-50).map(({ start, duration }) => start + duration))
  return {
    id: entry.id,
    kind: entry.kind,
    title: entry.title,
    titleTranslations: entry.titleTranslations,
    language: entry.language,
    level,
    category: entry.category,
    place: entry.place ?? null,
    link: entry.link ?? (entry.youtube ? `https://www.youtube.com/watch?v=${entry.youtube}` : null),
    source: sourceOf(entry),
    thumbnail: thumbnailOf(entry),
    durationSeconds: entry.durationSeconds ?? (lastEnd > 0 ? lastEnd : null),
    isPremium: entry.premium,
    credits: entry.credits,
  }
}

/** The server fetches YouTube's pictures, so that browsers send no request to YouTube before a video is opened. */
const isOfYoutube = (address: string) => address.startsWith('https://i.ytimg.com/')

function thumbnailOf({ thumbnail, youtube }: ImportEntry): string {
  if (youtube && (!thumbnail || isOfYoutube(thumbnail))) return youtubePicture(youtube)
  return thumbnail ?? ''
}

const filesOf = ({ file, files = [] }: ImportEntry) => (file ? [file] : files)

const sourceOf = (entry: ImportEntry): StoredMedia['source'] =>
  entry.youtube ? { type: 'youtube', videoId: entry.youtube } : { type: 'file', files: filesOf(entry) }

/** Refuses URLs that the content security policy would block, because the operator sees the reason here. */
function blockedAddress(entry: ImportEntry, mediaOrigins: readonly string[]): string | null {
  const { thumbnail, youtube } = entry
  const thumbnails = thumbnail && !(youtube && isOfYoutube(thumbnail)) ? [thumbnail] : []
  const isOpen = (address: string) =>
    address.startsWith('/') || mediaOrigins.includes(new URL(address).origin)
  const blocked = [...filesOf(entry).map(({ src }) => src), ...thumbnails].find((address) => !isOpen(address))
  return blocked ? `${new URL(blocked).origin} is not in MEDIA_ORIGINS, so browsers would not load it` : null
}

function notesOn(
  entry: ImportEntry,
  level: Level,
  { estimatedLevel }: TranscriptStatistics,
  segments: Segments,
): string[] {
  const isGuarded = !entry.premium || entry.youtube !== undefined
  return [
    ...(segments.length === 0 ? ['it has no transcript'] : []),
    ...(entry.level && estimatedLevel && estimatedLevel !== level
      ? [`the level estimated from its words is ${estimatedLevel}`]
      : []),
    ...(isGuarded ? [] : ['premium: everybody who knows the address of its file can fetch it']),
  ]
}
