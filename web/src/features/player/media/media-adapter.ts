/** Why the media do not play, grouped by what the learner can do about it. */
export type MediaFailure = 'unreachable' | 'slow' | 'gone' | 'notEmbeddable' | 'unplayable'

export type MediaEvent =
  | { type: 'ready'; durationSeconds: number }
  | { type: 'playing' | 'paused' | 'buffering' | 'ended' | 'seeked' }
  | { type: 'failed'; failure: MediaFailure }

/** The common interface of the file player and the YouTube player. Commands before it is ready run once it is. */
export interface MediaAdapter {
  currentSeconds(): number
  play(): void
  pause(): void
  seek(seconds: number): void
  /** Sets the speed, where 1 is normal; the pitch does not change. */
  setRate(rate: number): void
  destroy(): void
}

export type MediaOptions = { startSeconds: number; onEvent: (event: MediaEvent) => void }
