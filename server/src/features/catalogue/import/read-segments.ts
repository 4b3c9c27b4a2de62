import { readFile, realpath } from 'node:fs/promises'
import { dirname, isAbsolute, relative, resolve } from 'node:path'
import type { CatalogueTranscript } from '@verbena/content/catalogue/catalogue-schema'
import { readSubtitles } from '@verbena/language/media/subtitles/read-subtitles'
import type { ImportEntry } from './import-entry.ts'

type Segments = CatalogueTranscript['segments']
type Read = { segments: Segments; warnings: string[] } | { refusal: string }

/**
 * Reads the segments of an entry, from the entry itself or from the subtitle file that it names.
 * @param catalogue path of the import file; files outside its folder are refused
 * @returns null when the entry has none
 */
export async function readSegments(
  { segments, transcript, durationSeconds }: ImportEntry,
  catalogue: string,
): Promise<Read | null> {
  if (segments)
    return {
      segments: segments.map(withoutUndefined).sort((one, other) => one.start - other.start),
      warnings: [],
    }
  if (transcript === undefined) return null
  const path = resolve(dirname(catalogue), transcript)
  try {
    if (
      !isInside(dirname(catalogue), path) ||
      !isInside(await realpath(dirname(catalogue)), await realpath(path))
    )
      return { refusal: 'transcript: it is outside the folder of the catalogue' }
    return readTimed(await readFile(path), transcript, durationSeconds)
  } catch (error) {
    return { refusal: `transcript: ${transcript} cannot be read (${(error as NodeJS.ErrnoException).code})` }
  }
}

function isInside(folder: string, path: string): boolean {
  const relativePath = relative(folder, path)
  return relativePath !== '' && !relativePath.startsWith('..') && !isAbsolute(relativePath)
}

function readTimed(bytes: Uint8Array, fileName: string, durationSeconds: number | undefined): Read {
  const read = readSubtitles(bytes, { fileName, ...(durationSeconds && { durationSeconds }) })
  if (!read.ok) return { refusal: `transcript: ${fileName} is not a transcript (${read.reason.code})` }
  if (!read.timed) return { refusal: `transcript: ${fileName} has no times` }
  const segments = read.cues.map(({ text, start, end, speaker, words = [] }) => ({
    text,
    start,
    duration: Math.round((end - start) * 1000) / 1000,
    ...(speaker && { speaker }),
    translations: {},
    words,
  }))
  const warnings = read.warnings.map(
    ({ code, count, line }) => `${code} ${count}x${line ? ` from line ${line}` : ''}`,
  )
  return { segments, warnings }
}

/** Removes keys with an undefined value, because stored segments are compared by their JSON text. */
const withoutUndefined = ({ speaker, ...segment }: NonNullable<ImportEntry['segments']>[number]) => ({
  ...segment,
  ...(speaker && { speaker }),
})
