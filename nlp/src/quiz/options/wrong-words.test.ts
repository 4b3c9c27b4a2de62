import { starterLexicon as lexicon } from '@verbena/content/testing/content-for-tests'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { seededRandom } from '@verbena/language/random/seeded-random'
import { describe, expect, test } from 'vitest'
import { analyseTranscript } from '../transcript/analyse-transcript.ts'
import { nounGender } from './noun-gender.ts'
import { wrongWordsFor } from './wrong-words.ts'

const seeds = ['1', '2', '3', '4', '5', '6', '7', '8']

/** The distractors of a word of the first line, for several seeds. */
function wrongFor(
  language: TargetLanguageCode,
  text: string,
  lines: string[],
  en = 'nothing said here',
): string[] {
  const transcript = analyseTranscript(
    lexicon,
    language,
    lines.map((line, index) => ({ text: line, start: index, translations: index === 0 ? { en } : {} })),
  )
  const word = transcript.words.find((one) => one.text === text)
  if (!word) throw new Error(`no ${text}`)
  const all = seeds.flatMap((seed) => wrongWordsFor(transcript, word, 3, seededRandom(seed)))
  return [...new Set(all)]
}

describe('a distractor for a missing word', () => {
  test('has the gender of the right word if an article shows it', () => {
    const wrong = wrongFor('es', 'copa', [
      'Le invito a una copa de vino.',
      'El señor tiene dinero, un sofá y un café.',
      'La señora compra una silla y una mesa.',
    ])
    expect(wrong.length).toBeGreaterThan(1)
    const genders = wrong.map((form) => {
      const [reading] = lexicon.readings('es', form)
      return reading && nounGender('es', reading)
    })
    expect(genders).not.toContain('m')
  })

  test('has the ending of the right German adjective', () => {
    const wrong = wrongFor('de', 'kleinen', [
      'Ich lief zu einer kleinen Bäckerei.',
      'Das große Haus hat eine alte Tür und einen neuen Balkon.',
      'Wir sehen den grünen Wald, die weiße Wand und die schönen Fenster.',
    ])
    expect(wrong.length).toBeGreaterThan(1)
    expect(wrong.filter((form) => !form.endsWith('en'))).toEqual([])
  })

  test('shows no gender if the right adjective shows none', () => {
    const wrong = wrongFor('es', 'enorme', [
      'En la mesa hay una tortilla enorme.',
      'Es mi plato favorito, pequeño y rico.',
      'El perro verde está muy alegre y es inteligente.',
    ])
    expect(wrong.filter((form) => /o$/.test(form))).toEqual([])
  })

  test.each([
    ['an', 'There is an umbrella in the garden.', true],
    ['my', 'There is my umbrella in the garden.', false],
  ])('begins like the right word after "%s" only if that depends on the beginning', (_, line, isVowel) => {
    const wrong = wrongFor('en', 'umbrella', [
      line,
      'The bench, the church and the market are beside the school.',
    ])
    expect(wrong.every((form) => /^[aeiou]/.test(form))).toBe(isVowel)
  })

  test('is no invented feminine of a noun for a thing', () => {
    const lines = [
      'Mon amie chante.',
      'Parce que la porte reste ouverte, le pot tombe.',
      'T’es là, mon pote.',
    ]
    expect(wrongFor('fr', 'porte', [lines[1] ?? '', ...lines])).not.toContain('pote')
    expect(wrongFor('fr', 'porte', [lines[1] ?? '', ...lines])).not.toContain('parce')
  })
})
