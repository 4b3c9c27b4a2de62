/** Type and duration of a media file; the duration is null when the file does not contain it. */
export type ProbedMedia<Type extends string> = { type: Type; durationSeconds: number | null }

/** A media file that is truncated, damaged, or also a file of another type. */
export class BrokenFile extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BrokenFile'
  }
}

const durationSecondsMaximum = 24 * 60 * 60

/** The duration, or null when it is impossible. */
export const plausibleDuration = (seconds: number): number | null =>
  Number.isFinite(seconds) && seconds > 0 && seconds <= durationSecondsMaximum ? seconds : null
