import { listOwnMedia, removeOwnMedia } from '@verbena/contract/own-media/own-media'
import { editOwnTranscript } from '@verbena/contract/own-media/own-transcripts'
import { cancelTranscription, readTranscription } from '@verbena/contract/own-media/transcription'
import { expect, test } from 'vitest'
import { transcriptionTests } from '../../../testing/clients/transcription-client.ts'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'
import { daysLater, minutesLater } from '../../../testing/test-time.ts'
import { minutesLeft } from './transcriptions.service.ts'

const server: TestServer = serverForFile(createTestServer)
const { client, fake, failures, runner, startRunner, holdReplies, item, longItem, start, read, textOf } =
  transcriptionTests(server)

test('a transcript is created in the background, with word times', async () => {
  const { token, id } = await item()
  const asked = await start(token, id)
  expect(asked.body).toMatchObject({ status: 'waiting', percent: null, attempts: 0 })
  expect(await runner.runNext()).toBe(true)
  expect(await read(token, id)).toMatchObject({ status: 'done', percent: 100, failure: null })
  const text = await textOf(token, id)
  expect(text).toMatchObject({ version: 1, origin: 'transcriber' })
  expect(text.lines.map((line) => [line.text, line.start, line.duration])).toEqual([
    ['Hola, ¿qué tal?', 0, 0.9],
    ['Muy bien, gracias.', 1, 0.9],
  ])
  expect(text.lines[1]?.words.map((word) => word.text)).toEqual(['Muy', 'bien', 'gracias'])
  expect(fake.state.requests[0]).toMatchObject({ fileName: 'sound.mp3', fileType: 'audio/mpeg' })
  expect(fake.state.requests[0]?.fields).toContainEqual(['language', 'es'])
  expect(await runner.runNext()).toBe(false)
})

test('a short video is sent with its own type', async () => {
  const { token, id } = await item('film.mp4')
  await start(token, id)
  await runner.runNext()
  expect(fake.state.requests[0]).toMatchObject({ fileType: expect.stringMatching(/^(video|audio)\/mp4$/) })
  expect(await read(token, id)).toMatchObject({ status: 'done' })
})

test('only one of several servers runs a job', async () => {
  const { token, id } = await item()
  await start(token, id)
  const ran = await Promise.all([runner, startRunner(), startRunner()].map((one) => one.runNext()))
  expect(ran.filter(Boolean)).toHaveLength(1)
  expect(fake.state.requests).toHaveLength(1)
  expect(await read(token, id)).toMatchObject({ status: 'done' })
})

test('an unavailable transcriber is tried five times, with growing delays', async () => {
  const { token, id } = await item()
  await start(token, id)
  fake.state.fault = '500'
  expect(await runner.runNext()).toBe(true)
  expect(await read(token, id)).toMatchObject({ status: 'waiting', attempts: 1 })
  expect(await runner.runNext()).toBe(false)
  // Five seconds, half a minute, two minutes, ten.
  for (const minutes of [0.1, 0.61, 2.62, 12.63]) {
    server.time.now = minutesLater(minutes - 0.05)
    expect(await runner.runNext()).toBe(false)
    server.time.now = minutesLater(minutes)
    expect(await runner.runNext()).toBe(true)
  }
  expect(await read(token, id)).toMatchObject({ status: 'failed', failure: 'away', attempts: 5 })
  fake.state.fault = 'none'
  expect((await start(token, id)).body).toMatchObject({ status: 'waiting' })
  await runner.runNext()
  expect(await read(token, id)).toMatchObject({ status: 'done' })
})

test('a retry-after of the transcriber is respected', async () => {
  const { token, id } = await item()
  await start(token, id)
  fake.state.faults = ['429']
  await runner.runNext()
  server.time.now = minutesLater(1)
  expect(await runner.runNext()).toBe(false)
  server.time.now = minutesLater(2)
  expect(await runner.runNext()).toBe(true)
  expect(await read(token, id)).toMatchObject({ status: 'done' })
})

test('a file that is refused, or that contains no speech, fails at once', async () => {
  const { token, id } = await item()
  await start(token, id)
  fake.state.faults = ['400']
  await runner.runNext()
  expect(await read(token, id)).toMatchObject({ status: 'failed', failure: 'refused', attempts: 1 })
  fake.state.reply = { segments: [] }
  server.time.now = minutesLater(1)
  await start(token, id)
  await runner.runNext()
  expect(await read(token, id)).toMatchObject({ status: 'failed', failure: 'nothingSaid' })
})

