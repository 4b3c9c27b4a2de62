import type { MediaEvent, MediaFailure } from './media-adapter.ts'

export type MediaStatus = {
  isReady: boolean
  /** Whether playback has started, after which the picture replaces the poster. */
  hasPlayed: boolean
  /** Playing, or buffering before it continues. */
  isPlaying: boolean
  isBuffering: boolean
  failure: MediaFailure | null
  /** Null until the player reports it. */
  durationSeconds: number | null
}

export const initialStatus: MediaStatus = {
  isReady: false,
  hasPlayed: false,
  isPlaying: false,
  isBuffering: false,
  failure: null,
  durationSeconds: null,
}

/** The status after an event of the player, or after the learner tries again. */
export function nextStatus(status: MediaStatus, event: MediaEvent | { type: 'retried' }): MediaStatus {
  switch (event.type) {
    case 'ready': {
      const known = Number.isFinite(event.durationSeconds) && event.durationSeconds > 0
      return { ...status, isReady: true, durationSeconds: known ? event.durationSeconds : null }
    }
    case 'playing':
      return { ...status, hasPlayed: true, isPlaying: true, isBuffering: false, failure: null }
    case 'buffering':
      return { ...status, isBuffering: true }
    case 'paused':
    case 'ended':
      return { ...status, isPlaying: false, isBuffering: false }
    case 'failed':
      return { ...status, isPlaying: false, isBuffering: false, failure: event.failure }
    case 'retried':
      return initialStatus
    case 'seeked':
      return status
  }
}
