import {
  exportWordsToAnki,
  exportWordsToCsv,
  exportWordsToTsv,
} from '@verbena/contract/vocabulary/word-exchange'
import { setOwnForm } from '@verbena/contract/vocabulary/word-page'
import { beforeEach, describe, expect, test } from 'vitest'
import { wordFileClient } from '../../testing/clients/word-file-client.ts'
import { createWordLearner, type WordLearner } from '../../testing/clients/word-learner.ts'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer } from '../../testing/test-server.ts'

const server = serverForFile(() => createTestServer())
const client = wordFileClient(server)
let learner: WordLearner
beforeEach(async () => {
  learner = await createWordLearner(server)
})

const csv = (text: string) => Buffer.from(text)
const twoColumns = { word: '0', translation: '1' }

/** Reviews without id and exercise, which Anki does not store. */
const history = (rows: Record<string, unknown>[]) => rows.map(({ id: _, exercise: __, ...review }) => review)

/** Statuses without their time. */
const withoutTimes = (rows: Record<string, unknown>[]) => rows.map(({ updated_at: _, ...status }) => status)

describe('words exported to Anki', () => {
  test('are restored in another account: words, lists, states, due dates', async () => {
    await learner.fill()
    const file = await client.exportFile(exportWordsToAnki, learner.token, { sounds: 'yes' })
    const [before, cards] = [await learner.listsWithWords(), await learner.reviewCards()]
    const other = await createWordLearner(server)
    const { body } = await client.importFile(file, other.token)
    expect(body).toMatchObject({
      problem: null,
      added: 7,
      merged: 0,
      refused: 0,
      newLists: ['Food', 'Travel'],
    })
    expect(await other.listsWithWords()).toEqual(before)
    expect(await other.reviewCards()).toEqual(cards)
    expect(history(await other.reviews())).toEqual(history(await learner.reviews()))
    expect(withoutTimes(await other.statuses())).toEqual(withoutTimes(await learner.statuses()))
  })

  test('are restored after everything was deleted, and a second import changes nothing', async () => {
    await learner.fill()
    const file = await client.exportFile(exportWordsToAnki, learner.token)
    const [before, cards] = [await learner.listsWithWords(), await learner.reviewCards()]
    const reviews = await learner.reviews()
    await learner.deleteAll()
    expect(await learner.listsWithWords()).toEqual([])
    expect((await client.importFile(file, learner.token)).body).toMatchObject({ added: 7 })
    expect((await client.importFile(file, learner.token)).body).toMatchObject({
      added: 0,
      merged: 0,
      unchanged: 7,
      newLists: [],
    })
    expect(await learner.listsWithWords()).toEqual(before)
    expect(await learner.reviewCards()).toEqual(cards)
    expect(await learner.reviews()).toEqual(reviews)
  })

  test('do not activate cards of words that the learner knows', async () => {
    await learner.fill()
    const table = await client.exportFile(exportWordsToCsv, learner.token)
    await learner.deleteAll()
    await client.importFile(table, learner.token)
    await client.importFile(csv('tren,train\n'), learner.token, { ...twoColumns, list: 'Again' })
    const asked = (await learner.reviewCards()).filter(({ lemma }) => lemma === 'tren' || lemma === 'perro')
    expect(asked.map(({ lemma, is_active }) => [lemma, is_active])).toEqual([
      ['perro', true],
      ['tren', false],
    ])
  })

  test('do not overwrite later reviews', async () => {
    await learner.fill()
    const file = await client.exportFile(exportWordsToAnki, learner.token)
    await learner.returnAfterDays(30)
    await learner.grade('pan', 'easy')
    const cards = await learner.reviewCards()
    await client.importFile(file, learner.token)
    expect(await learner.reviewCards()).toEqual(cards)
  })

  test('are those of one list if it is named, and never those of another learner', async () => {
    await learner.fill()
    const [food] = (await learner.lists()).filter(({ name }) => name === 'Food')
    const file = await client.exportFile(exportWordsToAnki, learner.token, { list: food!.id })
    expect((await client.inspect(file, learner.token)).body).toMatchObject({
      isOwn: true,
      rowCount: 4,
      format: 'anki',
    })
    const stranger = (await server.join()).access_token
    for (const endpoint of [exportWordsToAnki, exportWordsToCsv, exportWordsToTsv])
      await expect(client.exportFile(endpoint, stranger, { list: food!.id })).rejects.toThrow('NOT_FOUND')
  })
})

describe('words exported as a table', () => {
  test.each([
    ['csv', exportWordsToCsv],
    ['tsv', exportWordsToTsv],
  ])('are restored from %s, with formulas guarded in the file', async (format, endpoint) => {
    await learner.fill()
    const before = await learner.listsWithWords()
    const file = await client.exportFile(endpoint, learner.token)
    expect(file.toString('utf8')).toContain(`'=HYPERLINK`)
    const other = await createWordLearner(server)
    expect((await client.inspect(file, other.token)).body).toMatchObject({ isOwn: true, rowCount: 7, format })
    await client.importFile(file, other.token)
    const bare = (all: typeof before) =>
      all.map(({ name, words }) => ({ name, words: words.map(({ word, ...rest }) => [word, rest]).sort() }))
    expect(bare(await other.listsWithWords())).toEqual(bare(before))
  })
})

