import { describe, expect, test, vi } from 'vitest'
import type { Concept } from '../lexicon/concept-schema.ts'
import { buildLexicon } from '../lexicon/lexicon.ts'
import { learnedWeights } from '../testing/learned-weights.ts'
import { explainText } from './explain.ts'

const concept = (
  id: string,
  partOfSpeech: Concept['partOfSpeech'],
  words: Concept['words'],
  rest: Partial<Concept> = {},
): Concept => ({
  id,
  partOfSpeech,
  level: 'A1',
  words,
  definition: { en: `${id} in English`, es: `${id} en español` },
  ...rest,
})

const lexicon = buildLexicon(
  [
    concept(
      'bread',
      'noun',
      { es: ['pan'], en: ['bread', 'loaf'], de: ['Brot'] },
      {
        gender: { es: 'm', de: 'n' },
        example: { es: 'El pan está caliente.', en: 'The bread is hot.' },
      },
    ),
    concept('do', 'verb', { de: ['machen'], en: ['do', 'make'], es: ['hacer'] }),
    concept('open', 'verb', { de: ['aufmachen'], en: ['open'], es: ['abrir'] }),
    concept('eat', 'verb', { de: ['essen'], en: ['eat'] }),
    concept('meal', 'noun', { de: ['Essen'], en: ['meal'] }),
    concept('siesta', 'noun', { es: ['siesta'] }, { gloss: { en: 'afternoon nap' } }),
    concept('water', 'noun', { en: ['water'], es: ['agua'] }),
    concept('water.verb', 'verb', { en: ['water'], es: ['regar'] }),
  ],
  { weights: learnedWeights },
)

const ask = (
  text: string,
  language: 'es' | 'de' | 'en',
  context = '',
  nativeLanguage: 'en' | 'es' | 'zh' = 'en',
) => explainText(lexicon, { text, context, language, nativeLanguage })

describe('a word', () => {
  test('is translated through its concept, with definition, gender and example', () => {
    expect(ask('pan', 'es')).toMatchObject({
      translation: 'bread, loaf',
      definition: 'bread in English',
      gender: 'm',
      example: 'El pan está caliente.',
      exampleTranslation: 'The bread is hot.',
    })
  })

  test('is defined in Spanish for Spanish speakers and in English for others, which the reply says', () => {
    expect(ask('Brot', 'de', '', 'es')).toMatchObject({ definition: 'bread en español' })
    expect(ask('Brot', 'de', '', 'es')).not.toHaveProperty('definedIn')
    expect(ask('pan', 'es', '', 'zh')).toMatchObject({ definition: 'bread in English', definedIn: 'en' })
  })

  test('of two concepts with the same translation is shown once', () => {
    const twins = buildLexicon([
      concept('lift', 'verb', { es: ['levantar'], en: ['lift'] }),
      concept('raise', 'verb', { es: ['levantar'], en: ['lift'] }),
      concept('build', 'verb', { es: ['levantar'], en: ['build'] }),
    ])
    const question = { text: 'levantar', context: '', language: 'es', nativeLanguage: 'en' } as const
    expect(explainText(twins, question).alternatives).toEqual([
      { lemma: 'levantar', partOfSpeech: 'verb', translation: 'build' },
    ])
  })

  test('in an inflected form has its lemma and the reasons of the form', () => {
    expect(ask('Panes', 'es')).toMatchObject({ word: 'Panes', lemma: 'pan', formReasons: ['plural'] })
  })

  test('without a translation is glossed', () => {
    expect(ask('siesta', 'es').translation).toBe('afternoon nap')
  })

  test('is explained in English if the native language is missing, which the reply says', () => {
    expect(ask('pan', 'es', '', 'zh')).toMatchObject({ translation: 'bread, loaf', explainedIn: 'en' })
  })

  test('that the lexicon lacks has an error in the reply', () => {
    expect(ask('xyz', 'es')).toMatchObject({ word: 'xyz', translation: '', error: expect.any(String) })
  })
})

