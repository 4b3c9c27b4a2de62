import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cannedSpeech, fakeMp3 } from '../../testing/fakes/canned-speech.ts'
import { type FakeSpeechEndpoint, startFakeSpeechEndpoint } from '../../testing/fakes/fake-speech-endpoint.ts'
import { createOpenAiVoice } from './openai-voice.ts'
import type { Speech, Voice } from './speech.ts'
import { createSpeechWithFallback } from './speech-with-fallback.ts'

let fake: FakeSpeechEndpoint
let voice: Voice
beforeAll(async () => {
  fake = await startFakeSpeechEndpoint()
  const endpoint = { baseUrl: fake.baseUrl, apiKey: 'sk-test', model: 'tts', voice: 'marta' }
  voice = createOpenAiVoice(endpoint, { timeoutMs: 300 })
})
beforeEach(() => Object.assign(fake.state, { fault: 'none', requests: [] }))
afterAll(() => fake.stop())

test('a request has the format of OpenAI, and names the language', async () => {
  const spoken = await voice.speak('pan', 'es', 'slow')
  expect(spoken).toEqual({ mp3: fakeMp3, voice: `${fake.baseUrl} tts marta` })
  expect(fake.state.key).toBe('Bearer sk-test')
  expect(fake.state.requests).toEqual([
    {
      path: '/v1/audio/speech',
      model: 'tts',
      voice: 'marta',
      input: 'pan',
      response_format: 'mp3',
      speed: 0.65,
      instructions: expect.stringContaining('Spanish'),
    },
  ])
})

test('a request has no key if none is configured', async () => {
  const { baseUrl } = fake
  const open = createOpenAiVoice({ baseUrl, apiKey: undefined, model: 'kokoro', voice: 'ef_dora' })
  await open.speak('pan', 'es', 'normal')
  expect(fake.state.key).toBe('')
})

const faults = [
  '500',
  '401',
  'json',
  'garbage',
  'nothing',
  'slow',
  'drip',
  'cut off',
  'endless',
  'elsewhere',
] as const

describe.each(faults)('an endpoint with the fault %s', (fault) => {
  beforeEach(() => {
    fake.state.fault = fault
  })

  test('fails with an error that does not contain the text', async () => {
    const failure = await voice.speak('secreto', 'es', 'normal').catch((error: Error) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(String(failure)).not.toMatch(/secreto/)
  })

  test('is replaced by the fallback', async () => {
    const { speech } = withFallback()
    expect((await speech.speak('pan', 'es', 'normal'))?.voice).toBe('ours')
  })
})

describe('a voice with a fallback', () => {
  test('speaks itself, and has the pronunciation of the fallback', async () => {
    const { speech } = withFallback()
    expect((await speech.speak('pan', 'es', 'normal'))?.voice).toBe(speech.voiceOf('es'))
    expect(await speech.ipa('pan', 'es')).toBe('pan')
  })

  test('is not called for half a minute after three failures', async () => {
    const { speech, time, failures } = withFallback()
    const say = () => speech.speak('pan', 'es', 'normal')
    fake.state.fault = '500'
    for (let word = 0; word < 6; word++) expect((await say())?.voice).toBe('ours')
    expect([fake.state.requests.length, failures.length]).toEqual([3, 1])
    fake.state.fault = 'none'
    time.now = new Date(time.now.getTime() + 30_000)
    expect((await say())?.voice).toBe(speech.voiceOf('es'))
  })

  test('is called as long as a success comes between the failures', async () => {
    const { speech, failures } = withFallback()
    for (const fault of ['500', '500', 'none', '500', '500'] as const) {
      fake.state.fault = fault
      await speech.speak('pan', 'es', 'normal')
    }
    expect([fake.state.requests.length, failures]).toEqual([5, []])
  })
})

function withFallback() {
  const time = { now: new Date('2026-11-21T09:00:00Z') }
  const failures: unknown[] = []
  const ours: Speech = {
    ...cannedSpeech,
    speak: async () => ({ mp3: fakeMp3, voice: 'ours' }),
    ipa: async (text) => text,
  }
  const speech = createSpeechWithFallback(voice, ours, {
    clock: { now: () => time.now },
    onUnavailable: (error) => void failures.push(error),
  })
  return { speech, time, failures }
}