test('a file that is too large for the transcriber and cannot be split fails', async () => {
  const { token, id } = await item('tone.flac')
  await start(token, id)
  if (server.services.transcriber)
    server.services.transcriber = { ...server.services.transcriber, bytesMaximum: 1000 }
  await runner.runNext()
  expect(await read(token, id)).toMatchObject({ status: 'failed', failure: 'tooLarge' })
  expect(fake.state.requests).toEqual([])
})

test('a cancelled transcription ends, and the request to the transcriber is aborted', async () => {
  const { token, id } = await item()
  await start(token, id)
  fake.state.fault = 'never'
  const running = runner.runNext()
  await expect.poll(() => fake.state.requests.length).toBe(1)
  const cancelled = await server.call(cancelTranscription, { params: { id } }, token)
  expect(cancelled.body).toMatchObject({ status: 'cancelled' })
  await running
  await expect.poll(() => fake.state.abandoned).toBe(1)
  expect(await read(token, id)).toMatchObject({ status: 'cancelled' })
  expect((await textOf(token, id)).version).toBe(0)
  expect(failures).toEqual([])
})

test('a text that was saved during the transcription is kept', async () => {
  const { token, id } = await item()
  await start(token, id)
  const open = holdReplies()
  const running = runner.runNext()
  await expect.poll(() => fake.state.requests.length).toBe(1)
  const edits = [{ kind: 'insert' as const, line: 0, text: 'Mío', start: 0, end: 1 }]
  await server.call(editOwnTranscript, { params: { id }, body: { version: 0, edits } }, token)
  open()
  await running
  expect(await read(token, id)).toMatchObject({ status: 'failed', failure: 'changed' })
  expect((await textOf(token, id)).lines.map(({ text }) => text)).toEqual(['Mío'])
})

test('removing the item cancels its transcription', async () => {
  const { token, id } = await item()
  await start(token, id)
  await server.call(removeOwnMedia, { params: { id } }, token)
  expect(await runner.runNext()).toBe(false)
})

test('two requests create one job', async () => {
  const { token, id } = await item()
  const asked = await Promise.all([start(token, id), start(token, id), start(token, id)])
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200])
  await runner.runNext()
  expect(await runner.runNext()).toBe(false)
  expect(fake.state.requests).toHaveLength(1)
})

test('a transcription requires Pro, an uploaded file, its owner and a transcriber', async () => {
  const { token, id } = await item()
  const youtube = await client().addYoutube(token)
  expect((await start(token, youtube)).code).toBe('INVALID_REQUEST')
  const other = await client().joinPro()
  expect((await start(other, id)).code).toBe('NOT_FOUND')
  expect((await server.call(readTranscription, { params: { id } }, other)).code).toBe('NOT_FOUND')
  expect((await start((await server.join()).access_token, id)).code).toBe('PLAN_REQUIRED')
  server.services.transcriber = null
  expect((await start(token, id)).code).toBe('NOT_CONFIGURED')
  expect((await server.call(listOwnMedia, {}, token)).body.transcription.isAvailable).toBe(false)
})

test('the minutes of a day are limited, and failed transcriptions do not count', async () => {
  const { token, id } = await longItem()
  const left = async () => (await server.call(listOwnMedia, {}, token)).body.transcription.minutesLeftToday
  expect(await left()).toBe(60)
  fake.state.faults = ['400']
  await start(token, id)
  await runner.runNext()
  expect(await left()).toBe(60)
  for (const minutes of [33, 7]) {
    await start(token, id)
    await runner.runNext()
    expect(await left()).toBe(minutes)
  }
  expect((await start(token, id)).code).toBe('TRANSCRIPTION_LIMIT')
  const [learner] = await server.sql('select learner_id from transcription_job where media_id = $1', id)
  server.time.now = daysLater(1)
  expect(await minutesLeft(server.services, learner?.learner_id)).toBe(60)
})

test('the transcribed minutes count even when the browser reported a shorter duration', async () => {
  const { token, id } = await item('tone.webm')
  await server.sql('update media_item set duration_seconds = 0.1 where id = $1', id)
  fake.state.reply = {
    segments: [
      { text: 'Hola', start: 0, end: 1 },
      { text: 'Adiós', start: 3000, end: 3001 },
    ],
  }
  await start(token, id)
  await runner.runNext()
  const { body } = await server.call(listOwnMedia, {}, token)
  expect(body.transcription.minutesLeftToday).toBe(9)
})
