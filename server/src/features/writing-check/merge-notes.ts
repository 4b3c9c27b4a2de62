import type { WritingNote } from '@verbena/contract/writing/writing-check'

const notesMaximum = 500

/**
 * Merges lists of notes in the order of the text. Of overlapping notes one is kept: a mistake rather than advice, and
 * otherwise the note of the earlier list.
 */
export function mergeNotes(lists: readonly (readonly WritingNote[])[]): WritingNote[] {
  const all = lists.flat()
  const mistakesFirst = [
    ...all.filter(({ weight }) => weight === 'mistake'),
    ...all.filter(({ weight }) => weight === 'advice'),
  ]
  const taken: WritingNote[] = []
  const ends = new Uint8Array(Math.max(0, ...all.map(({ end }) => end)))
  for (const note of mistakesFirst) {
    if (ends.subarray(note.start, note.end).includes(1)) continue
    ends.fill(1, note.start, note.end)
    taken.push(note)
  }
  return taken.sort((one, other) => one.start - other.start).slice(0, notesMaximum)
}
