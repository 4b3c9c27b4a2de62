import { plainField } from '@verbena/language/word-table/plain-field'
import type { Database } from 'sql.js'
import { fieldSeparator } from './collection-schema.ts'
import { rowsOf } from './sqlite-rows.ts'
import { WordFileError } from './word-file-error.ts'

export type Names = {
  /** Due days of reviews are counted from here. */
  beganAt: Date
  noteTypes: Map<string, { name: string; fields: string[] }>
  /** By id. The parts of a name are joined with ` / `. Newer collections store descriptions where we do not read them. */
  decks: Map<string, { name: string; description: string }>
}

/**
 * Note types and decks of a collection: JSON in `col` until schema 11, tables of their own since.
 * @throws WordFileError notAnki
 */
export function listNames(db: Database): Names {
  const tables = new Set([...rowsOf(db, "select name from sqlite_master where type = 'table'")].map(String))
  if (!tables.has('col') || !tables.has('notes') || !tables.has('cards')) throw new WordFileError('notAnki')
  const [began] = [...rowsOf(db, 'select crt from col')][0] ?? []
  const beganAt = new Date((Number(began) || 0) * 1000)
  const isModern = tables.has('notetypes') && tables.has('fields') && tables.has('decks')
  const names = isModern ? namesInTables(db) : namesInJson(db)
  return { beganAt: Number.isNaN(beganAt.getTime()) ? new Date(0) : beganAt, ...names }
}

function namesInTables(db: Database) {
  const noteTypes: Names['noteTypes'] = new Map()
  for (const [id, name] of rowsOf(db, 'select id, name from notetypes'))
    noteTypes.set(String(id), { name: String(name), fields: [] })
  for (const [id, ord, name] of rowsOf(db, 'select ntid, ord, name from fields')) {
    const at = Number(ord)
    if (at >= 0 && at < 1000) (noteTypes.get(String(id))?.fields ?? [])[at] = String(name)
  }
  const decks: Names['decks'] = new Map()
  for (const [id, name] of rowsOf(db, 'select id, name from decks'))
    decks.set(String(id), { name: deckName(String(name)), description: '' })
  return { noteTypes, decks }
}

type Json = Record<string, { name?: unknown; desc?: unknown; flds?: { name?: unknown; ord?: unknown }[] }>

function namesInJson(db: Database) {
  const [models, decks] = [...rowsOf(db, 'select models, decks from col')][0] ?? []
  const noteTypes: Names['noteTypes'] = new Map()
  for (const [id, { name, flds }] of Object.entries(parse(models)))
    noteTypes.set(id, { name: String(name), fields: fieldNames(flds) })
  const named: Names['decks'] = new Map()
  for (const [id, { name, desc }] of Object.entries(parse(decks)))
    named.set(id, { name: deckName(String(name)), description: plainField(String(desc ?? '')) })
  return { noteTypes, decks: named }
}

function parse(json: unknown): Json {
  try {
    return Object(JSON.parse(String(json))) as Json
  } catch {
    throw new WordFileError('broken')
  }
}

function fieldNames(fields: { name?: unknown; ord?: unknown }[] | undefined): string[] {
  if (!Array.isArray(fields)) return []
  return [...fields].sort((a, b) => Number(a?.ord) - Number(b?.ord)).map((field) => String(field?.name))
}

/** The parts are separated by two colons, or by the field separator in newer collections. */
const deckName = (name: string) =>
  name
    .replaceAll(fieldSeparator, '::')
    .split('::')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' / ')
