/** Why the picture does not play, in kinds that the learner can do something about. */
export type MediaFailure = 'unreachable' | 'slow' | 'gone' | 'notEmbeddable' | 'unplayable'

export type MediaEvent =
  | { type: 'ready'; durationSeconds: number }
  | { type: 'playing' | 'paused' | 'buffering' | 'ended' | 'seeked' }
  | { type: 'failed'; failure: MediaFailure }

/** One player, whatever makes the picture. What is asked of it before it is ready is done when it is. */
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
