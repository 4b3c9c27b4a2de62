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

describe('the form reveals the right translation', () => {
  test.each([
    ['the only question', '¿Y para quién es?', 'And who is it for?', ['I laughed.', 'My cat comes, too']],
    [
      'the only one with the name',
      'Emil schläft schon',
      'Emil is asleep',
      ['We all laughed', 'The shop is closed'],
    ],
    ['the only one with the number', 'Er zahlt 20 Euro', 'He pays 20 euros', ['We all laughed', 'I know']],
  ])('if it is %s', (_, line, right, wrong) => {
    expect(isGivenAwayByForm(line, right, wrong)).toBe(true)
  })

  test.each([
    ['another is a question', '¿Y para quién es?', 'And who is it for?', ['Where are you?', 'I laughed.']],
    ['another option has the name', 'Emil schläft schon', 'Emil is asleep', ['Then Emil ran', 'I know']],
    ['nothing in it can be recognised', 'Er schläft schon', 'He is asleep', ['Then Emil ran', 'I know']],
  ])('but not if %s', (_, line, right, wrong) => {
    expect(isGivenAwayByForm(line, right, wrong)).toBe(false)
  })

  test('and differs more from options that share less of it', () => {
    const [line, right] = ['¿Duerme Emil?', 'Is Emil asleep?']
    expect(unlike(line, right, 'Where is Emil?')).toBe(0)
    expect(unlike(line, right, 'Where are you?')).toBe(1)
    expect(unlike(line, right, 'I laughed.')).toBe(2)
  })
})
