import { expect, test } from 'vitest'
import { unknownWordToSave, withoutSentenceCapital, wordToSave } from './word-to-save.ts'

const context = 'Hola. Perros y gatos. ¿Marco?'
const place = {
  text: 'Perros',
  context,
  at: 6,
  mediaId: 'm',
  language: 'es' as const,
  segment: 3,
  line: 'Perros y gatos.',
}
const explained = {
  ...{
    word: 'Perros',
    lemma: 'perro',
    translation: 'dog',
    definition: 'an animal',
    example: 'El perro ladra.',
  },
  ...{ partOfSpeech: 'noun' as const, gender: 'm' as const },
}

test('the base form is saved, with the sense of the card, the line and its place', () => {
  expect(wordToSave(explained, place)).toEqual({
    ...{ word: 'perro', lemma: 'perro', translation: 'dog', definition: 'an animal', language: 'es' },
    ...{
      partOfSpeech: 'noun',
      gender: 'm',
      example: 'Perros y gatos.',
      source: { mediaId: 'm', segment: 3 },
    },
  })
})

test('without a line the example of the dictionary is saved', () => {
  const { line: _, segment: __, ...elsewhere } = place
  const saved = wordToSave(explained, elsewhere)
  expect([saved.example, saved.source]).toEqual(['El perro ladra.', undefined])
})

test('a form that is a word of its own is saved as it is written, without the capital of its sentence', () => {
  expect(wordToSave({ ...explained, isOwnForm: true }, place)).toMatchObject({
    word: 'perros',
    lemma: 'perro',
  })
})

test('an unknown word is saved with the own translation and its line', () => {
  expect(unknownWordToSave(place, 'dogs')).toMatchObject({
    ...{
      word: 'perros',
      translation: 'dogs',
      example: 'Perros y gatos.',
      source: { mediaId: 'm', segment: 3 },
    },
  })
})

test.each([
  ['es', 'Perros', 6, 'perros'],
  ['es', 'Hola', 0, 'hola'],
  ['es', 'Marco', 23, 'marco'],
  ['de', 'Hola', 0, 'Hola'],
  ['es', 'gatos', 15, 'gatos'],
  ['es', 'Perros', undefined, 'Perros'],
] as const)('in %s “%s” at %s is saved as %s', (language, text, at, saved) => {
  expect(withoutSentenceCapital(text, { text, context, at, mediaId: '', language })).toBe(saved)
})

test('a capital inside a sentence stays', () => {
  const inside = 'Vivo con Marco.'
  const lookup = { text: 'Marco', context: inside, at: 9, mediaId: '', language: 'es' as const }
  expect(withoutSentenceCapital('Marco', lookup)).toBe('Marco')
})
