/** Seconds. */
export type TimeRange = { start: number; end: number }

/** What playback does at a moment: it goes back, or it pauses with its clock at the last moment of the line. */
export type PlaybackStop = { type: 'jump'; to: number } | { type: 'pause'; at: number }

/** Called at every frame. `before` and `now` are seconds of the video at the last and this frame. */
export type StopRule = {
  stopBetween: (before: number, now: number) => PlaybackStop | null
  /** Where playback continues when the media has ended; null where it stops. */
  afterEnd: () => number | null
}
