import type { InflectionRule } from '../inflection-data.ts'
import { rules, withM, withoutE } from './endings.ts'
import { irregularPlurals } from './irregular.ts'

/**
 * Irregular forms of nouns and determiners that share their base with a verb: å tre and et tre (so also juletrær), å få
 * and få (few). irregular.ts lists each base once, and there it is the verb.
 */
export const norwegianBesideVerbs: readonly InflectionRule[] = [
  ...rules('noun', ['plural'], [['trær', 'tre']]),
  ...rules('noun', ['definite', 'plural'], [['trærne', 'tre']]),
  ...rules('determiner', ['comparative'], [['færre', 'få']]),
  ...rules(
    'determiner',
    ['superlative'],
    [
      ['færrest', 'få'],
      ['færreste', 'få'],
    ],
  ),
]

/** brannmenn, håndklær: a compound is inflected like its last part. */
export const norwegianCompounds: readonly InflectionRule[] = [
  ['kle', 'klær', 'klærne'],
  ...irregularPlurals,
].flatMap(([base = '', many = '', definite = '']) =>
  [
    ...rules(
      'noun',
      ['plural'],
      many.split('/').map((form) => [form, base]),
    ),
    ...rules(
      'noun',
      ['definite', 'plural'],
      definite.split('/').map((form) => [form, base]),
    ),
  ].map((rule) => ({ ...rule, minimum: base.length + 3 })),
)

/** Rules for definite and plural forms of nouns. */
export const norwegianNouns: readonly InflectionRule[] = [
  // -ere are agent nouns: lærer, læreren, lærere, lærerne.
  ...rules(
    'noun',
    ['definite', 'plural'],
    [
      ['erne', 'er'],
      ['eene', 'eum'],
      ['eene', 'é'],
      ['iene', 'ium'],
    ],
  ),
  ...rules(
    'noun',
    ['definite', 'singular'],
    [
      ['eet', 'eum'],
      ['iet', 'ium'],
      ['eet', 'e'],
      // kafeen
      ['een', 'é'],
      // TV-en
      ['-en', ''],
      ...withM('en'),
      ...withM('et'),
      ...withM('a'),
      ['en', ''],
      ['et', ''],
      ['a', ''],
      ['en', 'e'],
      ['a', 'e'],
      ['et', 'e'],
    ],
  ),
  ...rules(
    'noun',
    ['definite', 'plural'],
    [...withM('ene'), ['ene', ''], ['ene', 'e'], ['a', ''], ['ene', 'er']],
  ),
  ...rules(
    'noun',
    ['plural'],
    [...withM('er'), ['er', ''], ['er', 'e'], ['eer', 'eum'], ['eer', 'é'], ['ier', 'ium']],
  ),
  ...rules(
    'noun',
    ['plural'],
    [...withoutE('er'), ...withoutE('e').filter(([, base]) => base.endsWith('r'))],
  ),
  ...rules('noun', ['definite', 'plural'], withoutE('ene')),
  ...rules('noun', ['definite', 'singular'], withoutE('et')),
  // de frivillige, de ansatte: nominalised adjectives.
  ...rules(
    'noun',
    ['plural'],
    [
      ['ige', 'ig'],
      ['atte', 'att'],
      ['ksne', 'ksen'],
    ],
  ),
]

/** bilens, guttenes: genitives of definite forms. */
export const norwegianGenitives: readonly InflectionRule[] = [
  ...(['ens', 'ets', 'as', 'enes'] as const).map(
    (form): InflectionRule => ({
      form,
      base: form.slice(0, -1),
      partOfSpeech: 'noun',
      reasons: ['genitive'],
      again: ['definite'],
    }),
  ),
  // ti minutters pause
  { form: 'ers', base: 'er', partOfSpeech: 'noun', reasons: ['genitive'], again: ['plural'] },
  ...rules('noun', ['genitive'], [['s', '']]),
  ...rules('name', ['genitive'], [['s', '']]),
]

/** lærerinne */
export const norwegianFeminines = rules(
  'noun',
  ['feminine'],
  [
    ['inne', ''],
    ['erinne', 'er'],
  ],
)