describe('the phrase that a selected word is part of', () => {
  const phrases = buildLexicon([
    concept('give', 'verb', { en: ['give'], es: ['dar'] }),
    concept('give-up', 'verb', { en: ['give up'], es: ['rendirse'] }),
    concept('up', 'adverb', { en: ['up'], es: ['arriba'] }),
    concept('just-in-case', 'adverb', { es: ['por si acaso'], en: ['just in case'] }),
    concept('if', 'conjunction', { es: ['si'], en: ['if'] }),
    concept('have-to', 'verb', { es: ['tener que'], en: ['have to'] }),
    concept('have', 'verb', { es: ['tener'], en: ['have'] }),
    concept('begin', 'verb', { de: ['anfangen'], en: ['begin'] }),
    concept('catch', 'verb', { de: ['fangen'], en: ['catch'] }),
    concept('at', 'preposition', { de: ['an'], en: ['at'] }),
    concept('arrive', 'verb', { de: ['ankommen'], en: ['arrive'] }),
    concept('come', 'verb', { en: ['come'] }),
    concept('come-in', 'verb', { en: ['come in'] }),
    concept('hand-in', 'verb', { en: ['hand in'] }),
    concept('in', 'preposition', { en: ['in'] }),
    concept('the', 'determiner', { en: ['the', 'a'] }),
    concept('home', 'adverb', { en: ['home'] }),
    concept('sit', 'verb', { en: ['sit'] }),
    concept('get', 'verb', { en: ['get'] }),
    concept('get-down', 'verb', { en: ['get down'] }),
    concept('down', 'adverb', { en: ['down'] }),
    concept('see', 'verb', { en: ['see'] }),
    concept('see-you', 'interjection', { en: ['see you'] }),
    concept('had-better', 'verb', { en: ['had better'] }),
    concept('better', 'adjective', { en: ['better'] }),
    concept('here', 'adverb', { en: ['here'] }),
    concept('here-is', 'verb', { en: ['here is'] }),
    concept('who', 'pronoun', { en: ['who'] }),
    concept('be', 'verb', { en: ['be'] }),
    concept('be-up-to', 'verb', { en: ['be up to'] }),
    concept('not', 'adverb', { en: ['not'] }),
  ])
  test.each([
    ['up', 'en', 'She gave it all up.', 'give up'],
    ['gave', 'en', 'She gave it up.', 'give up'],
    ['gave', 'en', 'She gave me a book.', 'give'],
    // a particle that governs the next words, or belongs to another verb
    ['in', 'en', 'She handed it in.', 'hand in'],
    ['in', 'en', 'She came home in a taxi.', 'in'],
    ['down', 'en', 'They get to sit down.', 'down'],
    // a greeting is not inflected
    ['see', 'en', 'See you.', 'see you'],
    ['seeing', 'en', 'She likes seeing you.', 'see'],
    // the last part of a contraction may begin a phrase
    ["You'd", 'en', "You'd better come.", 'had better'],
    ['better', 'en', "You'd better come.", 'had better'],
    ['here', 'en', "Come here who's better.", 'here'],
    ["isn't", 'en', "It isn't up to me.", 'be up to'],
    ['si', 'es', 'Lleva agua por si acaso.', 'por si acaso'],
    ['acaso', 'es', 'Por si acaso, lleva agua.', 'por si acaso'],
    ['si', 'es', 'Si quieres, ven.', 'si'],
    ['tengo', 'es', 'Tengo que irme.', 'tener que'],
    ['tengo', 'es', 'Tengo un perro.', 'tener'],
    ['fängt', 'de', 'Der Film fängt morgen um acht an.', 'anfangen'],
    ['an', 'de', 'Der Film fängt morgen um acht an.', 'anfangen'],
    ['an', 'de', 'Sie fängt an der Tür einen Ball.', 'an'],
    ['kommt', 'de', 'Wir warten, der Zug kommt gleich an, und dann essen wir.', 'ankommen'],
  ] as const)('%s (%s) in «%s» is %s', (text, language, context, lemma) => {
    expect(explainText(phrases, { text, language, context, nativeLanguage: 'en' }).lemma).toBe(lemma)
  })
})

describe('the meaning in a context', () => {
  test('is the separable verb when the line has its particle', () => {
    expect(ask('macht', 'de', 'Sie macht die Tür auf.')).toMatchObject({
      lemma: 'aufmachen',
      translation: 'open',
    })
    expect(ask('macht', 'de', 'Sie macht Brot.')).toMatchObject({ lemma: 'machen' })
  })

  test('is the noun for a German word with a capital inside a sentence', () => {
    expect(ask('Essen', 'de', 'Das Essen ist warm.').lemma).toBe('Essen')
    expect(ask('essen', 'de', 'Wir essen Brot.').lemma).toBe('essen')
  })

  test('is the verb when the form has a tense', () => {
    expect(ask('watered', 'en', 'She watered the roses.', 'es').translation).toBe('regar')
  })
})

test('a phrase that the lexicon lacks is glossed word by word and labelled as such', () => {
  expect(ask('pan y panes', 'es')).toMatchObject({
    translation: 'bread · y · bread',
    source: 'Verbena lexicon, word by word',
  })
})

describe('a phrase of the maximum length in a context of the maximum length', () => {
  const phrase = 'macht '.repeat(33)
  const context = 'Sie macht die Tür auf. '.repeat(86)

  test('is cut into words only once, and so is its context, only near the phrase', () => {
    ask('macht', 'de')
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
    expect(ask(phrase, 'de', context).translation).toMatch(/^do · do/)
    const segmented = segment.mock.calls.reduce((sum, [text]) => sum + text.length, 0)
    segment.mockRestore()
    expect(segmented).toBeLessThan(phrase.length * 2 + 600)
  })

  test('has glosses for its first forty words, and the others stay unchanged', () => {
    const glosses = ask('macht '.repeat(42), 'de').translation.split(' · ')
    expect(glosses.slice(38)).toEqual(['do', 'do', 'macht', 'macht'])
  })
})
