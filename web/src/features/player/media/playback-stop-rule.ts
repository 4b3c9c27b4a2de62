/** A time range in seconds. */
export type TimeRange = { start: number; end: number }

/** Playback jumps back, or it pauses with the clock at the end of the line. */
export type PlaybackStop = { type: 'jump'; to: number } | { type: 'pause'; at: number }

/** Called at every frame. `before` and `now` are the positions at the last and at this frame, in seconds. */
export type StopRule = {
  stopBetween: (before: number, now: number) => PlaybackStop | null
  /** The position at which playback continues after the end of the media; null if it stops. */
  afterEnd: () => number | null
}
