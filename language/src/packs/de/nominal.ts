import type { FormReason, PartOfSpeech } from '../../morphology/parts-of-speech.ts'
import type { InflectionRule } from '../inflection-data.ts'

type Ending = readonly [form: string, base: string]
const umlauts = [
  ['äu', 'au'],
  ['ä', 'a'],
  ['ö', 'o'],
  ['ü', 'u'],
] as const

const rules = (
  partOfSpeech: PartOfSpeech,
  reasons: readonly FormReason[],
  endings: readonly Ending[],
  minimum = 2,
): InflectionRule[] => endings.map(([form, base]) => ({ form, base, partOfSpeech, reasons, minimum }))

/** The same rules with a vowel that loses its umlaut: Häuser → Haus. */
const withUmlaut = (plain: readonly InflectionRule[]): InflectionRule[] =>
  plain.flatMap((rule) => umlauts.map((stem) => ({ ...rule, stem })))

const women: readonly Ending[] = [
  ['in', ''],
  ['in', 'e'],
]
const small: readonly Ending[] = [
  ['chen', ''],
  ['chen', 'e'],
  ['lein', ''],
  ['lein', 'e'],
]
const manyWomen = women.map(([, base]): Ending => ['innen', base])

/** Plural, genitive, dative, feminine nouns and diminutives. */
export const germanNounRules: readonly InflectionRule[] = [
  ...rules(
    'noun',
    ['plural'],
    [
      ['innen', 'in'],
      ['nisse', 'nis'],
    ],
  ),
  ...withUmlaut(rules('noun', ['diminutive'], small)),
  ...withUmlaut(rules('noun', ['feminine'], [['in', '']], 3)),
  ...withUmlaut(
    rules(
      'noun',
      ['plural'],
      [
        ['er', ''],
        ['e', ''],
      ],
    ),
  ),
  ...withUmlaut(
    rules(
      'noun',
      ['plural', 'dative'],
      [
        ['ern', ''],
        ['en', ''],
      ],
    ),
  ),
  ...rules(
    'noun',
    ['plural'],
    [
      ['ien', 'ium'],
      ['n', ''],
      ['en', ''],
      ['e', ''],
      ['er', ''],
    ],
  ),
  ...rules(
    'noun',
    ['genitive'],
    [
      ['nisses', 'nis'],
      ['es', ''],
    ],
  ),
  // Autos is a plural, Vaters a genitive.
  ...rules(
    'noun',
    ['plural'],
    [...'aiouy'].map((vowel) => [`${vowel}s`, vowel]),
  ),
  ...rules('noun', ['genitive'], [['s', '']]),
  ...rules('noun', ['plural'], [['s', '']]),
  ...rules('name', ['genitive'], [['s', '']]),
  ...rules(
    'noun',
    ['plural', 'dative'],
    [
      ['nissen', 'nis'],
      ['ern', ''],
      ['en', ''],
      ['n', ''],
    ],
  ),
  // Mütter, Äpfel, Gärten
  ...['er', 'el', 'en'].flatMap((end) => [
    ...withUmlaut(rules('noun', ['plural'], [[end, end]])),
    ...withUmlaut(rules('noun', ['plural', 'dative'], [[`${end}n`, end]])),
  ]),
  ...rules('noun', ['feminine'], women, 3),
  ...rules('noun', ['feminine', 'plural'], manyWomen, 3),
  ...withUmlaut(rules('noun', ['feminine', 'plural'], [['innen', '']], 3)),
  ...rules('noun', ['diminutive'], [...small, ['chen', 'en']]),
]

/** Endings of adjectives. -e, -en and -er have so many genders and cases that naming one would mostly be wrong. */
const endings: readonly (readonly [string, readonly FormReason[]])[] = [
  ['e', ['declined']],
  ['en', ['declined']],
  ['er', ['declined']],
  ['es', ['neuter', 'singular']],
  ['em', ['dative', 'singular']],
]
/** dunkle from dunkel, teure from teuer, müden from müde. */
const stems: readonly Ending[] = [
  ['', ''],
  ['l', 'el'],
  ['r', 'er'],
]
const positive = endings.flatMap(([ending, reasons]) => [
  ...rules(
    'adjective',
    reasons,
    stems.map(([form, base]) => [form + ending, base]),
  ),
  ...(ending === 'e' ? [] : rules('adjective', reasons, [[ending, 'e']])),
])
const comparative = rules(
  'adjective',
  ['comparative'],
  [...stems.map(([form, base]): Ending => [`${form}er`, base]), ['er', 'e']],
)
const comparativeDeclined = endings.flatMap(([ending]) =>
  rules(
    'adjective',
    ['comparative', 'declined'],
    [...stems.map(([form, base]): Ending => [`${form}er${ending}`, base]), [`er${ending}`, 'e']],
  ),
)
const superlative = endings.flatMap(([ending]) =>
  rules(
    'adjective',
    ['superlative'],
    [
      [`st${ending}`, ''],
      [`est${ending}`, ''],
      [`st${ending}`, 'e'],
      [`t${ending}`, ''],
    ],
  ),
)
/** Endings and comparison of adjectives. */
export const germanAdjectiveRules: readonly InflectionRule[] = [
  ...withUmlaut([...comparative, ...comparativeDeclined]),
  ...withUmlaut(superlative),
  ...superlative,
  ...comparativeDeclined,
  ...positive,
  ...comparative,
]

/** besonderer, letzter: adjectives that dictionaries list with an ending. */
export const germanLateAdjectiveRules: readonly InflectionRule[] = [
  ...rules(
    'adjective',
    ['declined'],
    [
      ['e', 'er'],
      ['en', 'er'],
    ],
  ),
  ...rules('adjective', ['neuter', 'singular'], [['es', 'er']]),
  ...rules('adjective', ['dative', 'singular'], [['em', 'er']]),
]

/** gekochte: the participle takes the endings of an adjective. */
export const declinedParticiples = (start: string): InflectionRule[] =>
  ['t', 'n'].flatMap((end) =>
    endings.map(([ending, reasons]) => ({
      form: end + ending,
      base: end,
      formStart: start,
      baseStart: start,
      partOfSpeech: 'verb',
      reasons,
      again: ['participle'],
    })),
  )
