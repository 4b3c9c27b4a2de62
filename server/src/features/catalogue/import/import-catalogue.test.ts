import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getVideo, listVideos } from '@verbena/contract/catalogue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'
import { type ImportReport, importCatalogue } from './import-catalogue.service.ts'

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await createTestServer()
  folder = mkdtempSync(join(tmpdir(), 'vb-import-'))
  mkdirSync(join(folder, 'catalogue'))
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const put = (name: string, text: string) => writeFileSync(join(folder, 'catalogue', name), text)
const srt = (text: string, count = 12) =>
  Array.from({ length: count }, (_, at) => {
    const clock = (second: number) => `00:00:${String(second).padStart(2, '0')},000`
    return `${at + 1}\n${clock(at)} --> ${clock(at + 1)}\n${text}\n`
  }).join('\n')

type Options = Partial<Parameters<typeof importCatalogue>[2]>

async function run(values: unknown[], options: Options = {}): Promise<ImportReport[]> {
  const entries = values.map((value, index) => ({ line: index + 1, value }))
  const reports: ImportReport[] = []
  const all = {
    path: join(folder, 'catalogue', 'x.json'),
    isDryRun: false,
    reserved: new Set(['la-tortilla-secreta']),
    mediaOrigins: ['https://media.example.org'],
    stopping: new AbortController().signal,
    ...options,
  }
  for await (const report of importCatalogue(server.services, entries, all)) reports.push(report)
  return reports
}

let made = 0
const entry = (rest: object = {}) => ({
  id: `import-${made++}`,
  kind: 'video',
  title: 'El gato',
  language: 'es',
  level: 'A2',
  category: 'Food',
  youtube: 'dQw4w9WgXcQ',
  ...rest,
})
const outcomesOf = (reports: ImportReport[]) => reports.map(({ outcome }) => outcome)
const open = async (id: string) =>
  (await server.call(getVideo, { params: { id }, query: { nativeLanguage: 'en' } })).body

describe('an item', () => {
  test('is added with its transcript, then unchanged, then changed, and keeps its place in the listing', async () => {
    put('cat.srt', srt('El gato duerme en la casa.'))
    const cat = entry({ titleTranslations: { en: 'The cat' }, transcript: 'cat.srt' })
    expect(outcomesOf(await run([cat]))).toEqual(['added'])
    const [before] = await server.sql(
      'select created_at, estimated_level from media_item where id = $1',
      cat.id,
    )
    expect(before?.estimated_level).toBe('A1')
    expect(await open(cat.id)).toMatchObject({
      titleTranslation: 'The cat',
      source: { type: 'youtube', videoId: 'dQw4w9WgXcQ' },
      thumbnail: expect.stringMatching(/^\/media\/youtube\/dQw4w9WgXcQ\.jpg\?/),
      enlace: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      durationSeconds: 12,
      estimatedLevel: 'A1',
    })
    expect(outcomesOf(await run([cat]))).toEqual(['unchanged'])
    server.time.now = new Date(server.time.now.getTime() + 1000)
    put('cat.srt', srt('El gato bebe agua.'))
    expect(outcomesOf(await run([cat]))).toEqual(['changed'])
    expect((await open(cat.id)).transcription).toContain('bebe agua')
    const [after] = await server.sql('select created_at from media_item where id = $1', cat.id)
    expect(after?.created_at).toEqual(before?.created_at)
    const listed = await server.call(listVideos, { query: { language: 'es', search: 'the cat' } })
    expect(listed.body.new.map(({ id }) => id)).toEqual([cat.id])
  })

  test('without a transcript keeps the one that is stored', async () => {
    const segments = [
      { text: 'El gato duerme.', start: 0, duration: 2, translations: { en: 'The cat sleeps.' } },
    ]
    const rest = entry()
    const whole = { ...rest, segments }
    await run([whole])
    expect(outcomesOf(await run([{ ...rest, title: 'Otro título' }]))).toEqual(['changed'])
    expect(await open(whole.id)).toMatchObject({ title: 'Otro título', transcription: 'El gato duerme.' })
  })

  test('without a level gets the level estimated from its words', async () => {
    put('easy.vtt', `WEBVTT\n\n${srt('El gato duerme en la casa.').replaceAll(',000', '.000')}`)
    const { level, ...easy } = entry({ transcript: 'easy.vtt' })
    expect(outcomesOf(await run([easy]))).toEqual(['added'])
    expect((await open(easy.id)).level).toBe('A1')
    const { level: _, ...silent } = entry()
    expect(await run([silent])).toMatchObject([
      { outcome: 'refused', notes: [expect.stringMatching(/^level: /)] },
    ])
  })

  test('with files stores them with their MIME types', async () => {
    const files = ['https://media.example.org/a.webm?x=1', { src: '/files/a.bin', mime: 'video/mp4' }]
    const film = entry({ youtube: undefined, files, premium: 'yes' })
    const [report] = await run([film])
    expect(report).toMatchObject({
      outcome: 'added',
      notes: [expect.any(String), expect.stringMatching(/^premium/)],
    })
    const [row] = await server.sql('select source, is_premium from media_item where id = $1', film.id)
    expect(row).toEqual({
      source: {
        type: 'file',
        files: [
          { src: 'https://media.example.org/a.webm?x=1', mime: 'video/webm' },
          { src: '/files/a.bin', mime: 'video/mp4' },
        ],
      },
      is_premium: true,
    })
  })
})

