import type { WritingNote } from '@verbena/contract/writing/writing-check'

/** A note with its position in the current text. `key` stays the same when the text is checked again. */
export type PlacedNote = WritingNote & { key: string }

/** An edit of a text: at `start`, `removed` UTF-16 units were replaced by `added` ones. */
export type Edit = { start: number; removed: number; added: number }

export function editBetween(before: string, after: string): Edit {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  return { start, removed: before.length - start - end, added: after.length - start - end }
}

/** An offset after an edit; one inside the removed text moves into the added text. */
export function moveOffset(offset: number, { start, removed, added }: Edit): number {
  if (offset <= start) return offset
  if (offset >= start + removed) return offset + added - removed
  return start + Math.min(offset - start, added)
}

/** Moves notes along with their words. A note is dropped if its words were changed or extended. */
export function moveNotes<Note extends { start: number; end: number }>(
  notes: readonly Note[],
  before: string,
  after: string,
): Note[] {
  if (before === after) return [...notes]
  const edit = editBetween(before, after)
  const shift = edit.added - edit.removed
  return notes.flatMap((note) => {
    if (note.end <= edit.start && !growsAtEnd(note.end, edit, after)) return [note]
    if (note.start >= edit.start + edit.removed && !growsAtStart(note.start + shift, edit, after))
      return [{ ...note, start: note.start + shift, end: note.end + shift }]
    return []
  })
}

const isLetter = (text: string, index: number) => /[\p{L}\p{N}]/u.test(text.slice(index, index + 1))

/** A letter added directly after a word changes the word. */
const growsAtEnd = (end: number, { start, added }: Edit, after: string) =>
  end === start && added > 0 && isLetter(after, end - 1) && isLetter(after, end)

const growsAtStart = (start: number, edit: Edit, after: string) =>
  start === edit.start + edit.added && edit.added > 0 && isLetter(after, start) && isLetter(after, start - 1)

/**
 * Gives notes a key made of their rule and words, so that a dismissed or open note is recognised after the next check.
 */
export function placeNotes(notes: readonly WritingNote[], text: string): PlacedNote[] {
  const seen = new Map<string, number>()
  return notes
    .filter(({ start, end }) => start >= 0 && start <= end && end <= text.length)
    .map((note) => {
      const name = `${note.source} ${note.rule} ${text.slice(note.start, note.end)}`
      const count = seen.get(name) ?? 0
      seen.set(name, count + 1)
      return { ...note, key: `${name} ${count}` }
    })
}

/** The range that a fix replaces. Removing a word removes one of the spaces around it too. */
export function fixedPart(text: string, { start, end }: { start: number; end: number }, fix: string) {
  if (fix !== '') return { start, end, fix }
  if (text[end] === ' ' && (start === 0 || /\s/.test(text[start - 1] ?? '')))
    return { start, end: end + 1, fix }
  if (text[start - 1] === ' ' && /^(?:$|[\s.,;:!?…)»”])/.test(text.slice(end, end + 1)))
    return { start: start - 1, end, fix }
  return { start, end, fix }
}

export type Piece<Note> = { text: string; start: number; note: Note | null }

/** Splits a text into marked and plain pieces. Of overlapping notes the first is shown. */
export function piecesOf<Note extends { start: number; end: number }>(
  text: string,
  notes: readonly Note[],
): Piece<Note>[] {
  const pieces: Piece<Note>[] = []
  let offset = 0
  const plain = (end: number) => {
    if (end > offset) pieces.push({ text: text.slice(offset, end), start: offset, note: null })
  }
  for (const note of notes.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (note.start < offset || note.end <= note.start) continue
    plain(note.start)
    pieces.push({ text: text.slice(note.start, note.end), start: note.start, note })
    offset = note.end
  }
  plain(text.length)
  return pieces
}
