import { exportWordsToCsv } from '@verbena/contract/vocabulary/word-exchange'
import { ownColumns } from '@verbena/language/word-table/word-table'
import { beforeEach, expect, test } from 'vitest'
import { collectionOf, packageOf, withName, zipOf } from '../../../providers/anki/testing/anki-files.ts'
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
const everything = async () => [
  await learner.listsWithWords(),
  await learner.reviewCards(),
  await learner.statuses(),
  await learner.reviews(),
]
const notes = [['casa', 'house']]
const endless = 'a,b\n'.repeat(100_002)

test.each<[string, () => Promise<Uint8Array | string> | Uint8Array | string, string]>([
  ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452000000', 'hex'), 'notText'],
  ['only blanks', () => ' \n ,, \n', 'empty'],
  ['one line too many', () => endless, 'tooManyWords'],
  ['half a zip', () => Buffer.from('504b0304140000000800', 'hex'), 'broken'],
  ['a zip of something else', () => zipOf({ 'readme.txt': 'hi' }), 'notAnki'],
  ['half a package', async () => (await packageOf({ notes })).subarray(0, 400), 'broken'],
  [
    'half a database',
    async () => zipOf({ 'collection.anki2': (await collectionOf({ notes })).subarray(0, 3000) }),
    'broken',
  ],
  ['200 MB of nothing', () => zipOf({ 'collection.anki2': Buffer.alloc(201 * 1024 * 1024) }), 'tooLarge'],
  [
    'names with paths outside the folder',
    async () =>
      withName(
        await zipOf({ 'collection.anki2': await collectionOf({ notes }), 'aaaaaaaaa.txt': 'x' }),
        'aaaaaaaaa.txt',
        '../../../evil',
      ),
    'broken',
  ],
  [
    'notes that are an endless query',
    () =>
      packageOf({
        notes,
        more: `drop table notes; create view notes as with recursive n (id) as (select 1 union all select id + 1 from n)
          select id, 'g' as guid, 7 as mid, '' as tags, 'x' as flds from n where id < 0`,
      }),
    'notAnki',
  ],
])(
  '%s changes nothing, and says why',
  async (_, make, problem) => {
    await learner.save('pan', 'bread')
    const before = await everything()
    const file = Buffer.from((await make()) as string)
    expect((await client.inspect(file, learner.token)).body.problem).toBe(problem)
    const { status, body } = await client.importFile(file, learner.token, columns)
    expect([status, body.problem, body.added]).toEqual([200, problem, 0])
    expect(await everything()).toEqual(before)
  },
  60_000,
)

const script = '<img src=x onerror="alert(1)"><script>alert(1)</script>'

test('markup in a table stays text, and a formula is exported as text', async () => {
  const file = Buffer.from(`"${script.replaceAll('"', '""')}","=HYPERLINK(""http://x"")"\n`)
  await client.importFile(file, learner.token, columns)
  const [list] = await learner.listsWithWords()
  expect(list?.words).toMatchObject([{ word: script, translation: '=HYPERLINK("http://x")' }])
  const out = (await client.exportFile(exportWordsToCsv, learner.token)).toString('utf8')
  expect(out).toContain(`"'=HYPERLINK(""http://x"")"`)
})

test('of markup in a package only the text is imported, without scripts', async () => {
  const file = await packageOf({ notes: [[`${script}casa`, 'house<style>*{}</style><svg onload=alert(1)>']] })
  await client.importFile(file, learner.token, columns)
  const [list] = await learner.listsWithWords()
  expect(list?.words).toMatchObject([{ word: 'casa', translation: 'house' }])
}, 30_000)

test('rows with the same id are one word, and an invalid id is ignored', async () => {
  const id = '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0010'
  const row = (word: string, own: string) => `${word},x,,,Food,es,${word},learning,${own}`
  const rows = [row('pan', id), row('sal', id), row('queso', "'; drop table word; --")]
  const { body } = await client.importFile(
    Buffer.from([ownColumns.join(','), ...rows].join('\n')),
    learner.token,
  )
  expect(body).toMatchObject({ problem: null, added: 2 })
  const [list] = await learner.listsWithWords()
  expect(list?.words.map(({ word }) => word).sort()).toEqual(['pan', 'queso'])
})

test('impossible reviews are left out, and plausible ones are imported', async () => {
  const file = await packageOf({
    notes,
    card: [2, 2, 1400, 30, 2500, 3],
    more: `create table revlog (id, cid, usn, ease, ivl, lastIvl, factor, time, type);
      insert into revlog values
        (1700000000000, 1, 0, 3, 1, 0, 0, 1500, 0), (1700090000000, 1, 0, 3, 4, 1, 2500, -7, 1),
        (-5, 1, 0, 3, 1, 0, 0, 0, 0), (9000000000000000, 1, 0, 3, 1, 0, 0, 0, 1), ('x', 1, 0, 3, 1, 0, 0, 0, 1),
        (1700100000000, 1, 0, 9, 1, 0, 0, 0, 1), (1700110000000, 1, 0, 0, 1, 0, 0, 0, 4),
        (1700120000000, 99, 0, 3, 1, 0, 0, 0, 1), (1700200000000, 1, 0, 1, 1, 4, 2300, 1e12, 1)`,
  })
  expect((await client.importFile(file, learner.token, columns)).body).toMatchObject({
    added: 1,
    scheduled: 1,
  })
  const reviews = await learner.reviews()
  expect(
    reviews.map(({ grade, milliseconds, state, exercise }) => [grade, milliseconds, state, exercise]),
  ).toEqual([
    ['good', 1500, 'new', 'self'],
    ['good', null, 'learning', 'self'],
    ['again', 3_600_000, 'review', 'self'],
  ])
  // A second import stores them once.
  await client.importFile(file, learner.token, columns)
  expect(await learner.reviews()).toEqual(reviews)
  // The due days of Anki, and the schedule that FSRS computes from the reviews.
  const [card] = await learner.reviewCards()
  expect(card).toMatchObject({ state: 'review', scheduled_days: 30, reps: 3 })
  expect(card?.stability).toBeLessThan(3)
}, 30_000)
