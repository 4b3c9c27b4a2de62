/** What was found out about a file that can be played; the duration is null where the file does not say it. */
export type ProbedMedia<Type extends string> = { type: Type; durationSeconds: number | null }

/** A file that begins as what can be played, and goes on as something else. */
export class BrokenFile extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BrokenFile'
  }
}

const durationSecondsMaximum = 24 * 60 * 60

/** A duration that can be true; else null. */
export const plausibleDuration = (seconds: number): number | null =>
  Number.isFinite(seconds) && seconds > 0 && seconds <= durationSecondsMaximum ? seconds : null
