import { plainField } from '@verbena/language/word-table/plain-field'
import {
  ownColumns,
  type TableCard,
  type TableRow,
  tableColumnsMaximum,
  tableRowsMaximum,
  type WordTable,
} from '@verbena/language/word-table/word-table'
import type { Database } from 'sql.js'
import type { CardRow } from './card-row.ts'
import { listNames, type Names } from './collection-names.ts'
import { fieldSeparator } from './collection-schema.ts'
import { noteFields, noteTypeName } from './note-type.ts'
import { openSqlite } from './open-sqlite.ts'
import { readAnswers } from './read-answers.ts'
import { readCard } from './read-card.ts'
import { rowsOf } from './sqlite-rows.ts'
import { WordFileError } from './word-file-error.ts'

type Note = { id: number; guid: string; noteTypeId: string; tags: string; fields: string[] }
type NoteCard = TableCard & { deckId: string }

/** Answers are replayed with the desired retention and the days of the learner's time zone. */
export type TableOptions = { now: Date; retention: number; timeZone: string }

/**
 * The words of an Anki collection of any schema: a column for each field of its note types, and for deck and tags.
 * @throws WordFileError broken, notAnki, empty, tooManyWords
 */
export async function readCollection(bytes: Uint8Array, options: TableOptions): Promise<WordTable> {
  const db = await openSqlite(bytes)
  try {
    // Views and triggers of an untrusted file may not call functions.
    db.run('pragma trusted_schema = off')
    removeCollation(db)
    return toTable(db, options)
  } catch (error) {
    if (error instanceof WordFileError) throw error
    // SQLite could not read the file.
    throw new WordFileError('broken')
  } finally {
    db.close()
  }
}

/** Newer collections use a collation that only Anki has; SQLite refuses to read a table that names it. */
function removeCollation(db: Database) {
  db.run('pragma writable_schema = on')
  db.run(
    "update sqlite_master set sql = replace(sql, 'collate unicase', '') where sql like '%collate unicase%'",
  )
  db.run(
    "update sqlite_master set sql = replace(sql, 'COLLATE unicase', '') where sql like '%COLLATE unicase%'",
  )
  db.run('pragma writable_schema = reset')
}

function toTable(db: Database, options: TableOptions): WordTable {
  const names = listNames(db)
  const cards = cardsByNote(db, { beganAt: names.beganAt, ...options })
  const notes = listNotes(db)
  if (notes.length === 0) throw new WordFileError('empty')
  const used = new Set(notes.map(({ noteTypeId }) => noteTypeId))
  const isOwn = [...used].every((id) => isOurs(names, id))
  return isOwn ? ownTable(notes, cards, names) : foreignTable(notes, cards, names, used)
}

function isOurs({ noteTypes }: Names, id: string): boolean {
  const type = noteTypes.get(id)
  return (
    type?.name.startsWith(noteTypeName) === true && noteFields.every((field, at) => type.fields[at] === field)
  )
}

function listNotes(db: Database): Note[] {
  const notes: Note[] = []
  for (const [id, guid, mid, tags, flds] of rowsOf(
    db,
    'select id, guid, mid, tags, flds from notes order by id',
  )) {
    if (notes.length === tableRowsMaximum) throw new WordFileError('tooManyWords')
    const fields = String(flds ?? '')
      .split(fieldSeparator)
      .slice(0, tableColumnsMaximum)
    notes.push({
      id: Number(id),
      guid: String(guid ?? ''),
      noteTypeId: String(mid),
      tags: String(tags ?? ''),
      fields,
    })
  }
  return notes
}

const columnsOfCards =
  'id, nid, did, ord, type, queue, case when odid <> 0 then odue else due end, ivl, factor, reps, lapses, left, odid, data'

/** The cards of each note in their order. A card in a filtered deck counts for its original deck. */
function cardsByNote(db: Database, context: TableOptions & { beganAt: Date }): Map<number, NoteCard[]> {
  const logs = readAnswers(db, context.now)
  const found = new Map<number, NoteCard[]>()
  let count = 0
  for (const row of rowsOf(db, `select ${columnsOfCards} from cards order by nid, ord`)) {
    count += 1
    if (count > 10 * tableRowsMaximum) throw new WordFileError('tooManyWords')
    const [id, nid, did, ord, type, queue, due, ivl, factor, reps, lapses, left, odid, data] = row
    const numbers = { ord, type, queue, due, ivl, factor, reps, lapses, left }
    const card = Object.fromEntries(
      Object.entries(numbers).map(([name, value]) => [name, Number(value) || 0]),
    )
    const note = Number(nid)
    const held = found.get(note) ?? []
    held.push({
      ...readCard({ ...card, data: String(data ?? '') } as CardRow, logs.get(Number(id)), context),
      deckId: String(Number(odid) ? odid : did),
    })
    found.set(note, held)
  }
  return found
}

const isUuid = (text: string) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(text)
const statuses = ['new', 'learning', 'known', 'ignored'] as const

function ownTable(notes: Note[], cards: Map<number, NoteCard[]>, { decks }: Names): WordTable {
  const listDescriptions: WordTable['listDescriptions'] = new Map()
  const rows = notes.map(({ id, guid, tags, fields }): TableRow => {
    const [
      word = '',
      translation = '',
      definition = '',
      example = '',
      ,
      ,
      list = '',
      language = '',
      lemma = '',
    ] = fields.map(plainField)
    const status = statuses.find((one) => tags.includes(` Verbena::${one} `)) ?? 'learning'
    const createdAt = id > 0 && id < 8.64e15 ? new Date(id) : null
    const own = isUuid(guid) ? { id: guid, lemma, status, createdAt } : null
    const cells = [word, translation, definition, example, list, language, lemma, status, guid]
    const held = cards.get(id) ?? []
    listDescriptions.set(list, decks.get(held[0]?.deckId ?? '')?.description ?? '')
    return { cells, cards: held.map(withoutDeck), own }
  })
  return { format: 'anki', columns: [...ownColumns], rows, isOwn: true, listDescriptions }
}

function foreignTable(
  notes: Note[],
  cards: Map<number, NoteCard[]>,
  names: Names,
  used: Set<string>,
): WordTable {
  const fieldNames = [...used].flatMap((id) => names.noteTypes.get(id)?.fields ?? [])
  const columns = [...new Set(fieldNames)].slice(0, tableColumnsMaximum - 2)
  if (columns.length === 0) throw new WordFileError('notAnki')
  const placeOf = new Map(columns.map((name, at) => [name, at]))
  const rows = notes.map(({ id, noteTypeId, tags, fields }): TableRow => {
    const cells: string[] = columns.map(() => '')
    names.noteTypes.get(noteTypeId)?.fields.forEach((name, at) => {
      const place = placeOf.get(name)
      if (place !== undefined) cells[place] = plainField(fields[at] ?? '')
    })
    const held = cards.get(id) ?? []
    const deck = names.decks.get(held[0]?.deckId ?? '')?.name ?? ''
    return { cells: [...cells, deck, plainField(tags)], cards: firstOnly(held), own: null }
  })
  const listDescriptions = new Map(
    [...names.decks.values()].map(({ name, description }) => [name, description]),
  )
  return { format: 'anki', columns: [...columns, 'Deck', 'Tags'], rows, isOwn: false, listDescriptions }
}

/** The purpose of the cards of a foreign note type is unknown, but the first usually asks for the meaning. */
const firstOnly = ([first]: NoteCard[]): TableCard[] =>
  first ? [{ ...withoutDeck(first), direction: 'meaning' }] : []

const withoutDeck = ({ deckId: _, ...card }: NoteCard): TableCard => card
