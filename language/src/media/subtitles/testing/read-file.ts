import { expect } from 'vitest'
import type { Cue } from '../cue.ts'
import { readSubtitles } from '../read-subtitles.ts'

export const utf8 = (text: string) => new TextEncoder().encode(text)

type Hint = Parameters<typeof readSubtitles>[1]

/** The cues of a file that must be readable. */
export function cuesIn(source: Uint8Array | string, hint?: Hint): Cue[] {
  const read = readSubtitles(source, hint)
  if (!read.ok || !read.timed) expect.fail(`no cues: ${JSON.stringify(read)}`)
  return read.cues
}

/** Cues as `start end text`, so that they are easy to compare. */
export const linesIn = (source: Uint8Array | string, hint?: Hint) =>
  cuesIn(source, hint).map(({ start, end, text }) => `${start} ${end} ${text}`)

export function warningsIn(source: Uint8Array | string, hint?: Hint) {
  const read = readSubtitles(source, hint)
  return read.ok ? read.warnings : []
}
