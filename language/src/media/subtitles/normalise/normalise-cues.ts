import { type Cue, type RawCue, roundToMilliseconds } from '../cue.ts'
import { limits } from '../subtitle-limits.ts'
import { addWarning, type Warning } from '../subtitle-warnings.ts'
import { normaliseWordTimes } from '../word-times.ts'
import { cleanText } from './clean-text.ts'
import { mergeRollingCaptions } from './merge-rolling-captions.ts'
import { repairEndTimes } from './repair-end-times.ts'
import { splitLongCues } from './split-long-cues.ts'

/** Normalises the cues of any format: clean texts in order of time, each with an end, none empty, none too long. */
export function normaliseCues(raw: readonly RawCue[], warnings: Warning[], mediaEnd?: number): Cue[] {
  const timed = raw.flatMap((cue) => cleanCue(cue, warnings)).sort((a, b) => a.start - b.start)
  const spoken = repairEndTimes(timed, warnings, mediaEnd).filter((cue) => cue.text !== '')
  const cues = mergeRollingCaptions(spoken, warnings).flatMap((cue) => {
    const pieces = splitLongCues(finishedCue(cue))
    if (pieces.length > 1) addWarning(warnings, 'longSplit', cue.line)
    return pieces
  })
  warnOfMediaEnd(cues, warnings, mediaEnd)
  return withinLimits(cues, warnings)
}

/**
 * Cleans a cue; none if it has no readable time. Empty texts are kept here, because in lyrics they end the line
 * before.
 */
function cleanCue(cue: RawCue, warnings: Warning[]): RawCue[] {
  const isTimed = cue.start <= limits.seconds && (cue.start >= 0 || (cue.end ?? 0) > 0)
  if (!isTimed) addWarning(warnings, 'timeUnreadable', cue.line)
  const start = roundToMilliseconds(Math.max(0, cue.start))
  const end = cue.end === undefined ? undefined : roundToMilliseconds(cue.end)
  return isTimed ? [{ ...cue, text: cleanText(cue.text), start, end }] : []
}

function finishedCue({ text, start, end, ...raw }: RawCue & { end: number }): Cue {
  const speaker = raw.speaker && cleanText(raw.speaker).replaceAll('\n', ' ').slice(0, limits.speaker)
  const words = raw.words && normaliseWordTimes(raw.words, start, end)
  return { text, start, end, ...(speaker && { speaker }), ...(words && { words }) }
}

function warnOfMediaEnd(cues: readonly Cue[], warnings: Warning[], mediaEnd: number | undefined) {
  const after = mediaEnd ? cues.filter((cue) => cue.start >= mediaEnd).length : 0
  if (after > 0) addWarning(warnings, 'afterMediaEnd', undefined, after)
}

function withinLimits(cues: readonly Cue[], warnings: Warning[]): Cue[] {
  let letters = 0
  const taken = cues.filter((cue, index) => {
    letters += cue.text.length
    return index < limits.cues && letters <= limits.text
  })
  if (taken.length < cues.length) addWarning(warnings, 'cuesLeftOut', undefined, cues.length - taken.length)
  return taken
}
