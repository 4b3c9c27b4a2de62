import {
  editOwnTranscript,
  readOwnTranscript,
  type TranscriptEdit,
} from '@verbena/contract/own-media/own-transcripts'
import { getVideoTranscript } from '@verbena/contract/player'
import { expect, test } from 'vitest'
import { runMaintenanceJobs } from '../../../jobs/maintenance-jobs.ts'
import { ownMediaClient } from '../../../testing/clients/own-media-client.ts'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

const server: TestServer = serverForFile(createTestServer)
const client = () => ownMediaClient(server)
const srt =
  '1\n00:00:00,000 --> 00:00:01,000\nEl perro come pan.\n\n2\n00:00:01,000 --> 00:00:02,000\nLa casa es grande.\n'
const clock = (second: number) => new Date(second * 1000).toISOString().slice(11, 19)

async function item() {
  const token = await client().joinPro()
  return { token, id: await client().addYoutube(token) }
}
const edit = (token: string, id: string, version: number, edits: TranscriptEdit[]) =>
  server.call(editOwnTranscript, { params: { id }, body: { version, edits } }, token)
const linesOf = async (token: string, id: string) =>
  (await server.call(getVideoTranscript, { params: { id }, query: {} }, token)).body.vectortranscription

test.each<[string, string | Buffer, string]>([
  ['SRT', srt, 'a.srt'],
  [
    'WebVTT',
    'WEBVTT\n\n00:00.000 --> 00:01.000\n<v Ana>El perro come pan.\n\n00:01.000 --> 00:02.000\nLa casa es grande.',
    'a.vtt',
  ],
  ['LRC', '[00:00.00]El perro come pan.\n[00:01.00]La casa es grande.', 'a.lrc'],
  [
    'ASS',
    '[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:00.00,0:00:01.00,D,,0,0,0,,El perro come pan.\nDialogue: 0,0:00:01.00,0:00:02.00,D,,0,0,0,,La casa es grande.',
    'a.ass',
  ],
  ['a pasted text', '0:00 El perro come pan.\n0:01 La casa es grande.', ''],
  ['SRT in Latin-1', Buffer.from(srt.replace('come', 'comió'), 'latin1'), 'a.srt'],
  ['SRT in UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(srt, 'utf16le')]), 'a.srt'],
])('%s becomes the transcript of own media', async (_, text, fileName) => {
  const { token, id } = await item()
  const { body } = await client().putText(token, id, 0, text, fileName)
  expect(body).toMatchObject({ version: 1, areTimesGuessed: false })
  expect((await linesOf(token, id)).map((line) => line.text.replace('comió', 'come'))).toEqual([
    'El perro come pan.',
    'La casa es grande.',
  ])
})

test('a text without times gets guessed times over the length of the file, and is marked as guessed', async () => {
  const token = await client().joinPro()
  const id = await client().addFile(token, 'tone.wav')
  const { body } = await client().putText(token, id, 0, 'Hola.\nEsta línea es bastante más larga.')
  expect(body.areTimesGuessed).toBe(true)
  const [first, second] = await linesOf(token, id)
  expect([first?.start, (second?.start ?? 0) + (second?.duration ?? 0)]).toEqual([0, expect.closeTo(2, 1)])
  expect(second?.duration).toBeGreaterThan(first?.duration ?? 9)
})

test.each<[string, string | Buffer, string]>([
  ['an empty text', '', 'TRANSCRIPT_EMPTY'],
  ['blanks', ' \n ', 'TRANSCRIPT_EMPTY'],
  ['a web page', '<!doctype html><html><body>hola</body></html>', 'TRANSCRIPT_WEB_PAGE'],
  [
    'a picture',
    Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'.padEnd(500, '\x01'), 'latin1'),
    'TRANSCRIPT_NOT_TEXT',
  ],
  ['captions without a line', 'WEBVTT\n\nNOTE nothing', 'TRANSCRIPT_NO_CUES'],
  ['thirteen megabytes', Buffer.alloc(13 * 1024 * 1024, 'a'), 'BODY_TOO_LARGE'],
])('%s is refused with its own code, and the stored text does not change', async (_, text, code) => {
  const { token, id } = await item()
  await client().putText(token, id, 0, srt)
  expect((await client().putText(token, id, 1, text)).code).toBe(code)
  expect(await linesOf(token, id)).toHaveLength(2)
})

test('other requests are served while ten megabytes of captions are parsed', async () => {
  const { token, id } = await item()
  let huge = ''
  for (let at = 0; huge.length < 10 * 1024 * 1024; at += 2)
    huge += `${at}\n${clock(at)},000 --> ${clock(at + 1)},000\nEl <b>gato</b> ${at} <script>alert(1)</script>.\n\n`
  const put = client().putText(token, id, 0, huge)
  let served = 0
  const serving = async () => {
    while (served >= 0) {
      await server.app.inject('/api/health')
      served += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const until = serving()
  const { body } = await put
  expect(served).toBeGreaterThan(5)
  served = -1_000_000
  await until
  expect(body.lines.length).toBe(20_000)
  expect(body.lines[0]?.text).not.toMatch(/[<>]/)
  expect(body.warnings).toContainEqual(expect.objectContaining({ code: 'cuesLeftOut' }))
  // Otherwise the following tests would wait for its statistics.
  await server.services.backgroundTasks.settled()
}, 120_000)

test('all edits of a request are applied or none, and only to the version that they name', async () => {
  const { token, id } = await item()
  await client().putText(token, id, 0, srt)
  const change = { kind: 'change' as const, line: 0, text: 'El gato bebe.', start: 0.2, end: 0.9 }
  const first = await edit(token, id, 1, [change, { kind: 'shift', line: 1, seconds: 0.5 }])
  expect(first.body).toMatchObject({ version: 2, lines: [{ text: 'El gato bebe.' }, { start: 1.5 }] })
  expect((await edit(token, id, 1, [change])).code).toBe('EDIT_CONFLICT')
  expect((await edit(token, id, 2, [change, { kind: 'remove', line: 7 }])).code).toBe('INVALID_REQUEST')
  expect((await client().putText(token, id, 1, srt)).code).toBe('EDIT_CONFLICT')
  const { body } = await server.call(readOwnTranscript, { params: { id } }, token)
  expect(body).toMatchObject({ version: 2, origin: 'text' })
  expect(body.lines.map(({ text }) => text)).toEqual(['El gato bebe.', 'La casa es grande.'])
})

test('when two tabs save at once, one gets a conflict', async () => {
  const { token, id } = await item()
  await client().putText(token, id, 0, srt)
  const saved = await Promise.all(
    ['uno', 'dos', 'tres'].map((text) =>
      edit(token, id, 1, [{ kind: 'change', line: 0, text, start: 0, end: 1 }]),
    ),
  )
  expect(saved.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('a first line can be inserted into an empty transcript', async () => {
  const { token, id } = await item()
  const { body } = await edit(token, id, 0, [{ kind: 'insert', line: 0, text: 'Hola', start: 1, end: 2 }])
  expect(body).toMatchObject({ version: 1, origin: 'text', lines: [{ text: 'Hola', start: 1, duration: 1 }] })
})

test('a transcript of another learner is not found', async () => {
  const { token, id } = await item()
  await client().putText(token, id, 0, srt)
  const other = await client().joinPro()
  expect([
    (await server.call(readOwnTranscript, { params: { id } }, other)).code,
    (await client().putText(other, id, 1, srt)).code,
    (await edit(other, id, 1, [{ kind: 'remove', line: 0 }])).code,
  ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
})

test('a transcript of the catalogue cannot be edited', async () => {
  const token = await client().joinPro()
  const removal = await edit(token, 'la-tortilla-secreta', 0, [{ kind: 'remove', line: 0 }])
  expect(removal.code).toBe('NOT_FOUND')
  expect((await client().putText(token, 'la-tortilla-secreta', 0, srt)).code).toBe('NOT_FOUND')
})

test('the maintenance computes statistics that a stopped server did not compute', async () => {
  const { token, id } = await item()
  await client().putText(token, id, 0, srt)
  await server.services.backgroundTasks.settled()
  await server.sql('update own_media set facts_version = 0 where media_id = $1', id)
  await server.sql('delete from sentence_lemma where media_id = $1', id)
  await runMaintenanceJobs(server.services, (error) => {
    throw error
  })
  const [row] = await server.sql('select count(*)::int as places from sentence_lemma where media_id = $1', id)
  expect(row?.places).toBeGreaterThan(5)
})
