/** Why the picture does not play, in kinds that the learner can do something about. */
export type MediaFailure = 'unreachable' | 'slow' | 'gone' | 'notEmbeddable' | 'unplayable'

export type MediaEvent =
  | { type: 'ready'; durationSeconds: number }
  | { type: 'playing' | 'paused' | 'buffering' | 'ended' | 'seeked' }
  | { type: 'failed'; failure: MediaFailure }

/** One interface over the players of files and YouTube. Commands before it is ready are run when it is. */
export interface MediaAdapter {
  currentSeconds(): number
  play(): void
  pause(): void
  seek(seconds: number): void
  /** Speed, 1 being natural; the pitch stays. */
  setRate(rate: number): void
  destroy(): void
}

export type MediaOptions = { startSeconds: number; onEvent: (event: MediaEvent) => void }