describe('a table of another program', () => {
  test('is inspected first: columns, samples, a guess; nothing is stored', async () => {
    const { body } = await client.inspect(
      csv('Palabra;Traducción;Lista\ncasa;house;Hogar\npan;bread, loaf;\n'),
      learner.token,
    )
    expect(body).toMatchObject({
      problem: null,
      format: 'csv',
      isOwn: false,
      rowCount: 2,
      guess: { word: 0, translation: 1, list: 2 },
      columns: [
        { name: 'Palabra', samples: ['casa', 'pan'] },
        { name: 'Traducción' },
        { name: 'Lista', samples: ['Hogar'] },
      ],
    })
    expect(await learner.listsWithWords()).toEqual([])
  })

  test('is tried without changes, and then imported as reported', async () => {
    await learner.save('casa', 'home')
    const file = csv('casa,house\ncasas,"big houses"\npan,bread\n,nothing\npan,loaf\n')
    await learner.returnAfterDays(1)
    const tried = (await client.importFile(file, learner.token, { ...twoColumns, mode: 'try' })).body
    expect(await learner.listsWithWords()).toMatchObject([{ name: 'Food', wordCount: 1 }])
    const taken = (await client.importFile(file, learner.token, twoColumns)).body
    expect(taken).toEqual(tried)
    expect(taken).toMatchObject({ added: 1, merged: 3, refused: 1, newLists: ['Imported'] })
    expect(taken.samples).toContainEqual(
      expect.objectContaining({ row: 4, outcome: 'refused', reason: 'noWord' }),
    )
    expect(
      (await learner.listsWithWords()).map(({ words }) =>
        words.map(({ word, translation }) => [word, translation]),
      ),
    ).toEqual([[['pan', 'bread, loaf']], [['casa', 'home, house, big houses']]])
    // A second import changes nothing.
    expect((await client.importFile(file, learner.token, twoColumns)).body).toMatchObject({
      added: 0,
      merged: 0,
      unchanged: 4,
    })
  })

  test('is imported into the lists and languages that its rows name', async () => {
    const file = csv(
      'word,translation,list,language\nHaus,house,Deutsch,German\ncasa,house,,\nx,y,,Klingon\n',
    )
    const { body } = await client.importFile(file, learner.token, {
      word: '0',
      translation: '1',
      list: '2',
      language: '3',
    })
    expect(body).toMatchObject({ added: 2, refused: 1, newLists: ['Deutsch', 'Imported'] })
    expect(await learner.listsWithWords()).toMatchObject([
      { name: 'Deutsch', words: [{ word: 'Haus', language: 'de' }] },
      { name: 'Imported', words: [{ word: 'casa', language: 'es' }] },
    ])
  })

  test('adds a word once, with or without its article', async () => {
    await learner.save('pan', 'bread')
    const file = csv('el pan,loaf\nlas casas,houses\ncasa,home\nel zzyzx,a\nzzyzx,b\n')
    const { body } = await client.importFile(file, learner.token, twoColumns)
    expect(body).toMatchObject({ added: 2, merged: 3 })
    expect((await learner.reviewCards()).map(({ lemma }) => lemma)).toEqual(['casa', 'pan', 'zzyzx'])
  })

  test('respects own forms of the learner', async () => {
    const { id } = await learner.save('casas', 'houses')
    await server.call(setOwnForm, { params: { id }, body: { isOwnForm: true } }, learner.token)
    const { body } = await client.importFile(csv('Casas,homes\ncasa,house\n'), learner.token, twoColumns)
    expect(body).toMatchObject({ added: 1, merged: 1 })
    const words = (await learner.listsWithWords()).flatMap((list) => list.words.map(({ word }) => word))
    expect(words.toSorted()).toEqual(['casa', 'casas'])
  })

  test('is read in the chosen encoding', async () => {
    const file = Buffer.from([0xb3, 0xf3, 0x9c, 0x2c, 0x78])
    const [row] = (await client.inspect(file, learner.token, '', 'windows-1250')).body.firstRows
    expect(row?.[0]).toBe('łóś')
    await client.importFile(file, learner.token, { ...twoColumns, encoding: 'windows-1250' })
    expect((await learner.listsWithWords())[0]?.words).toMatchObject([{ word: 'łóś' }])
    expect((await client.inspect(file, learner.token, '', 'klingon')).code).toBe('INVALID_REQUEST')
  })

  test('needs a column for the word', async () => {
    const file = csv('casa,house\n')
    expect((await client.importFile(file, learner.token)).code).toBe('INVALID_REQUEST')
    expect((await client.importFile(file, learner.token, { word: '7' })).code).toBe('INVALID_REQUEST')
  })

  test('creates review cards for new words', async () => {
    await client.importFile(csv('casa,house\n'), learner.token, twoColumns)
    expect(await learner.reviewCards()).toMatchObject([
      { lemma: 'casa', direction: 'meaning', state: 'new', is_active: true },
    ])
    expect(withoutTimes(await learner.statuses())).toEqual([
      { language: 'es', lemma: 'casa', status: 'learning' },
    ])
  })
})
