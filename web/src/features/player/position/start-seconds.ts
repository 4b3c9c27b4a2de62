import { defaultStartSeconds } from '@verbena/contract/player'

/** Shorter items start at 0, because the default start would skip a quarter of them. */
const shortItemSeconds = 60
/** A learner who stopped this close to the end has finished, so playback restarts at 0. */
const endSeconds = 3

/**
 * The start of playback in seconds: the time in the link, else the position where the learner stopped, else 15, or 0 for
 * a short item.
 */
export function startSeconds(
  saved: number | null,
  durationSeconds: number | null,
  linkedSeconds: number | null = null,
): number {
  if (linkedSeconds !== null && (durationSeconds === null || linkedSeconds < durationSeconds))
    return linkedSeconds
  if (saved !== null && (durationSeconds === null || saved < durationSeconds - endSeconds)) return saved
  if (saved !== null) return 0
  return durationSeconds !== null && durationSeconds < shortItemSeconds ? 0 : defaultStartSeconds
}

/** The start time in the URL (`?t=72.5`), in seconds; null when it is missing or invalid. */
export function linkedSeconds(search: string): number | null {
  const parameter = new URLSearchParams(search).get('t') ?? ''
  return /^\d{1,6}(\.\d{1,6})?$/.test(parameter) ? Number(parameter) : null
}

/**
 * Removes the start time from the URL, and adds the transcript tab if it had a valid time and no tab; null without a
 * time.
 */
export function withoutLinkedSeconds(search: string): string | null {
  const params = new URLSearchParams(search)
  if (!params.has('t')) return null
  params.delete('t')
  if (linkedSeconds(search) !== null && !params.has('tab')) params.set('tab', 'transcription')
  return params.toString()
}
