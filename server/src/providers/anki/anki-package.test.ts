import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { historyOf } from '@verbena/language/spaced-repetition/history'
import { emptyCard, review } from '@verbena/language/spaced-repetition/scheduler'
import type { TableCard } from '@verbena/language/word-table/word-table'
import { expect, test } from 'vitest'
import type { PackedWord } from './packed-word.ts'
import { readAnkiPackage } from './read-anki-package.ts'
import { type SpokenWord, writeAnkiPackage } from './write-anki-package.ts'
import { writeCollection } from './write-collection.ts'

const now = new Date('2026-05-04T10:00:00.123Z')
const at = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000 + 4567)

const newCard: TableCard = {
  ...emptyCard(now),
  direction: 'meaning',
  introducedAt: null,
  createdAt: now,
  isActive: true,
  reviews: [],
}
const settings = { retention: 0.9, timeZone: 'UTC' }
const { timeZone } = settings
const learning: TableCard = {
  ...newCard,
  ...review(newCard, { grade: 'good', at: at(0), timeZone }, settings),
  introducedAt: at(0),
}
const firm: TableCard = { ...learning, ...review(learning, { grade: 'easy', at: at(1), timeZone }, settings) }
const forgotten: TableCard = {
  ...firm,
  ...review(firm, { grade: 'again', at: at(9), timeZone }, settings),
  isActive: false,
}

const bytes = Buffer.alloc(300, 7)
const say = (name: string) => async () => ({ name, bytes })
type WordWithSounds = Omit<PackedWord, 'wordSound' | 'exampleSound' | 'examplePicture'> & SpokenWord
const word = (index: number, extra: Partial<WordWithSounds>): WordWithSounds => ({
  id: `0b0e7c52-6f0e-4a56-9d10-6c1f6c0a00${10 + index}`,
  list: { id: 'l', name: 'En la cocina', description: 'Knives' },
  language: 'es',
  word: 'pan',
  lemma: 'pan',
  translation: 'bread, loaf',
  definition: '',
  example: '',
  status: 'learning',
  createdAt: new Date(now.getTime() + index),
  cards: [newCard],
  sayWord: say('pan.mp3'),
  sayExample: null,
  showExample: null,
  ...extra,
})
const pack = async (words: WordWithSounds[]) => {
  const pieces: Buffer[] = []
  const stream = writeAnkiPackage(words, {
    mtime: now,
    build: (sounds) =>
      writeCollection(
        words.map(({ sayWord: _, sayExample: __, showExample: ___, ...one }) => ({
          ...one,
          wordSound: sounds.get(one.id)?.word ?? null,
          exampleSound: sounds.get(one.id)?.example ?? null,
          examplePicture: sounds.get(one.id)?.picture ?? null,
        })),
        now,
      ),
  })
  for await (const piece of stream) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
const asked = { now, retention: 0.9, timeZone }

const nasty = '<script>alert(1)</script> & "q" \'a\' {{c1::x}} [sound:../../x] \\{\\b}'
const words = [
  word(0, { cards: [newCard] }),
  word(1, { word: nasty, translation: 'a\nb', cards: [learning], status: 'known', sayWord: say('b.mp3') }),
  word(2, { cards: [firm, { ...learning, direction: 'form' }], status: 'ignored' }),
  word(3, { cards: [forgotten], sayWord: async () => null }),
]

test('our own package keeps every word and card, to the millisecond', async () => {
  const table = await readAnkiPackage(await pack(words), asked)
  expect(table).toMatchObject({ isOwn: true, format: 'anki' })
  expect(table.rows.map(({ cards }) => cards)).toEqual(
    words.map(({ cards }) => cards.map((card) => ({ ...card, reviews: [] }))),
  )
  expect(table.rows.map(({ own }) => own)).toEqual(
    words.map(({ id, lemma, status, createdAt }) => ({ id, lemma, status, createdAt })),
  )
  expect(table.rows[1]?.cells.slice(0, 6)).toEqual([nasty, 'a\nb', '', '', 'En la cocina', 'es'])
})

test('our own package keeps every answer and the state of the card before it', async () => {
  const answers = [
    { at: at(0), grade: 'good', milliseconds: 1200 },
    { at: at(1), grade: 'easy', milliseconds: null },
    { at: at(9), grade: 'again', milliseconds: 700 },
  ] as const
  const history = historyOf(answers, settings, now)
  if (!history) throw new Error('there is no history')
  const card = { ...newCard, ...history.card, introducedAt: at(0), reviews: history.reviews }
  const { rows } = await readAnkiPackage(await pack([word(0, { cards: [card] })]), { ...asked, now: at(10) })
  expect(rows[0]?.cards).toEqual([card])
})

test('a list keeps its description, even markup', async () => {
  const list = { id: 'l', name: 'A & B', description: 'say <b>"hi"</b> & go' }
  const { listDescriptions } = await readAnkiPackage(await pack([word(0, { list })]), asked)
  expect([...listDescriptions]).toEqual([['A & B', list.description]])
})

test('custom data is within the limit of Anki', async () => {
  const far: TableCard = { ...firm, dueAt: at(36_000), scheduledDays: 36_000 }
  const bytes = await pack([word(0, { cards: [far] })])
  const { rows } = await readAnkiPackage(bytes, asked)
  expect(rows[0]?.cards[0]).toEqual(far)
})

test('a text that cannot be spoken has no sound, and a sound is packed once', async () => {
  const text = (await pack(words)).toString('latin1')
  expect(text.split('PK\u0001\u0002')).toHaveLength(5)
})

test('a destroyed stream makes no further sounds', async () => {
  let made = 0
  const many = Array.from({ length: 50 }, (_, index) =>
    word(index, {
      sayWord: async () => {
        made += 1
        return { name: `${index}.mp3`, bytes: Buffer.alloc(100_000) }
      },
    }),
  )
  const stream = writeAnkiPackage(many, { build: async () => new Uint8Array(), mtime: now })
  await new Promise((resolve) => stream.once('data', resolve))
  stream.destroy()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(made).toBeLessThan(10)
})

test('a package with Zstandard and schema 18 is read', async () => {
  // It uses the collation "unicase", which SQLite lacks, and also contains the note "please update".
  const bytes = readFileSync(join(import.meta.dirname, 'testing', 'schema-18.apkg'))
  const table = await readAnkiPackage(bytes, asked)
  expect(table).toMatchObject({ isOwn: false, columns: ['Front', 'Back', 'Deck', 'Tags'] })
  expect(table.rows).toMatchObject([
    {
      cells: ['casa', 'house', 'Spanish / A1', 'a1'],
      cards: [{ stability: 31.5, difficulty: 4.2, reps: 5 }],
    },
  ])
})
