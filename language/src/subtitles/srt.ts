import { readArrowCues } from './arrow-cues.ts'

/** SubRip: a number, `00:00:01,000 --> 00:00:02,500`, text, a blank line. */
export const readSrt = (lines: readonly string[]) => readArrowCues(lines, { hasBlocks: false })