describe('the import refuses with a reason', () => {
  beforeAll(() => {
    writeFileSync(join(folder, 'secret.srt'), srt('secret'))
    symlinkSync(join(folder, 'secret.srt'), join(folder, 'catalogue', 'link.srt'))
    put('plain.txt', 'Una línea\nOtra línea\n')
    put('picture.srt', '\u0001\u0002\u0003\u0004\u0005\u0006\u0007\b\u0001\u0002\u0003')
  })

  test.each([
    ['a value that is not an object', 7, 'expected object'],
    ['an id with a slash', entry({ id: '../x' }), 'id: '],
    ['an id of the starter catalogue', entry({ id: 'la-tortilla-secreta' }), 'starter catalogue'],
    ['an unknown field', entry({ premum: true }), 'premum'],
    ['an unknown level', entry({ level: 'B9' }), 'level: '],
    [
      'a link that is not of YouTube',
      entry({ youtube: 'https://evil.example/watch?v=dQw4w9WgXcQ' }),
      'youtube: ',
    ],
    ['no source', entry({ youtube: undefined }), 'one of youtube, file and files'],
    ['two sources', entry({ file: 'https://media.example.org/a.mp4' }), 'one of youtube, file and files'],
    ['a file without a type', entry({ youtube: undefined, file: '/a.exe' }), 'not a file that browsers play'],
    [
      'a script for a file',
      entry({ youtube: undefined, file: 'javascript:alert(1)//.mp4' }),
      'must be https',
    ],
    [
      'a host that the page may not load',
      entry({ youtube: undefined, file: 'https://evil.example/a.mp4' }),
      'MEDIA_ORIGINS',
    ],
    ['a picture of such a host', entry({ thumbnail: 'https://evil.example/a.png' }), 'MEDIA_ORIGINS'],
    ['a transcript above the folder', entry({ transcript: '../secret.srt' }), 'outside'],
    ['an absolute path', entry({ transcript: '/etc/passwd' }), 'outside'],
    ['a link to another folder', entry({ transcript: 'link.srt' }), 'outside'],
    ['a transcript that is missing', entry({ transcript: 'none.srt' }), 'ENOENT'],
    ['a transcript that is a folder', entry({ transcript: '.' }), 'outside'],
    ['a transcript without times', entry({ transcript: 'plain.txt' }), 'has no times'],
    ['a transcript that is not text', entry({ transcript: 'picture.srt' }), 'notText'],
    [
      'a line without length',
      entry({ segments: [{ text: 'a', start: 0, duration: 0 }] }),
      'segments.0.duration',
    ],
    ['NUL in a title', entry({ title: 'a\0b' }), 'title: '],
  ])('%s', async (_, value, why) => {
    const [report] = await run([value])
    expect([report?.outcome, report?.notes.join()]).toEqual(['refused', expect.stringContaining(why)])
  })

  test('an id that occurs twice, and imports the lines after it', async () => {
    const [first, second] = [entry(), entry()]
    expect(await run([first, first, second])).toMatchObject([
      { outcome: 'added' },
      { outcome: 'refused', notes: ['id: line 1 has it already'] },
      { outcome: 'added' },
    ])
  })

  test('an id of own media, which stays with its owner', async () => {
    const own = entry()
    await run([own])
    const { user } = await server.join()
    await server.sql(
      'update media_item set owner_id = (select id from learner where username = $2) where id = $1',
      own.id,
      user.username,
    )
    expect(outcomesOf(await run([{ ...own, title: 'Taken' }]))).toEqual(['refused'])
    const [row] = await server.sql('select title from media_item where id = $1', own.id)
    expect(row?.title).toBe('El gato')
  })
})

test('a dry run reports the same outcomes and writes nothing', async () => {
  const fresh = entry()
  expect(outcomesOf(await run([fresh], { isDryRun: true }))).toEqual(['added'])
  expect(await server.sql('select id from media_item where id = $1', fresh.id)).toEqual([])
})

test('an aborted import ends after the current item, and a repeated one imports the rest', async () => {
  const stop = new AbortController()
  const entries = [entry(), entry(), entry()].map((value, index) => ({ line: index + 1, value }))
  const options = {
    path: join(folder, 'x.json'),
    isDryRun: false,
    reserved: new Set<string>(),
    mediaOrigins: [],
    stopping: stop.signal,
  }
  const seen: string[] = []
  for await (const { outcome } of importCatalogue(server.services, entries, options)) {
    seen.push(outcome)
    stop.abort()
  }
  expect(seen).toEqual(['added'])
  expect(outcomesOf(await run(entries.map(({ value }) => value)))).toEqual(['unchanged', 'added', 'added'])
})

test('markup in a transcript is stored as text', async () => {
  put('markup.srt', srt('<b>Hola</b> <script>alert(1)</script>'))
  const hostile = entry({ transcript: 'markup.srt' })
  await run([hostile])
  expect((await open(hostile.id)).transcription).not.toContain('<b>')
})
