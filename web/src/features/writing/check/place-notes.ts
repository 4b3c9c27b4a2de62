import type { WritingNote } from '@verbena/contract/writing-check'

/** A note in the text as it stands now. `key` stays the same when the text is checked again. */
export type PlacedNote = WritingNote & { key: string }

/** What became of a text: from `start` on `removed` units went and `added` came. */
export type Edit = { start: number; removed: number; added: number }

export function editBetween(before: string, after: string): Edit {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  return { start, removed: before.length - start - end, added: after.length - start - end }
}

/** A place after an edit; one inside of what went is where that was. */
export function movePlace(place: number, { start, removed, added }: Edit): number {
  if (place <= start) return place
  if (place >= start + removed) return place + added - removed
  return start + Math.min(place - start, added)
}

/** Notes move along with their words. One whose words were changed, or grew at an end, is over. */
export function moveNotes<Note extends { start: number; end: number }>(
  notes: readonly Note[],
  before: string,
  after: string,
): Note[] {
  if (before === after) return [...notes]
  const edit = editBetween(before, after)
  const shift = edit.added - edit.removed
  return notes.flatMap((note) => {
    if (note.end <= edit.start && !growsAt(note.end, edit, after)) return [note]
    if (note.start >= edit.start + edit.removed && !growsBefore(note.start + shift, edit, after))
      return [{ ...note, start: note.start + shift, end: note.end + shift }]
    return []
  })
}

const isLetter = (text: string, at: number) => /[\p{L}\p{N}]/u.test(text.slice(at, at + 1))

/** A letter right behind a word makes another word of it. */
const growsAt = (end: number, { start, added }: Edit, after: string) =>
  end === start && added > 0 && isLetter(after, end - 1) && isLetter(after, end)

const growsBefore = (start: number, edit: Edit, after: string) =>
  start === edit.start + edit.added && edit.added > 0 && isLetter(after, start) && isLetter(after, start - 1)

/** Names notes by what they say of which words, so that one that was dismissed or opened is known again. */
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

/** What a fix takes out and puts in; with a word that goes, one of the blanks around it goes too. */
export function fixedPart(text: string, { start, end }: { start: number; end: number }, fix: string) {
  if (fix !== '') return { start, end, fix }
  if (text[end] === ' ' && (start === 0 || /\s/.test(text[start - 1] ?? '')))
    return { start, end: end + 1, fix }
  if (text[start - 1] === ' ' && /^(?:$|[\s.,;:!?…)»”])/.test(text.slice(end, end + 1)))
    return { start: start - 1, end, fix }
  return { start, end, fix }
}

export type Piece<Note> = { text: string; start: number; note: Note | null }

/** Cuts a text into what is marked and what is not. Of notes that overlap the first is drawn. */
export function piecesOf<Note extends { start: number; end: number }>(
  text: string,
  notes: readonly Note[],
): Piece<Note>[] {
  const pieces: Piece<Note>[] = []
  let at = 0
  const plain = (end: number) => {
    if (end > at) pieces.push({ text: text.slice(at, end), start: at, note: null })
  }
  for (const note of notes.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (note.start < at || note.end <= note.start) continue
    plain(note.start)
    pieces.push({ text: text.slice(note.start, note.end), start: note.start, note })
    at = note.end
  }
  plain(text.length)
  return pieces
}
