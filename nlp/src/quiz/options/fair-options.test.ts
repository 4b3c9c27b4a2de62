import { describe, expect, test } from 'vitest'
import { isGivenAwayByForm, lookAlike, unlike } from './fair-options.ts'

describe('two words', () => {
  test.each([
    ['sardina', 'sardine', true],
    ['preparar', 'preparare', true],
    ['jacke', 'jakke', true],
    ['kalt', 'kald', true],
    ['entrevista', 'interview', false],
    ['nervios', 'nervosite', false],
    ['luna', 'lune', true],
    ['haus', 'casa', false],
  ])('%s and %s look alike: %s', (one, other, alike) => {
    expect(lookAlike(one, other)).toBe(alike)
  })
})

describe('a correct translation would be guessed from its form', () => {
  test.each([
    ['the only question', '¿Y para quién es?', 'And who is it for?', ['I laughed.', 'My cat comes, too']],
    [
      'the only one with the name',
      'Emil schläft schon',
      'Emil is asleep',
      ['We all laughed', 'The shop is closed'],
    ],
    ['the only one with the number', 'Er zahlt 20 Euro', 'He pays 20 euros', ['We all laughed', 'I know']],
  ])('as %s', (_, line, right, wrong) => {
    expect(isGivenAwayByForm(line, right, wrong)).toBe(true)
  })

  test.each([
    ['another asks as well', '¿Y para quién es?', 'And who is it for?', ['Where are you?', 'I laughed.']],
    ['another names him as well', 'Emil schläft schon', 'Emil is asleep', ['Then Emil ran', 'I know']],
    ['nothing in it can be recognised', 'Er schläft schon', 'He is asleep', ['Then Emil ran', 'I know']],
  ])('unless %s', (_, line, right, wrong) => {
    expect(isGivenAwayByForm(line, right, wrong)).toBe(false)
  })

  test('and what looks like it is nearer', () => {
    const [line, right] = ['¿Duerme Emil?', 'Is Emil asleep?']
    expect(unlike(line, right, 'Where is Emil?')).toBe(0)
    expect(unlike(line, right, 'Where are you?')).toBe(1)
    expect(unlike(line, right, 'I laughed.')).toBe(2)
  })
})
