import type { InflectionRule } from '../inflection-data.ts'
import { type Ending, rules, withM, withoutE } from './endings.ts'
import {
  norwegianBesideVerbs,
  norwegianCompounds,
  norwegianFeminines,
  norwegianGenitives,
  norwegianNouns,
} from './nouns.ts'

/** grønt from grønn, stygt from stygg: a double letter becomes single before t. */
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
    [...withM('e'), ['e', ''], ...withoutE('e'), ['tne', 'tten'], ['ne', 'en'], ['ete', 'et']],
  ),
]

/** Before -te, -de, -t and -d a double letter becomes single: glemte from glemme, bygde from bygge. */
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

/** skrevne from skrevet, funne from funnet, frosne from frosset. */
const manyParticiples: readonly InflectionRule[] = (
  [
    ['ne', 'et'],
    ['e', 'et'],
    ['sne', 'sset'],
  ] as const
).map(([form, base]) => ({
  form,
  base,
  partOfSpeech: 'verb',
  reasons: ['plural'],
  again: ['participle'],
}))

/** Rules of nouns, verbs and adjectives. Irregular forms are in irregular.ts. */
export const norwegianRules: readonly InflectionRule[] = [
  ...norwegianBesideVerbs,
  ...norwegianCompounds,
  ...comparison,
  ...norwegianNouns,
  ...verbs,
  ...adjectives,
  ...norwegianGenitives,
  ...norwegianFeminines,
  ...manyParticiples,
]
