import { defaultStartSeconds } from '@verbena/contract/player'

/** Shorter items start at their beginning: a quarter of them would be missed otherwise. */
const shortItemSeconds = 60
/** Who stopped this close to the end has finished, and comes to see it again. */
const endSeconds = 3

/**
 * Where playback starts: where a link leads, else where the learner stopped, else at 15 s, and a short item at 0. All in
 * seconds.
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

/** The moment that an address asks for (`?t=72.5`), in seconds; null when it asks for none that there could be. */
export function linkedSeconds(search: string): number | null {
  const parameter = new URLSearchParams(search).get('t') ?? ''
  return /^\d{1,6}(\.\d{1,6})?$/.test(parameter) ? Number(parameter) : null
}

/** An address without its moment, and with the lines, which show it, unless it names a tab; null when it has none. */
export function withoutLinkedSeconds(search: string): string | null {
  const params = new URLSearchParams(search)
  if (!params.has('t')) return null
  params.delete('t')
  if (linkedSeconds(search) !== null && !params.has('tab')) params.set('tab', 'transcription')
  return params.toString()
}
