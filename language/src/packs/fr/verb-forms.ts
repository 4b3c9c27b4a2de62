import type { FormReason } from '../../morphology/parts-of-speech.ts'
import { type Cell, sixPersons } from '../rule-tables.ts'

/** The principal parts of a French verb, or of a class of endings. All other forms follow from them. */
export type FrenchVerb = {
  /** je, tu, il, nous, vous, ils. */
  present: string
  /** First person of the passé simple; undefined for verbs without it. */
  past?: string
  /** The stem before -ai, -as, -a. */
  future: string
  participle: string
  subjunctive?: string
  /** tu, nous, vous. */
  imperative?: string
  /** The stem before -ais and -ant; by default that of "nous". */
  imperfect?: string
  gerund?: string
}

const imperfectEndings = 'ais ais ait ions iez aient'
const pastEndings = {
  a: ['ai as a âmes âtes èrent', 'asse asses ât assions assiez assent'],
  other: ['s s t ^mes ^tes rent', 'sse sses ^t ssions ssiez ssent'],
} as const
const circumflex: Record<string, string> = { i: 'î', u: 'û', in: 'în', ï: 'ï', û: 'û' }

/**
 * All forms of a French verb except the infinitive, most likely first.
 * @example frenchForms({ present: 'vis vis vit vivons vivez vivent', past: 'vécus', future: 'vivr', participle: 'vécu' })
 */
export function frenchForms(verb: FrenchVerb): Cell[] {
  const [, you = '-', , we = '-', youAll = '-', they = '-'] = verb.present.split(' ')
  const stem = verb.imperfect ?? (we === '-' ? undefined : we.replace(/ons$/, ''))
  const strong = they.split('/')[0]?.replace(/ent$/, '') ?? ''
  const before = (endings: string) => joined(stem ?? '', endings)
  const subjunctive =
    verb.subjunctive ??
    (they === '-' ? '' : sixOf(joined(strong, 'e es e - - ent'), before('- - - ions iez -')))
  return [
    ...frenchParticiple(verb.participle),
    ...sixPersons(verb.present, ['present']),
    ...(stem !== undefined ? sixPersons(before(imperfectEndings), ['imperfect']) : []),
    ...(verb.past ? pastForms(verb.past, 0, ['past']) : []),
    ...sixPersons(joined(verb.future, 'ai as a ons ez ont'), ['future']),
    ...sixPersons(joined(verb.future, imperfectEndings), ['conditional']),
    ...imperativeForms(verb.imperative ?? `${you.replace(/es$/, 'e')} ${we} ${youAll}`),
    ...gerund(verb.gerund ?? (stem === undefined ? '' : `${stem}ant`)),
    ...(subjunctive ? sixPersons(subjunctive, ['present', 'subjunctive']) : []),
    ...(verb.past ? pastForms(verb.past, 1, ['imperfect', 'subjunctive']) : []),
  ]
}

/** mort, morte, morts, mortes. A '!' after a participle means that it never agrees: été. */
export function frenchParticiple(masculine: string): Cell[] {
  if (masculine.endsWith('!')) return [{ text: masculine.slice(0, -1), reasons: ['participle'] }]
  const feminine = masculine === 'dû' ? 'due' : `${masculine.replace(/sous$/, 'sout')}e`
  const plural = masculine === 'dû' ? 'dus' : `${masculine}s`
  return [
    { text: masculine, reasons: ['participle'] },
    { text: feminine, reasons: ['participle', 'feminine'] },
    ...(masculine.endsWith('s') ? [] : [{ text: plural, reasons: ['participle', 'plural'] } as const]),
    { text: `${feminine}s`, reasons: ['participle', 'feminine', 'plural'] },
  ]
}

function pastForms(first: string, column: 0 | 1, tense: readonly FormReason[]): Cell[] {
  const isFirstGroup = first.endsWith('ai')
  const stem = first.replace(/ai$|s$/, '')
  const endings = isFirstGroup ? pastEndings.a[column] : pastEndings.other[column]
  return sixPersons(joined(stem, endings), tense)
}

function imperativeForms(texts: string): Cell[] {
  const [you = '-', we = '-', youAll = '-'] = texts.split(' ')
  return sixPersons(`- ${you} - ${we} ${youAll} -`, ['imperative'])
}

const gerund = (text: string): Cell[] => (text ? [{ text, reasons: ['present', 'participle'] }] : [])

/** Six endings after a stem; '^' puts a circumflex on its last vowel. */
function joined(stem: string, endings: string): string {
  return endings
    .split(' ')
    .map((ending) => {
      if (ending === '-') return '-'
      if (!ending.startsWith('^')) return hardened(stem, ending) + ending
      return stem.replace(/(in|[iuïû])$/, (vowel) => circumflex[vowel] ?? vowel) + ending.slice(1)
    })
    .join(' ')
}

/** mange-ait but mang-ions, plaç-ait but plac-ions. */
const hardened = (stem: string, ending: string) =>
  /^[iîeéèê]/.test(ending) ? stem.replace(/ge$/, 'g').replace(/ç$/, 'c') : stem

/** Merges two rows of six forms. The second fills the gaps of the first. */
function sixOf(first: string, second: string): string {
  const others = second.split(' ')
  return first
    .split(' ')
    .map((text, at) => (text === '-' ? (others[at] ?? '-') : text))
    .join(' ')
}
