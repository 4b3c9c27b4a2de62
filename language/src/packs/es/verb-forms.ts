import type { FormReason } from '../../morphology/parts-of-speech.ts'
import { type Cell, sixPersons } from '../rule-tables.ts'

/** The irregular stems and forms of a verb. A past stem "tuv" gives tuve, tuviera, tuviese. */
export type Verb = {
  present?: string
  past?: string
  pastStem?: string
  imperfect?: string
  /** Stem of future and conditional: tendr. */
  future?: string
  subjunctive?: string
  /** tú, usted, nosotros, vosotros, ustedes */
  imperative?: string
  gerund?: string
  participle?: string
}

const endings = {
  past: 'e iste o imos isteis',
  future: 'é ás á emos éis án',
  conditional: 'ía ías ía íamos íais ían',
  ra: 'ra ras ra ramos rais ran',
  se: 'se ses se semos seis sen',
}
const on = (stem: string, text: string) =>
  text
    .split(' ')
    .map((ending) => (ending === '-' ? ending : stem + ending))
    .join(' ')

const imperatives: readonly (readonly FormReason[])[] = [
  ['secondPerson', 'singular'],
  ['thirdPerson', 'singular'],
  ['firstPerson', 'plural'],
  ['secondPerson', 'plural'],
  ['thirdPerson', 'plural'],
]

/** All irregular forms of a verb. */
export function formsOf(verb: Verb): Cell[] {
  const theySaid =
    verb.past?.split(' ')[5] ??
    (verb.pastStem ? `${verb.pastStem}${verb.pastStem.endsWith('j') ? '' : 'i'}eron` : '')
  const stem = theySaid.replace(/ron$/, '')
  const wePast = (added: string) => `${stem.slice(0, -1)}é${added}`
  const mood: FormReason[] = ['imperfect', 'subjunctive']
  const past = verb.past ?? (verb.pastStem && `${on(verb.pastStem, endings.past)} ${theySaid}`)
  const cells = (text: string | undefined, tense: FormReason[]) => (text ? sixPersons(text, tense) : [])
  return [
    ...cells(verb.present, ['present']),
    ...cells(past, ['past']),
    ...cells(verb.imperfect, ['imperfect']),
    ...cells(verb.future && on(verb.future, endings.future), ['future']),
    ...cells(verb.future && on(verb.future, endings.conditional), ['conditional']),
    ...(verb.imperative ?? '')
      .split(' ')
      .flatMap((text, at): Cell[] =>
        text === '' || text === '-' ? [] : [{ text, reasons: ['imperative', ...(imperatives[at] ?? [])] }],
      ),
    ...cells(verb.subjunctive, ['present', 'subjunctive']),
    ...(verb.imperative || !verb.subjunctive ? [] : cells(formal(verb.subjunctive), ['imperative'])),
    ...cells(past && `${on(stem, endings.ra)}`.replace(/\S+ramos/, wePast('ramos')), mood),
    ...cells(past && `${on(stem, endings.se)}`.replace(/\S+semos/, wePast('semos')), mood),
    ...(verb.gerund ? [{ text: verb.gerund, reasons: ['gerund'] } as const] : []),
    ...participles(verb.participle),
  ]
}

/** The imperatives of usted, nosotros and ustedes, which are subjunctives. */
const formal = (subjunctive: string) =>
  subjunctive
    .split(' ')
    .map((text, at) => (at === 2 || at === 3 || at === 5 ? text : '-'))
    .join(' ')

function participles(text: string | undefined): Cell[] {
  const stem = text?.slice(0, -1)
  if (!stem) return []
  return [
    { text: `${stem}o`, reasons: ['participle'] },
    { text: `${stem}a`, reasons: ['participle', 'feminine'] },
    { text: `${stem}os`, reasons: ['participle', 'plural'] },
    { text: `${stem}as`, reasons: ['participle', 'feminine', 'plural'] },
  ]
}

/** Six persons of one stem; by default the endings are those of the present subjunctive. */
export const six = (stem: string, text = 'a as a amos áis an') => on(stem, text)
