import { readArrowCues } from './arrow-cues.ts'

/** WebVTT: as SubRip, with names for cues, settings, `<v Name>`, word times, and blocks that are not spoken. */
export const readVtt = (lines: readonly string[]) => readArrowCues(lines, { hasBlocks: true })
