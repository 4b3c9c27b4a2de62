import { type RawCue, roundToMilliseconds } from '../cue.ts'
import { limits } from '../subtitle-limits.ts'
import { addWarning, type Warning } from '../subtitle-warnings.ts'

const guessedSeconds = 2

/**
 * Gives every cue an end after its start. If there is none, it is the start of the next cue that begins later; without a
 * later cue it is the end of the media, or else two seconds after the start.
 * @param cues in order of `start`
 */
export function repairEndTimes<C extends RawCue>(
  cues: readonly C[],
  warnings: Warning[],
  mediaEnd = 0,
): (C & { end: number })[] {
  const later = laterStarts(cues)
  return cues.map((cue, index) => {
    const { start, end = 0, rolls } = cue
    const next =
      later[index] ?? (mediaEnd > start && mediaEnd <= limits.seconds ? mediaEnd : start + guessedSeconds)
    const isGood = end > start && end <= limits.seconds
    if (!isGood && cue.end !== undefined) addWarning(warnings, 'endMended', cue.line)
    const repaired = isGood ? Math.min(end, rolls ? (later[index] ?? end) : end) : next
    return { ...cue, end: roundToMilliseconds(repaired) }
  })
}

/** For each cue the start of the next one that begins later. */
function laterStarts(cues: readonly { start: number }[]): (number | undefined)[] {
  const later: (number | undefined)[] = new Array(cues.length)
  for (let at = cues.length - 2; at >= 0; at--) {
    const [here, next] = [cues[at]?.start ?? 0, cues[at + 1]?.start ?? 0]
    later[at] = next > here ? next : later[at + 1]
  }
  return later
}
