import type { RuleNote } from '@verbena/nlp/writing-check/match-rules'

/** The text with the first fix of each note, from behind, so that offsets hold. */
export const applyFixes = (text: string, notes: readonly RuleNote[]) =>
  notes
    .toReversed()
    .reduce((so, { start, end, fixes }) => so.slice(0, start) + (fixes[0] ?? '') + so.slice(end), text)
