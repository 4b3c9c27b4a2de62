import { expect, test } from 'vitest'
import { readConfig } from './read-config.ts'

test('without an address eSpeak speaks, and 200 MB of sound are cached', () => {
  const { speech, audioCacheBytes } = readConfig({}, '/verbena')
  expect([speech, audioCacheBytes]).toEqual([undefined, 200 * 1024 * 1024])
})

test('a speech endpoint needs only its address', () => {
  expect(readConfig({ SPEECH_BASE_URL: 'http://127.0.0.1:8000/v1/' }, '/verbena').speech).toEqual({
    baseUrl: 'http://127.0.0.1:8000/v1',
    apiKey: undefined,
    model: 'gpt-4o-mini-tts',
    voice: 'alloy',
  })
})

test.each([
  [{ SPEECH_BASE_URL: 'api.openai.com' }, /^SPEECH_BASE_URL cannot be used: it must look like/],
  [{ SPEECH_BASE_URL: 'file:///etc' }, /^SPEECH_BASE_URL cannot be used/],
  [{ AUDIO_CACHE_MEGABYTES: '0' }, /^AUDIO_CACHE_MEGABYTES cannot be used/],
  [{ AUDIO_CACHE_MEGABYTES: 'much' }, /^AUDIO_CACHE_MEGABYTES cannot be used/],
  [{ LOOKUPS_PER_DAY_FREE: '-1' }, /^LOOKUPS_PER_DAY_FREE cannot be used/],
])('%o is refused in one sentence', (environment, message) => {
  expect(() => readConfig(environment, '/verbena')).toThrow(message)
})
