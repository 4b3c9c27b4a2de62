import {
  courseLanguageCodes,
  type TargetLanguageCode,
  targetLanguageCodes,
} from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { afterAll, describe, expect, test } from 'vitest'
import { createEspeakSpeech, type EspeakQueue } from './espeak-speech.ts'
import { isMp3 } from './speech.ts'

const lost: Error[] = []
const speech = createEspeakSpeech({ onLost: (error) => lost.push(error) })
afterAll(() => speech.close())

const sizeOf = async (text: string, rate: 'normal' | 'slow' = 'normal') =>
  (await speech.speak(text, 'es', rate))?.mp3.length ?? 0

const spokenLanguages = targetLanguageCodes.filter((language) => packs[language].speech)

test.each(spokenLanguages)('eSpeak speaks %s, and the voice has its own name', async (language) => {
  const spoken = await speech.speak('radio', language, 'normal')
  expect(spoken && isMp3(spoken.mp3)).toBe(true)
  expect(spoken?.voice).toBe(speech.voiceOf(language))
  expect(new Set(spokenLanguages.map(speech.voiceOf)).size).toBe(spokenLanguages.length)
})

test('every course language is spoken', () => {
  expect(courseLanguageCodes.filter((language) => !spokenLanguages.includes(language))).toEqual([])
})

test('a language without a voice has neither sound nor pronunciation', async () => {
  const invented = 'qaa' as TargetLanguageCode
  expect(speech.voiceOf(invented)).toBeNull()
  expect(await speech.speak('radio', invented, 'normal')).toBeNull()
  expect(await speech.ipa('radio', invented)).toBeNull()
})

test('the length of a sound does not depend on other texts', async () => {
  const once = await sizeOf('desarrollo')
  await speech.speak('Entschuldigung', 'de', 'slow')
  expect(Math.abs((await sizeOf('desarrollo')) - once)).toBeLessThan(once / 20)
})

test('a slow sound is longer', async () => {
  expect(await sizeOf('desarrollo', 'slow')).toBeGreaterThan((await sizeOf('desarrollo')) * 1.3)
})

test.each([
  '<break time="100000s"/>a',
  '&lt;break time="9h"/&gt;a',
  '</speak><p>a</p>',
  '<!-- a',
  '<',
  '&#1;a',
])('markup is spoken as text: the sound of %s is short', async (text) => {
  expect(await sizeOf(text)).toBeLessThan(60_000)
})

test.each(['...', '—', '\u0001', '"'])('%j has no sound', async (text) => {
  expect(await speech.speak(text, 'es', 'normal')).toBeNull()
})

test.each([
  'x'.repeat(100),
  '9'.repeat(100),
  '%'.repeat(100),
  'مرحبا بالعالم',
  '学习',
  'привет',
  'ﷺ'.repeat(100),
])('the voice still works after %s', async (text) => {
  await speech.speak(text, 'no', 'slow')
  expect(await sizeOf('casa')).toBeGreaterThan(1000)
  expect(lost).toEqual([])
})

describe('the pronunciation', () => {
  test.each([
    ['casa', 'es', 'ˈkasa'],
    ['language', 'en', 'ˈlæŋɡwɪdʒ'],
    ['jour', 'fr', 'ʒuʁ'],
    ['Wasser', 'de', 'ˈvasɜ'],
    ['conoscenza', 'it', 'konoˈʃɛntsa'],
    ['kjøkken', 'no', 'ˈçœkːən'],
    ['νερό', 'el', 'neˈro'],
    ['a & b', 'es', 'a ampɛɾˈsant ˈβe'],
  ] as const)('of %s (%s) is %s', async (text, language, ipa) => {
    expect(await readWhenReady(text, language)).toBe(ipa)
  })

  test('is missing for a text without words', async () => {
    await readWhenReady('casa', 'es')
    expect(await speech.ipa('...', 'es')).toBeNull()
  })

  const readWhenReady = async (text: string, language: Parameters<typeof speech.ipa>[1]) => {
    await speech.speak('a', language, 'normal')
    return (await speech.ipa(text, language)) ?? speech.ipa(text, language)
  }
  const queueOf = (queue: Partial<EspeakQueue>) =>
    createEspeakSpeech({
      onLost: () => {},
      queue: { ask: async () => ({ ipa: 'ˈa' }), waiting: () => 0, close: async () => {}, ...queue },
    })

  test('is missing if it comes too late, and present the next time', async () => {
    let answer = (_: { ipa: string }) => {}
    const slow = queueOf({
      ask: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    expect(await slow.ipa('casa', 'es')).toBeNull()
    answer({ ipa: 'k_ˈa_s_a' })
    await expect.poll(() => slow.ipa('casa', 'es')).toBe('ˈkasa')
  })

  test('is missing if it fails, and is requested again', async () => {
    let tries = 0
    const failing = queueOf({
      ask: async () => {
        tries += 1
        throw new Error('hoarse')
      },
    })
    expect([await failing.ipa('casa', 'es'), await failing.ipa('casa', 'es'), tries]).toEqual([null, null, 2])
  })

  test('is requested once', async () => {
    let tries = 0
    const counting = queueOf({
      ask: async () => {
        tries += 1
        return { ipa: 'k_ˈa_s_a' }
      },
    })
    await counting.ipa('casa', 'es')
    expect([await counting.ipa('casa', 'es'), tries]).toEqual(['ˈkasa', 1])
  })

  test('is missing while many requests wait for a sound', async () => {
    const crowded = queueOf({ waiting: () => 10 })
    expect(await crowded.ipa('casa', 'es')).toBeNull()
  })
})
