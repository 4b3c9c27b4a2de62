import type { FormReason } from '../../morphology/parts-of-speech.ts'
import type { InflectionRule } from '../inflection-data.ts'
import { sixPersons } from '../rule-tables.ts'

type Class = 'ar' | 'er' | 'ir'
type VerbCell = { verb: Class; text: string; reasons: readonly FormReason[] }

const subjunctive: readonly FormReason[] = ['present', 'subjunctive']
const pastSubjunctive: readonly FormReason[] = ['imperfect', 'subjunctive']

/** Reasons, endings of hablar, of comer, of vivir (by default those of comer). Most likely first. */
const tenses: readonly (readonly [readonly FormReason[], string, string, string?])[] = [
  [['present'], 'o as a amos áis an', 'o es e emos éis en', 'o es e imos ís en'],
  [['past'], 'é aste ó amos asteis aron', 'í iste ió imos isteis ieron'],
  [['imperfect'], 'aba abas aba ábamos abais aban', 'ía ías ía íamos íais ían'],
  [
    ['future'],
    'aré arás ará aremos aréis arán',
    'eré erás erá eremos eréis erán',
    'iré irás irá iremos iréis irán',
  ],
  [
    ['conditional'],
    'aría arías aría aríamos aríais arían',
    'ería erías ería eríamos eríais erían',
    'iría irías iría iríamos iríais irían',
  ],
  [subjunctive, 'e es e emos éis en', 'a as a amos áis an'],
  [['imperative'], '- a - - ad -', '- e - - ed -', '- e - - id -'],
  [['imperative'], '- - e emos - en', '- - a amos - an'],
  [pastSubjunctive, 'ara aras ara áramos arais aran', 'iera ieras iera iéramos ierais ieran'],
  [pastSubjunctive, 'ase ases ase ásemos aseis asen', 'iese ieses iese iésemos ieseis iesen'],
  // Voseo of the Río de la Plata: vos hablás, comés; hablá, comé, viví.
  [['present'], '- ás - - - -', '- és - - - -', '- ís - - - -'],
  [['imperative'], '- á - - - -', '- é - - - -', '- í - - - -'],
]

const classes: readonly Class[] = ['ar', 'er', 'ir']
const nominalForms: readonly VerbCell[] = [
  { verb: 'ar', text: 'ando', reasons: ['gerund'] },
  { verb: 'er', text: 'iendo', reasons: ['gerund'] },
  { verb: 'ir', text: 'iendo', reasons: ['gerund'] },
  ...classes.flatMap((verb) => participles(verb, verb === 'ar' ? 'ad' : 'id')),
]

const cells: readonly VerbCell[] = [
  ...nominalForms,
  ...tenses.flatMap(([tense, ...endings]) =>
    classes.flatMap((verb, at) =>
      sixPersons(endings[at] ?? endings[1], tense).map((cell) => ({ ...cell, verb })),
    ),
  ),
]

function participles(verb: Class, stem: string): VerbCell[] {
  return [
    { verb, text: `${stem}o`, reasons: ['participle'] },
    { verb, text: `${stem}a`, reasons: ['participle', 'feminine'] },
    { verb, text: `${stem}os`, reasons: ['participle', 'plural'] },
    { verb, text: `${stem}as`, reasons: ['participle', 'feminine', 'plural'] },
  ]
}

const rule = (form: string, base: string, { reasons }: VerbCell, stem?: InflectionRule['stem']) =>
  ({ form, base, reasons, partOfSpeech: 'verb', minimum: 4, ...(stem && { stem }) }) satisfies InflectionRule

/** Whether the stem is stressed: yo, tú, él, ellos of present, subjunctive and imperative. */
const hasStressedStem = ({ reasons }: VerbCell) =>
  (reasons.includes('present') || reasons.includes('imperative')) &&
  (reasons.includes('singular') || reasons.includes('thirdPerson'))

/** Whether verbs in -ir change their unstressed vowel: sintió, durmiendo, pidamos. */
const hasClosedStem = ({ verb, text, reasons }: VerbCell) =>
  verb === 'ir' && (/^i[óeé]/.test(text) || (/^a/.test(text) && !hasStressedStem({ verb, text, reasons })))
const closedAt = (cell: VerbCell) => hasClosedStem(cell) || /^á/.test(cell.text)

