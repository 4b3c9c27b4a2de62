import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeTranscriber, startFakeTranscriber } from '../../testing/fakes/fake-transcriber.ts'
import { createOpenAiTranscriber } from './openai-transcriber.ts'
import type { AudioFile, Transcriber } from './transcriber.ts'

let fake: FakeTranscriber
let transcriber: Transcriber
beforeAll(async () => {
  fake = await startFakeTranscriber()
  const endpoint = { baseUrl: fake.baseUrl, apiKey: 'a-key', model: 'whisper-1', bytesMaximum: 1_000_000 }
  transcriber = createOpenAiTranscriber(endpoint, { timeoutMs: 700 })
})
beforeEach(() => void fake.reset())
afterAll(() => fake.stop())

const never = new AbortController().signal
const sound = (bytes = Buffer.from('sound\r\n--x\r\n\0\xff', 'latin1')): AudioFile => ({
  open: async function* () {
    yield bytes.subarray(0, 3)
    yield bytes.subarray(3)
  },
  bytes: bytes.length,
  type: 'audio/mpeg',
  fileName: 'sound.mp3',
})
const hear = () => transcriber.transcribe(sound(), 'es', never)

test('a file is sent unchanged with its parameters, and the reply becomes lines with words', async () => {
  const lines = await hear()
  expect(lines.map(({ text, start, end }) => [text, start, end])).toEqual([
    ['Hola, ¿qué tal?', 0, 0.9],
    ['Muy bien, gracias.', 1, 1.9],
  ])
  expect(lines[1]?.words.map(({ text }) => text)).toEqual(['Muy', 'bien', 'gracias'])
  const [asked] = fake.state.requests
  expect(asked).toMatchObject({
    path: 'POST /v1/audio/transcriptions',
    key: 'Bearer a-key',
    fileName: 'sound.mp3',
    fileType: 'audio/mpeg',
  })
  expect(asked?.file).toEqual(Buffer.from('sound\r\n--x\r\n\0\xff', 'latin1'))
  expect(asked?.fields).toEqual([
    ['model', 'whisper-1'],
    ['language', 'es'],
    ['response_format', 'verbose_json'],
    ['temperature', '0'],
    ['timestamp_granularities[]', 'segment'],
    ['timestamp_granularities[]', 'word'],
  ])
})

test('words may be in each line, as whisper.cpp sends them, or missing', async () => {
  const words = [{ word: ' Hola', start: 0.1, end: 0.4, probability: 1 }]
  fake.state.reply = { segments: [{ text: 'Hola', start: 0, end: 1, words }] }
  expect((await hear())[0]?.words).toEqual([{ text: 'Hola', start: 0.1, end: 0.4 }])
  fake.state.reply = { segments: [{ text: 'Hola', start: 0, end: 1 }], words: null }
  expect(await hear()).toEqual([{ text: 'Hola', start: 0, end: 1, words: [] }])
})

test('lines that a model invents in silence are left out', async () => {
  const line = (text: string, start: number, more = {}) => ({ text, start, end: start + 1, ...more })
  fake.state.reply = {
    segments: [
      line('Hola', 0),
      line('', 1),
      line('Subtítulos por la comunidad', 2, { no_speech_prob: 0.9, avg_logprob: -1.4 }),
      line('ja ja ja ja ja ja', 3, { compression_ratio: 5 }),
      ...[4, 5, 6, 7, 8, 9].map((start) => line('Gracias.', start)),
      line('hacia atrás', 12, { end: 11 }),
      line('Adiós', 13),
    ],
  }
  expect((await hear()).map(({ text }) => text)).toEqual([
    'Hola',
    'Gracias.',
    'Gracias.',
    'Gracias.',
    'Adiós',
  ])
})

test.each(['400', '413'] as const)('a file that is not accepted (%s) is refused', async (fault) => {
  fake.state.fault = fault
  await expect(hear()).rejects.toMatchObject({ name: 'TranscriberError', kind: 'refused' })
})

test.each([
  'never',
  'drip',
  '401',
  '500',
  'html',
  'no segments',
  'cut off',
  'hang up',
  'hang up early',
  'endless',
  'elsewhere',
] as const)('a transcriber with this fault is unavailable: %s', async (fault) => {
  fake.state.fault = fault
  await expect(hear()).rejects.toMatchObject({ name: 'TranscriberError', kind: 'unavailable' })
})

test('a busy transcriber says when to try again', async () => {
  fake.state.fault = '429'
  await expect(hear()).rejects.toMatchObject({ kind: 'unavailable', pauseSeconds: 90 })
})

test('an unreachable transcriber is unavailable', async () => {
  const endpoint = { baseUrl: 'http://127.0.0.1:9/v1', apiKey: undefined, model: 'x', bytesMaximum: 1 }
  const asked = createOpenAiTranscriber(endpoint).transcribe(sound(), 'es', never)
  await expect(asked).rejects.toMatchObject({ kind: 'unavailable' })
})

test('an aborted call ends', async () => {
  fake.state.fault = 'never'
  const controller = new AbortController()
  const asked = transcriber.transcribe(sound(), 'es', controller.signal)
  await expect.poll(() => fake.state.requests.length).toBe(1)
  controller.abort(new Error('cancelled'))
  await expect(asked).rejects.toThrow('cancelled')
  await expect.poll(() => fake.state.abandoned).toBe(1)
})
