import { tableRowsMaximum } from '@verbena/language/word-table/word-table'
import { expect, test } from 'vitest'
import {
  collectionOf,
  packageOf,
  withClaimedSize,
  withName,
  zipOf,
} from '../../../providers/anki/testing/anki-files.ts'
import { readWordFileInWorker } from '../word-files-in-worker.ts'
import { readWordFile } from './read-word-file.ts'

const now = new Date('2026-05-04T10:00:00Z')
const read = (bytes: Uint8Array | string, fileName = '') =>
  readWordFile({ bytes: Buffer.from(bytes as string), fileName, now, retention: 0.9, timeZone: 'UTC' })
/** The cells of a file, or the problem. */
async function outcome(bytes: Uint8Array | string, fileName = '') {
  const file = await read(bytes, fileName)
  return 'problem' in file ? file.problem : file.table.rows.map(({ cells }) => cells)
}
const utf16 = (text: string, bom: string) => Buffer.from(bom + text, 'utf16le')
const bigEndian = (text: string) => utf16(text, '\ufeff').swap16()
const latin = (text: string) => Buffer.from(text, 'latin1')
const words = [['ñandú', 'rhea']]

test.each<[string, Uint8Array | string, unknown]>([
  ['UTF-8', 'ñandú,rhea', words],
  ['UTF-8 with a byte order mark', '\ufeffñandú,rhea', words],
  ['UTF-16 with a byte order mark', utf16('ñandú,rhea', '\ufeff'), words],
  ['UTF-16, big-endian', bigEndian('ñandú,rhea'), words],
  ['UTF-16 without a mark', utf16('ñandú,rhea\n'.repeat(3), ''), [...words, ...words, ...words]],
  ['Windows-1252', latin('ñandú,rhea'), words],
  [
    'an unclosed quote',
    '"ñandú,rhea\nx,y',
    [
      ['"ñandú', 'rhea'],
      ['x', 'y'],
    ],
  ],
  ['a quote in the middle', 'ña"ndú,rh"ea', [['ña"ndú', 'rh"ea']]],
  ['quotes with lines and separators in them', '"a,\nb","say ""hi"""', [['a,\nb', 'say "hi"']]],
  [
    'line breaks of the old Macintosh',
    'a,b\rc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'rows of different length',
    'a,b\nc\nd,e,f',
    [
      ['a', 'b', ''],
      ['c', '', ''],
      ['d', 'e', 'f'],
    ],
  ],
  ['formulas', `=cmd|'/C calc'!A0,@SUM(1)`, [[`=cmd|'/C calc'!A0`, '@SUM(1)']]],
  ['formulas that were guarded', `'=1+1,'-x`, [['=1+1', '-x']]],
  [
    'markup in a table is text',
    '<b>a</b>,<script>alert(1)</script>',
    [['<b>a</b>', '<script>alert(1)</script>']],
  ],
  [
    'markup that Anki declares as HTML',
    '#separator:tab\n#html:true\n<b>a</b>\tb<script>x</script>',
    [['a', 'b']],
  ],
  [
    'invisible characters',
    `a\u0001b\u0007,c\u001b[31m${'!'.repeat(400)}`,
    [['ab', `c[31m${'!'.repeat(400)}`]],
  ],
  [
    'columns that Anki declares',
    '#separator:tab\n#guid column:1\n#deck column:4\n#Tags column:5\n# a comment\nx1\tcasa\thouse\tEs::A1\tt\n',
    [['x1', 'casa', 'house', 'Es / A1', 't']],
  ],
  ['the deck of all notes', '#separator:tab\n#deck:Es::A1\ncasa\thouse', [['casa', 'house', 'Es / A1']]],
  ['comments', '# my words\ncasa,house\n#end\n', [['casa', 'house']]],
  [
    'the pointer to a file',
    'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n',
    'notText',
  ],
  ['a page', '<!DOCTYPE html><html><body>a,b</body></html>', 'notText'],
  [
    'a story',
    `${'Once there was a cat that did not sleep at night and saw the whole town. '.repeat(2)}\n`,
    'notText',
  ],
  ['an empty file', '', 'empty'],
  ['blanks', ' \n\n ,, \n', 'empty'],
  ['only column names', 'word,translation\n', 'empty'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452000000', 'hex'), 'notText'],
  ['a program', Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919) % 32)), 'notText'],
  ['one line too many', 'a,b\n'.repeat(tableRowsMaximum + 2), 'tooManyWords'],
  ['half a zip', Buffer.from('504b0304140000000800', 'hex'), 'broken'],
])('a table: %s', async (_, bytes, expected) => {
  expect(await outcome(bytes, 'words.csv')).toEqual(expected)
})

const notes = [['<div>la <b>casa</b>[sound:../../etc/x.mp3]</div>', 'house<script>alert(1)</script>']]
const plain = [['la casa', 'house', 'Spanish / A1', 'a1']]