type Change = { stem: readonly [string, string]; fits: (cell: VerbCell) => boolean }
const stemChanges: readonly Change[] = [
  { stem: ['ie', 'e'], fits: hasStressedStem },
  { stem: ['ue', 'o'], fits: hasStressedStem },
  { stem: ['í', 'i'], fits: (cell) => hasStressedStem(cell) && cell.verb !== 'er' },
  { stem: ['ú', 'u'], fits: (cell) => hasStressedStem(cell) && cell.verb !== 'er' },
  { stem: ['i', 'e'], fits: (cell) => cell.verb === 'ir' && (hasStressedStem(cell) || closedAt(cell)) },
  { stem: ['u', 'o'], fits: (cell) => cell.verb === 'ir' && closedAt(cell) },
]

/** Changes of spelling before the ending that keep the sound: form, base, classes of verbs. */
const soundKept: readonly (readonly [form: string, base: string, verbs: readonly Class[]])[] = [
  ['qu', 'c', ['ar']],
  ['gu', 'g', ['ar']],
  ['gü', 'gu', ['ar']],
  ['c', 'z', ['ar']],
  ['zc', 'c', ['er', 'ir']],
  ['j', 'g', ['er', 'ir']],
  ['g', 'gu', ['ir']],
  ['z', 'c', ['er', 'ir']],
]

/** busqué from buscar, cojo from coger: before e in -ar, before a and o in the other classes. */
function respelled(cell: VerbCell, stem?: InflectionRule['stem']): InflectionRule[] {
  const first = cell.verb === 'ar' ? /^[eé]/ : /^[aáo]/
  if (!first.test(cell.text)) return []
  return soundKept
    .filter(([, , verbs]) => verbs.includes(cell.verb))
    .map(([form, base]) => rule(form + cell.text, base + cell.verb, cell, stem))
}

/** construyo, leyó, leíste, riñó: verbs whose stem ends in a vowel, ñ or ll. */
function afterVowel(cell: VerbCell): InflectionRule[] {
  const { verb, text } = cell
  if (verb === 'ar') return []
  const [, rest = ''] = /^i([óeé].*)$/.exec(text) ?? []
  const isSoft = rest !== ''
  const stressed = /^i(ste|mos|steis|d[oa]s?)$/.exec(text)
  return [
    ...(isSoft ? [rule(`y${rest}`, verb, cell)] : []),
    ...(isSoft && verb === 'ir' ? [rule(`ñ${rest}`, 'ñir', cell, ['i', 'e'])] : []),
    ...(isSoft ? [rule(`ñ${rest}`, `ñ${verb}`, cell), rule(`ll${rest}`, `ll${verb}`, cell)] : []),
    ...(!isSoft && verb === 'ir' && /^[oeaáé]/.test(text) && text !== 'ed'
      ? [rule(`uy${text}`, 'uir', cell)]
      : []),
    ...(stressed && verb === 'er' ? [rule(`í${text.slice(1)}`, 'er', cell)] : []),
  ]
}

/** Longer endings and changed stems come first, because few other words have them. */
const certainty = ({ form, stem }: InflectionRule) => form.length + (stem?.[0].length ?? 0)

/** Regular forms of the verbs in -ar, -er and -ir. */
export const spanishVerbRules: readonly InflectionRule[] = [
  ...cells.flatMap((cell) => [
    ...stemChanges
      .filter(({ fits }) => fits(cell))
      .flatMap(({ stem }) => [...respelled(cell, stem), rule(cell.text, cell.verb, cell, stem)]),
    ...respelled(cell),
    ...afterVowel(cell),
  ]),
  ...cells.map((cell) => rule(cell.text, cell.verb, cell)),
].sort((one, other) => certainty(other) - certainty(one))

/** visito, brilla: verb forms that look like diminutives. They come before the rules of diminutives. */
export const spanishLookalikes: readonly InflectionRule[] = spanishVerbRules
  .filter(
    ({ form, base, stem, reasons }) =>
      !stem && reasons.includes('present') && /^[oa]s?$/.test(form) && base === 'ar',
  )
  .flatMap((one) => ['it', 'ill'].map((end) => ({ ...one, form: end + one.form, base: `${end}ar` })))
