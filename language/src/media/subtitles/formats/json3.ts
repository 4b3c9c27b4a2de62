import type { RawCue } from '../cue.ts'

type Json = Record<string, unknown>

/**
 * YouTube's json3: events in milliseconds. Their segments have an offset if words are timed. An event with `aAppend` only
 * scrolls the lines that are shown.
 */
export function* readJson3(text: string): Generator<RawCue> {
  for (const event of eventsOf(text)) if (!event.aAppend) yield cueOf(event)
}

function eventsOf(text: string): Json[] {
  try {
    return objectsIn(JSON.parse(text).events)
  } catch {
    return []
  }
}

const objectsIn = (value: unknown): Json[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'object' && entry !== null) : []

function cueOf(event: Json): RawCue {
  const start = secondsOf(event.tStartMs)
  const segments = objectsIn(event.segs).map(({ utf8, tOffsetMs }) => ({
    text: typeof utf8 === 'string' ? utf8 : '',
    offset: secondsOf(tOffsetMs),
  }))
  const isTimed = segments.some(({ offset }) => !Number.isNaN(offset))
  return {
    text: segments.map((segment) => segment.text).join(''),
    start,
    end: event.dDurationMs === undefined ? undefined : start + secondsOf(event.dDurationMs),
    words: isTimed ? segments.map(({ text, offset }) => ({ text, start: start + (offset || 0) })) : undefined,
    rolls: isTimed || event.wWinId !== undefined,
  }
}

/** Converts milliseconds, which some versions write as strings. */
const secondsOf = (milliseconds: unknown) =>
  typeof milliseconds === 'number' || (typeof milliseconds === 'string' && /^\d{1,12}$/.test(milliseconds))
    ? Number(milliseconds) / 1000
    : Number.NaN
