import { createHash } from 'node:crypto'
import type { Database } from 'sql.js'
import { dayMs } from './card-row.ts'
import { collectionIndexes, collectionSchema, fieldSeparator } from './collection-schema.ts'
import { collectionOptions, type Deck, deckIdOf, deckOptions, writeDecks } from './decks.ts'
import { increasingIds } from './increasing-ids.ts'
import { noteType, noteTypeId, noteTypeName } from './note-type.ts'
import { openSqlite } from './open-sqlite.ts'
import type { PackedWord } from './packed-word.ts'
import { writeAnswers } from './write-answers.ts'
import { writeCard } from './write-card.ts'

/** Builds the database of an Anki package. The words keep their order. */
export async function writeCollection(words: PackedWord[], now: Date): Promise<Uint8Array> {
  const db = await openSqlite()
  try {
    db.run(collectionSchema)
    db.run('begin')
    const beganAt = startOfCollection(words, now)
    const decks = decksOf(words)
    writeCol(db, { decks, beganAt, now, wordCount: words.length })
    writeRows(db, words, { beganAt, now })
    db.run('commit')
    db.run(collectionIndexes)
    return db.export()
  } finally {
    db.close()
  }
}

/** Four in the morning of the day before the first due time. Due days are counted from there. */
function startOfCollection(words: PackedWord[], now: Date): Date {
  let first = now.getTime()
  for (const { cards, createdAt } of words) {
    first = Math.min(first, createdAt.getTime())
    for (const { dueAt } of cards) first = Math.min(first, dueAt.getTime())
  }
  return new Date((Math.floor(first / dayMs) - 1) * dayMs + 4 * 60 * 60 * 1000)
}

function decksOf(words: PackedWord[]): Deck[] {
  const decks = new Map<string, Deck>()
  for (const { list } of words)
    if (!decks.has(list.id))
      decks.set(list.id, {
        id: deckIdOf(list.id),
        name: `Verbena::${list.name}`,
        description: html(list.description),
      })
  return [...decks.values()]
}

type Collection = { decks: Deck[]; beganAt: Date; now: Date; wordCount: number }

function writeCol(db: Database, { decks, beganAt, now, wordCount }: Collection) {
  const seconds = Math.floor(now.getTime() / 1000)
  const deckId = decks[0]?.id ?? 1
  db.run('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)', [
    Math.floor(beganAt.getTime() / 1000),
    now.getTime(),
    now.getTime(),
    JSON.stringify(collectionOptions(deckId, wordCount + 1)),
    JSON.stringify({ [noteTypeId]: noteType(deckId, seconds) }),
    JSON.stringify(writeDecks(decks, seconds)),
    JSON.stringify(deckOptions),
    '{}',
  ])
}

function writeRows(db: Database, words: PackedWord[], { beganAt, now }: { beganAt: Date; now: Date }) {
  const seconds = Math.floor(now.getTime() / 1000)
  const notes = db.prepare('insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, ?)')
  const cards = db.prepare('insert into cards values (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)')
  const log = db.prepare('insert into revlog values (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const nextNote = increasingIds()
  const nextCard = increasingIds()
  const nextAnswer = increasingIds()
  words.forEach((word, index) => {
    const noteId = nextNote(word.createdAt.getTime())
    const fields = fieldsOf(word)
    const sortField = word.word
    notes.run([
      noteId,
      word.id,
      noteTypeId,
      seconds,
      tagsOf(word),
      fields.join(fieldSeparator),
      sortField,
      checksum(sortField),
      '',
    ])
    for (const card of word.cards) {
      const row = writeCard(card, beganAt, index + 1)
      const cardId = nextCard(noteId)
      const { ord, type, queue, due, ivl, factor, reps, lapses, left, data } = row
      const deckId = deckIdOf(word.list.id)
      cards.run([
        cardId,
        noteId,
        deckId,
        ord,
        seconds,
        type,
        queue,
        due,
        ivl,
        factor,
        reps,
        lapses,
        left,
        data,
      ])
      for (const answer of writeAnswers(card, { id: cardId, ease: factor }, nextAnswer)) log.run(answer)
    }
  })
  for (const statement of [notes, cards, log]) statement.free()
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Fields of Anki are HTML, ours are plain text. Anki would read braces as a cloze and brackets as a sound. */
const html = (text: string) =>
  text
    .replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)
    .replace(/[{}[\]\\]/g, (letter) => `&#${letter.charCodeAt(0)};`)
    .replaceAll(fieldSeparator, ' ')
    .replace(/\r\n?|\n/g, '<br>')

const sound = (name: string | null) => (name ? `[sound:${name}]` : '')
const picture = (name: string | null) => (name ? `<br><img src="${name}">` : '')

function fieldsOf(word: PackedWord): string[] {
  const hasProduction = word.cards.some(({ direction }) => direction === 'form')
  return [
    html(word.word),
    html(word.translation),
    html(word.definition),
    html(word.example),
    sound(word.wordSound),
    sound(word.exampleSound) + picture(word.examplePicture),
    html(word.list.name),
    word.language,
    html(word.lemma),
    hasProduction ? 'y' : '',
  ]
}

/** Anki stores tags with a blank before and after. */
const tagsOf = ({ status, language }: PackedWord) =>
  ` ${noteTypeName.split(' ')[0]}::${language} Verbena::${status} `

/** Anki finds duplicates by it: the first eight hexadecimal digits of the SHA-1 of the first field, as a number. */
const checksum = (text: string) =>
  Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, 8), 16)
