import { afterEach, expect, test } from 'vitest'
import { clearFailedVoices, localVoice, markVoiceAsFailed } from './local-voice.ts'
import { type FakeVoice, fakeVoices } from './testing/fake-sound.ts'

let voices: ReturnType<typeof fakeVoices> | undefined
afterEach(() => {
  voices?.restore()
  clearFailedVoices()
})
const monica: FakeVoice = { name: 'Mónica', lang: 'es-ES', localService: true }

test.each<[string, FakeVoice[], string | undefined]>([
  ['of the language', [{ name: 'Anna', lang: 'de-DE', localService: true }, monica], 'Mónica'],
  ['as Android writes it', [{ ...monica, lang: 'es_ES' }], 'Mónica'],
  ['without a country', [{ ...monica, lang: 'es' }], 'Mónica'],
  ['that is better', [monica, { ...monica, name: 'Marisol (Enhanced)' }], 'Marisol (Enhanced)'],
  ['that the device prefers', [monica, { ...monica, name: 'Paulina', default: true }], 'Paulina'],
  ['of another language', [{ ...monica, lang: 'est-EE' }], undefined],
  ['of another host', [{ ...monica, localService: false }], undefined],
  ['that is a joke', [{ ...monica, name: 'Grandma (Spanish (Spain))' }], undefined],
  ['that is eSpeak', [{ ...monica, name: 'Spanish', voiceURI: 'espeak:es' }], undefined],
  ['at all', [], undefined],
])('a voice %s', (_, there, chosen) => {
  voices = fakeVoices(there)
  expect(localVoice('es')?.name).toBe(chosen)
})

test('Norwegian is Bokmål', () => {
  voices = fakeVoices([{ name: 'Nora', lang: 'nb-NO', localService: true }])
  expect(localVoice('no')?.name).toBe('Nora')
})

test('a browser without voices has none', () => {
  expect(localVoice('es')).toBeUndefined()
})

test('a voice that failed is not used again, and those of other languages are', () => {
  voices = fakeVoices([monica, { name: 'Anna', lang: 'de-DE', localService: true }])
  markVoiceAsFailed('es')
  expect([localVoice('es'), localVoice('de')?.name]).toEqual([undefined, 'Anna'])
})
