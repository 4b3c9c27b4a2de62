import type { InflectionRule } from '../inflection.ts'
import type { FormReason, PartOfSpeech } from '../parts-of-speech.ts'

type Ending = readonly [form: string, base: string]

const rules = (
  partOfSpeech: PartOfSpeech,
  reasons: readonly FormReason[],
  endings: readonly Ending[],
): InflectionRule[] =>
  endings.map(([form, base]) => ({ form, base, partOfSpeech, reasons, minimum: base === 'e' ? 3 : 2 }))

/** An m stands alone at the end of a word and double before a vowel: rommet, drømmer. */
const withM = (ending: string, base = ''): Ending[] => [[`mm${ending}`, `m${base}`]]
/** sykler, midlene, gamle: e falls out of -el, -er, -en, and a double letter before it becomes one. */
const withoutE = (ending: string): Ending[] => [
  ...[...'bdfgkmpst'].flatMap((letter): Ending[] => [
    [`${letter}l${ending}`, `${letter + letter}el`],
    [`${letter}r${ending}`, `${letter + letter}er`],
  ]),
  [`l${ending}`, 'el'],
  [`r${ending}`, 'er'],
]

const nouns: readonly InflectionRule[] = [
  // -ere are doers: lærer, læreren, lærere, lærerne.
  ...rules(
    'noun',
    ['definite', 'plural'],
    [
      ['erne', 'er'],
      ['eene', 'eum'],
      ['iene', 'ium'],
    ],
  ),
  ...rules(
    'noun',
    ['definite', 'singular'],
    [
      ['eet', 'eum'],
      ['iet', 'ium'],
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
  ...rules('noun', ['definite', 'plural'], [...withM('ene'), ['ene', ''], ['ene', 'e'], ['a', '']]),
  ...rules('noun', ['plural'], [...withM('er'), ['er', ''], ['er', 'e'], ['eer', 'eum'], ['ier', 'ium']]),
  ...rules(
    'noun',
    ['plural'],
    [...withoutE('er'), ...withoutE('e').filter(([, base]) => base.endsWith('r'))],
  ),
  ...rules('noun', ['definite', 'plural'], withoutE('ene')),
  ...rules('noun', ['definite', 'singular'], withoutE('et')),
]

/** bilens, guttenes: of the form with its article. */
const genitives: readonly InflectionRule[] = [
  ...(['ens', 'ets', 'as', 'enes'] as const).map(
    (form): InflectionRule => ({
      form,
      base: form.slice(0, -1),
      partOfSpeech: 'noun',
      reasons: ['genitive'],
      again: ['definite'],
    }),
  ),
  ...rules('noun', ['genitive'], [['s', '']]),
]

/** grønt of grønn, stygt of stygg: a double letter becomes one before t. */
const halvedBeforeT = [...'nlrgpskmdf'].map((letter): Ending => [`${letter}t`, letter + letter])
const comparison: readonly InflectionRule[] = [
  ...rules('noun', ['plural'], [['ere', 'er']]),
  ...rules('adjective', ['comparative'], [...withM('ere'), ...withoutE('ere'), ['ere', ''], ['ere', 'e']]),
  ...['', 'e'].flatMap((end) =>
    rules(
      'adjective',
      ['superlative'],
      [
        ...withM(`est${end}`),
        [`igst${end}`, 'ig'],
        [`somst${end}`, 'som'],
        [`est${end}`, ''],
        ...withoutE(`est${end}`),
        [`est${end}`, 'e'],
      ],
    ),
  ),
]

const adjectives: readonly InflectionRule[] = [
  ...rules('adjective', ['neuter'], [['tt', ''], ['tt', 't'], ['t', ''], ...halvedBeforeT, ['ent', 'en']]),
  ...rules(
    'adjective',
    ['plural'],
    [...withM('e'), ['e', ''], ...withoutE('e'), ['ne', 'en'], ['ete', 'et']],
  ),
]

/** Before -te, -de, -t and -d a double letter becomes one: glemte of glemme, bygde of bygge. */
const halved = (ending: string, letters: string): Ending[] =>
  [...letters].map((letter) => [letter + ending, `${letter + letter}e`])

const verbs: readonly InflectionRule[] = [
  ...rules(
    'verb',
    ['present'],
    [
      ['er', 'e'],
      ['r', ''],
    ],
  ),
  ...rules(
    'verb',
    ['past'],
    [
      ['et', 'e'],
      ['dde', ''],
      ...halved('te', 'nlmkprsg'),
      ['te', 'e'],
      ['tte', 'te'],
      ...halved('de', 'gn'),
      ['de', 'e'],
      ['dde', 'de'],
      ['a', 'e'],
    ],
  ),
  ...rules(
    'verb',
    ['participle'],
    [
      ['et', 'e'],
      ['dd', ''],
      ...halved('t', 'nlmkprs'),
      ['t', 'e'],
      ['tt', 'te'],
      ...halved('d', 'gn'),
      ['d', 'e'],
      ['a', 'e'],
    ],
  ),
  ...rules(
    'verb',
    ['participle', 'plural'],
    [
      ['ede', 'e'],
      ['ete', 'e'],
    ],
  ),
  ...rules(
    'verb',
    ['present', 'participle'],
    [
      ['ende', 'e'],
      ['ende', ''],
    ],
  ),
  ...rules(
    'verb',
    ['passive'],
    [
      ['es', 'e'],
      ['s', ''],
    ],
  ),
  ...rules(
    'verb',
    ['past', 'passive'],
    [['tes', 'e'], ['des', 'e'], ['ddes', ''], ...halved('tes', 'nlmkps')],
  ),
  ...rules(
    'verb',
    ['imperative'],
    [
      ['mm', 'mme'],
      ['m', 'mme'],
      ['', 'e'],
    ],
  ),
]

/** skrevne of skrevet, funne of funnet. */
const manyParticiples: readonly InflectionRule[] = ['ne', 'e'].map((form) => ({
  form,
  base: 'et',
  partOfSpeech: 'verb',
  reasons: ['plural'],
  again: ['participle'],
}))

const women = rules(
  'noun',
  ['feminine'],
  [
    ['inne', ''],
    ['erinne', 'er'],
  ],
)

/** Nouns, verbs and adjectives: everything that is not in no-irregular.ts. */
export const norwegianRules: readonly InflectionRule[] = [
  ...comparison,
  ...nouns,
  ...verbs,
  ...adjectives,
  ...genitives,
  ...women,
  ...manyParticiples,
]
