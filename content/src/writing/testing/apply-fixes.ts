import type { RuleNote } from '@verbena/nlp/writing-check/match-rules'

/** Applies the first fix of each note, the last first, so that offsets stay valid. */
export const applyFixes = (text: string, notes: readonly RuleNote[]) =>
  notes
    .toReversed()
    .reduce((so, { start, end, fixes }) => so.slice(0, start) + (fixes[0] ?? '') + so.slice(end), text)
