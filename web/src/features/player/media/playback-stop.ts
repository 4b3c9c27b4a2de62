/** Seconds. */
export type TimeRange = { start: number; end: number }

/** What playback does at a moment: it goes back, or it waits, with its clock at the last moment of what was said. */
export type PlaybackStop = { type: 'jump'; to: number } | { type: 'pause'; at: number }

/** What is asked at every frame. `before` and `now` in seconds of the film, from one frame to the next. */
export type StopRule = {
  stopBetween: (before: number, now: number) => PlaybackStop | null
  /** Where it goes on from when the film is over; null: nowhere. */
  afterEnd: () => number | null
}
