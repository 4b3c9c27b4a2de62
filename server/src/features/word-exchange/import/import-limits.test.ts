import {
  cancelImport,
  exportWordsToCsv,
  importWords,
  readImportProgress,
  wordFileBytesMaximum,
} from '@verbena/contract/vocabulary/word-exchange'
import { beforeEach, describe, expect, test } from 'vitest'
import { packageOf } from '../../../providers/anki/testing/anki-files.ts'
import { wordFileClient } from '../../../testing/clients/word-file-client.ts'
import { createWordLearner, type WordLearner } from '../../../testing/clients/word-learner.ts'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer } from '../../../testing/test-server.ts'

const server = serverForFile(() => createTestServer())
const client = wordFileClient(server)
let learner: WordLearner
beforeEach(async () => {
  learner = await createWordLearner(server)
})

const columns = { word: '0', translation: '1' }
const many = (count: number) =>
  Buffer.from(Array.from({ length: count }, (_, at) => `palabra${at},word ${at}\n`).join(''))
/** Counts of words, review cards and statuses. */
const counts = async () => {
  const words = (await learner.lists()).reduce((sum, { wordCount }) => sum + wordCount, 0)
  return [words, (await learner.reviewCards()).length, (await learner.statuses()).length]
}

describe('an import', () => {
  test('that is cancelled half-way changes nothing, and only its learner can cancel it', async () => {
    const run = crypto.randomUUID()
    const taken = client.importFile(many(20_000), learner.token, { ...columns, run })
    const stranger = (await server.join()).access_token
    const progress = async (bearer: string) =>
      (await server.call(readImportProgress, { params: { run } }, bearer)).body
    await expect
      .poll(async () => (await progress(learner.token)).total, { timeout: 15_000, interval: 5 })
      .toBeGreaterThan(0)
    expect(await progress(stranger)).toEqual({ done: 0, total: 0 })
    await server.call(cancelImport, { params: { run } }, stranger)
    await server.call(cancelImport, { params: { run } }, learner.token)
    expect((await taken).body).toMatchObject({ problem: 'cancelled', added: 0 })
    expect(await learner.lists()).toEqual([])
    expect(await counts()).toEqual([0, 0, 0])
    expect(await progress(learner.token)).toEqual({ done: 0, total: 0 })
  }, 40_000)

  test('of thousands of words is complete, in the order of the file', async () => {
    const { body } = await client.importFile(many(3000), learner.token, columns)
    expect(body).toMatchObject({ problem: null, added: 3000, samples: { length: 20 } })
    expect(await learner.lists()).toMatchObject([{ name: 'Imported', wordCount: 3000 }])
    expect(await counts()).toEqual([3000, 3000, 3000])
    const rows = (await client.exportFile(exportWordsToCsv, learner.token)).toString('utf8').split('\n')
    expect(rows[1]).toMatch(/^palabra0,word 0,/)
    expect(rows[3000]).toMatch(/^palabra2999,/)
  }, 40_000)

  test('that would create hundreds of lists is refused', async () => {
    const file = Buffer.from(Array.from({ length: 201 }, (_, at) => `w${at},t,list ${at}\n`).join(''))
    expect((await client.importFile(file, learner.token, { ...columns, list: '2' })).body.problem).toBe(
      'tooManyLists',
    )
    expect(await learner.lists()).toEqual([])
  })

  test('of more than 20 MB is refused while it is sent', async () => {
    const file = Buffer.alloc(wordFileBytesMaximum + 1, 'a')
    expect((await client.importFile(file, learner.token, columns)).code).toBe('BODY_TOO_LARGE')
    expect((await client.inspect(file, learner.token)).code).toBe('BODY_TOO_LARGE')
  })

  test('reports why it cannot read a file, and requires an account', async () => {
    expect((await client.importFile(Buffer.from('PK'), learner.token, columns)).body.problem).toBe('broken')
    expect((await client.inspect(Buffer.from(''), learner.token)).body.problem).toBe('empty')
    const response = await server.app.inject({ method: 'POST', url: importWords.path, payload: 'x' })
    expect(response.statusCode).toBe(401)
  })
})

describe('a package of Anki', () => {
  const notes = [['la <b>casa</b>', 'house']]
  // Its column 'due' has days since November 2023.
  const deck = () => packageOf({ notes, card: [2, 2, 1400, 30, 2500, 8] })

  test('is imported with its schedule, and mature cards may count as known', async () => {
    expect((await client.inspect(await deck(), learner.token)).body).toMatchObject({
      scheduledCount: 1,
      matureCount: 1,
      isOwn: false,
    })
    const { body } = await client.importFile(await deck(), learner.token, {
      ...columns,
      list: '2',
      matureIsKnown: 'yes',
    })
    expect(body).toMatchObject({ added: 1, scheduled: 1, known: 1, newLists: ['Spanish / A1'] })
    const [card] = await learner.reviewCards()
    const [status] = await learner.statuses()
    expect(card).toMatchObject({
      state: 'review',
      scheduled_days: 30,
      reps: 8,
      is_active: true,
    })
    expect(status).toMatchObject({ status: 'known' })
    expect(card?.due_at.getTime()).toBe((1_700_000_000 + 1400 * 86_400) * 1000)
  }, 40_000)

  test('is imported without its schedule on request', async () => {
    const { body } = await client.importFile(await deck(), learner.token, { ...columns, schedule: 'anew' })
    expect(body).toMatchObject({ added: 1, scheduled: 0, known: 0 })
    expect(await learner.reviewCards()).toMatchObject([{ state: 'new' }])
  }, 40_000)
})
