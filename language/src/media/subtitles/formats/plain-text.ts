import { cleanText } from '../normalise/clean-text.ts'
import { splitText } from '../normalise/split-text.ts'
import { limits } from '../subtitle-limits.ts'
import { addWarning, type Warning } from '../subtitle-warnings.ts'

/** The lines of a text without times. A line that is too long is split. */
export function readPlain(source: readonly string[], warnings: Warning[]): string[] {
  const lines: string[] = []
  let letters = 0
  for (const [index, line] of source.entries()) {
    const pieces = [...splitText(cleanText(line.slice(0, limits.text)))]
    if (pieces.length > 1) addWarning(warnings, 'longSplit', index + 1)
    lines.push(...pieces.map((piece) => piece.text))
    letters += line.length
    if (lines.length > limits.cues || letters > limits.text) {
      addWarning(warnings, 'cuesLeftOut', index + 1)
      break
    }
  }
  return lines.slice(0, limits.cues)
}
