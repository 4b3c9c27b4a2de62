/** Multiples of a quarter: YouTube knows no others. */
export const playbackSpeeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** One key goes round all speeds: natural, slower, and from the slowest to the fastest. */
export function nextSpeed(rate: number): number {
  const slower = playbackSpeeds.filter((speed) => speed < rate)
  return slower.at(-1) ?? playbackSpeeds[playbackSpeeds.length - 1] ?? 1
}
