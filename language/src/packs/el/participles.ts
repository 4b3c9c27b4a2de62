import type { InflectionRule } from '../inflection-data.ts'
import {
  active,
  type Base,
  contracted,
  contractedDeponent,
  deponent,
  kept,
  type Reasons,
  stressed,
} from './verb-rule.ts'
import { contractedParticipleStems, participleStems, rareContractedParticipleStems } from './verb-stems.ts'

/** γραμμένος, αγαπημένος. */
const participles = (rows: readonly string[][], endings: readonly Base[]) =>
  rows.flatMap(([stem = '', ...bases]) =>
    bases.flatMap((base) =>
      endings.map((ending) => stressed(`${stem === '-' ? '' : stem}μενος`, base, ending, ['participle'])),
    ),
  )

/** εργαζόμενος, επιτρεπόμενος; προτιμώμενος; θεωρούμενος. */
const presentParticiples = (
  [
    ['ομενος', deponent, active],
    ['ωμενος', [['ωμαι', 2]], [['ω', 1]]],
    [
      'ουμενος',
      [
        ['ουμαι', 2],
        ['αμαι', 2],
      ],
      [['ω', 1]],
    ],
  ] as const
).flatMap(([form, own, endings]: readonly [string, readonly Base[], readonly Base[]]) => [
  ...own.map((ending) => stressed(form, '', ending, ['present', 'participle'])),
  ...endings.map((ending) => stressed(form, '', ending, ['present', 'passive', 'participle'])),
])

/** Endings of a participle with an accent that stays, and with one that moves. */
const endings: readonly (readonly [ending: string, ...Reasons])[] = [
  ['η', 'feminine'],
  ['ο', 'neuter'],
  ['οι', 'plural'],
  ['ες', 'feminine', 'plural'],
  ['α', 'neuter', 'plural'],
  ['ου', 'genitive'],
  ['ης', 'feminine', 'genitive'],
  ['ων', 'plural', 'genitive'],
  ['ους', 'plural', 'accusative'],
  ['ε', 'vocative'],
]

/** γραμμένη, εργαζόμενους, εργαζομένων: these rules lead to the masculine, which another rule undoes. */
const declined = [
  ['μέν', 'μέν'],
  ['όμεν', 'όμεν'],
  ['ομέν', 'όμεν'],
  ['ώμεν', 'ώμεν'],
  ['ωμέν', 'ώμεν'],
  ['ούμεν', 'ούμεν'],
  ['ουμέν', 'ούμεν'],
].flatMap(([form, base]) =>
  endings.map(
    ([ending, ...reasons]): InflectionRule => ({
      ...kept(`${form}${ending}`, `${base}ος`, reasons),
      again: ['participle'],
    }),
  ),
)

/** Participles of the classes that most verbs belong to. */
export const greekParticipleRules: readonly InflectionRule[] = [
  ...declined,
  ...participles(participleStems, [...active, ...deponent]),
  ...participles(contractedParticipleStems, [...contracted, ...contractedDeponent]),
  ...presentParticiples,
]
/** Participles of rare stems. */
export const greekRareParticipleRules = participles(rareContractedParticipleStems, [
  ...contracted,
  ...contractedDeponent,
])
