import { addWarning, type Warning } from '../subtitle-warnings.ts'

type Shown = { text: string; start: number; end: number; words?: readonly unknown[] }

/** A rolling caption follows the one that it repeats within so many seconds. */
const gapMaximum = 0.15
const shownLinesMaximum = 4
/**
 * The share of repeating cues from which a file is taken for rolling captions. In such files half of the cues repeat a line
 * with a new one below, or without word times; a song with a refrain has fewer.
 */
const rollingShare = 1 / 4

/**
 * Merges YouTube's automatic captions, which show each line twice: first while it is spoken, then above the next line. Each
 * line remains once. A cue without new text extends the one before it.
 */
export function mergeRollingCaptions<C extends Shown>(cues: readonly C[], warnings: Warning[]): C[] {
  const lines = cues.map((cue) => cue.text.split('\n'))
  const repeats = cues.map((_, index) => repeatedLines(cues, lines, index))
  const rolling = repeats.filter((count, index) => {
    const isEcho = cues[index - 1]?.words !== undefined && cues[index]?.words === undefined
    return count > 0 && (isEcho || count < (lines[index]?.length ?? 0))
  })
  if (rolling.length === 0 || rolling.length < (cues.length - 1) * rollingShare) return [...cues]
  addWarning(warnings, 'repeatsFolded', undefined, repeats.filter(Boolean).length)
  const merged: C[] = []
  for (const [index, cue] of cues.entries()) {
    const text = lines[index]?.slice(repeats[index]).join('\n')
    const last = merged.at(-1)
    if (text) merged.push({ ...cue, text })
    else if (last) last.end = Math.max(last.end, cue.end)
  }
  return merged
}

/** The number of lines at the start of a cue that repeat the end of the cue before. */
function repeatedLines(cues: readonly Shown[], lines: readonly string[][], index: number): number {
  const [before, here] = [cues[index - 1], cues[index]]
  const [linesBefore = [], linesHere = []] = [lines[index - 1], lines[index]]
  if (!before || !here || here.start > before.end + gapMaximum) return 0
  for (let count = Math.min(shownLinesMaximum, linesBefore.length, linesHere.length); count > 0; count--)
    if (linesBefore.slice(-count).join('\n') === linesHere.slice(0, count).join('\n')) return count
  return 0
}
