import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import { openSqlite } from '../open-sqlite.ts'

/** A zip of these files. */
export async function zipOf(files: Record<string, Uint8Array | string>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content as string), name)
  zip.end()
  const pieces: Buffer[] = []
  for await (const piece of zip.outputStream) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

type Facts = {
  /** Each the fields of a note. */
  notes: string[][]
  fields?: string[]
  guids?: string[]
  /** Of the card of each note: type, queue, due, ivl, factor, reps. */
  card?: [number, number, number, number, number, number]
  data?: string
  /** SQL that is run on it at the end. */
  more?: string
}

/** A collection as somebody else's program writes it: schema 11, a note type of two fields, one card for each note. */
export async function collectionOf(facts: Facts): Promise<Uint8Array> {
  const { notes, fields = ['Front', 'Back'], guids = [], card = [0, 0, 1, 0, 0, 0], data = '', more } = facts
  const db = await openSqlite()
  db.run(`create table col (id integer primary key, crt integer, ver integer, models text, decks text);
    create table notes (id integer primary key, guid text, mid integer, tags text, flds text);
    create table cards (id integer primary key, nid integer, did integer, ord integer, type integer, queue integer,
      due integer, ivl integer, factor integer, reps integer, lapses integer, left integer, odue integer, odid integer,
      data text);`)
  const models = { 7: { name: 'Basic', flds: fields.map((name, ord) => ({ name, ord })) } }
  const decks = { 1: { name: 'Default' }, 2: { name: 'Spanish::A1' } }
  db.run('insert into col values (1, ?, 11, ?, ?)', [
    1_700_000_000,
    JSON.stringify(models),
    JSON.stringify(decks),
  ])
  notes.forEach((cells, at) => {
    db.run('insert into notes values (?, ?, 7, ?, ?)', [
      at + 1,
      guids[at] ?? `g${at}`,
      ' a1 ',
      cells.join('\u001f'),
    ])
    db.run('insert into cards values (?, ?, 2, 0, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, ?)', [
      at + 1,
      at + 1,
      ...card,
      data,
    ])
  })
  if (more) db.run(more)
  const bytes = db.export()
  db.close()
  return bytes
}

export const packageOf = async (facts: Facts, name = 'collection.anki2') =>
  zipOf({ [name]: await collectionOf(facts), media: '{}' })

/** Says of the first entry of a zip that it unpacks to so many bytes, in the directory and before the content. */
export function withClaimedSize(zip: Buffer, bytes: number): Buffer {
  const copy = Buffer.from(zip)
  copy.writeUInt32LE(bytes, copy.indexOf('PK\u0001\u0002', 0, 'latin1') + 24)
  return copy
}

/** Calls the first entry of a zip something else, of the same length, in both places. */
export function withName(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}

/** What a zip holds, by name. */
export async function entriesOf(bytes: Buffer): Promise<Map<string, Buffer>> {
  const entries = new Map<string, Buffer>()
  const zip = await fromBufferPromise(bytes)
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = []
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer)
    entries.set(entry.fileName, Buffer.concat(pieces))
  }
  return entries
}
