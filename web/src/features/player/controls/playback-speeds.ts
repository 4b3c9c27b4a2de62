/** Multiples of a quarter, because YouTube supports no others. */
export const playbackSpeeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** Cycles through all speeds with one key: from normal down to the slowest, then to the fastest. */
export function nextSpeed(rate: number): number {
  const slower = playbackSpeeds.filter((speed) => speed < rate)
  return slower.at(-1) ?? playbackSpeeds[playbackSpeeds.length - 1] ?? 1
}