test.each<[string, () => Promise<Uint8Array>, unknown]>([
  ['of an older Anki version', () => packageOf({ notes }), plain],
  ['of a later version', () => packageOf({ notes }, 'collection.anki21'), plain],
  [
    'the same id twice',
    () => packageOf({ notes: [...notes, ...notes], guids: ['x', 'x'] }),
    [...plain, ...plain],
  ],
  [
    'very long fields',
    () => packageOf({ notes: [['a'.repeat(300_000), '<'.repeat(300_000)]] }),
    [['a'.repeat(20_000), expect.any(String), 'Spanish / A1', 'a1']],
  ],
  [
    'more fields than its type has',
    () => packageOf({ notes: [['a', 'b', 'c', 'd']] }),
    [['a', 'b', 'Spanish / A1', 'a1']],
  ],
  ['fewer fields', () => packageOf({ notes: [['a']] }), [['a', '', 'Spanish / A1', 'a1']]],
  ['outside of a package', () => collectionOf({ notes }), plain],
  ['without notes', () => packageOf({ notes: [] }), 'empty'],
  ['without a collection', () => zipOf({ 'readme.txt': 'hi' }), 'notAnki'],
  ['empty', () => zipOf({}), 'notAnki'],
  ['a collection that is only text', () => zipOf({ 'collection.anki2': 'hello '.repeat(1000) }), 'broken'],
  ['an empty database', async () => zipOf({ 'collection.anki2': '' }), 'notAnki'],
  ['note types of broken JSON', () => packageOf({ notes, more: "update col set models = '{'" }), 'broken'],
  [
    'note types of another structure',
    () => packageOf({ notes, more: "update col set models = '[1,null]'" }),
    'broken',
  ],
  [
    'tables without their columns',
    () => packageOf({ notes, more: 'drop table notes; create table notes (id)' }),
    'broken',
  ],
  ['a zip that ends early', async () => (await packageOf({ notes })).subarray(0, 400), 'broken'],
  [
    'a database that ends early',
    async () => zipOf({ 'collection.anki2': (await collectionOf({ notes })).subarray(0, 3000) }),
    'broken',
  ],
  [
    'that claims to have 3 GB',
    async () => withClaimedSize(await packageOf({ notes }), 3_000_000_000),
    'tooLarge',
  ],
  ['that is larger than it claims', async () => withClaimedSize(await packageOf({ notes }), 100), 'broken'],
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
    'absolute names',
    async () =>
      withName(
        await zipOf({ 'collection.anki2': await collectionOf({ notes }), 'etc-passwd': 'x' }),
        'etc-passwd',
        '/etcpasswd',
      ),
    'broken',
  ],
  [
    'media that name paths',
    async () =>
      zipOf({ 'collection.anki2': await collectionOf({ notes }), media: '{"0":"../../x"}', 0: 'x' }),
    plain,
  ],
])('a package: %s', async (_, make, expected) => {
  expect(await outcome(await make())).toEqual(expected)
})

test('200 MB in 200 kB are refused before they are unpacked', async () => {
  const bomb = await zipOf({ 'collection.anki2': Buffer.alloc(201 * 1024 * 1024) })
  expect(bomb.length).toBeLessThan(300_000)
  expect(await outcome(bomb)).toBe('tooLarge')
  const beside = await zipOf({
    'collection.anki2': await collectionOf({ notes }),
    0: Buffer.alloc(201 * 1024 * 1024),
  })
  expect(await outcome(beside)).toBe('tooLarge')
}, 60_000)

test('an impossible schedule is corrected', async () => {
  const file = await read(
    await packageOf({ notes, card: [2, 2, 9e15, 9e15, -5, -1], data: '{"s":1e400,"d":"x","cd":"{"}' }),
  )
  const [card] = 'table' in file ? (file.table.rows[0]?.cards ?? []) : []
  expect(card).toMatchObject({ state: 'review', scheduledDays: 36_500, reps: 1 })
  expect(card?.dueAt.getFullYear()).toBeLessThan(2130)
  expect(Number.isFinite(card?.difficulty)).toBe(true)
})

test('a card of Anki keeps its interval and its due day', async () => {
  const due = Math.floor((now.getTime() / 1000 - 1_700_000_000) / 86_400) + 12
  const file = await read(await packageOf({ notes, card: [2, 2, due, 30, 2500, 8] }))
  const [card] = 'table' in file ? (file.table.rows[0]?.cards ?? []) : []
  expect(card).toMatchObject({ state: 'review', scheduledDays: 30, stability: 30, reps: 8, isActive: true })
  expect(Math.floor(((card?.dueAt.getTime() ?? 0) - now.getTime()) / 86_400_000)).toBeGreaterThanOrEqual(11)
})

const endless = `drop table notes; create view notes as with recursive n (id) as (select 1 union all select id + 1
  from n) select id, 'g' as guid, 7 as mid, '' as tags, 'x' as flds from n where id < 0`

test('a view in place of a table is not queried', async () => {
  expect(await outcome(await packageOf({ notes, more: endless }))).toBe('notAnki')
})

test('a package is read in a thread that can be stopped', async () => {
  const request = { bytes: await packageOf({ notes }), fileName: '', now, retention: 0.9, timeZone: 'UTC' }
  expect(await readWordFileInWorker(request, AbortSignal.abort())).toEqual({ problem: 'cancelled' })
  const gaveUp = new AbortController()
  setTimeout(() => gaveUp.abort(), 20)
  expect(await readWordFileInWorker(request, gaveUp.signal)).toEqual({ problem: 'cancelled' })
  expect(await readWordFileInWorker(request)).toMatchObject({ table: { rows: [{}] } })
}, 40_000)
