import { plainApostrophes } from '../../text/normalise-text.ts'
import { type Cell, sixPersons } from '../rule-tables.ts'

/**
 * Irregular stems of a Greek verb; '/' separates variants. A past stem is written with and without its augment
 * ("έφαγ φάγ"). A subjunctive with a stressed ending is written as its stem ("δ": δω, δεις), one with a stressed stem with
 * its accent ("πάρ": πάρω).
 */
export type GreekStems = {
  present?: string
  imperfect?: string
  past?: string
  wish?: string
  /** Singular and plural: "φάε φάτε". */
  imperative?: string
  passive?: string
  passiveWish?: string
  participle?: string
  gerund?: string
}

const dashed = (texts: string, put: (one: string) => string) => texts.split('/').map(put).join('/')

function pastForms(stems: string): string {
  const [strong = '', weak = strong] = stems.split(' ')
  const of = (stem: string, ending: string) => dashed(stem, (one) => one + ending)
  const they = `${of(strong, 'αν')}/${of(weak, 'ανε')}`
  return `${of(strong, 'α')} ${of(strong, 'ες')} ${of(strong, 'ε')} ${of(weak, 'αμε')} ${of(weak, 'ατε')} ${they}`
}

/** πάρω if the stem has the accent; δω, σταθώ if the ending has it. */
function subjunctiveForms(stems: string): string {
  const rows = stems.split('/').map((stem) => {
    if (/[άέήίόύώ]/.test(stem)) return ['ω', 'εις', 'ει', 'ουμε', 'ετε', 'ουν'].map((ending) => stem + ending)
    const isShort = !/[αεηιουω]/.test(stem) || stem === 'πι'
    const endings = isShort
      ? ['ω', 'εις', 'ει', 'ούμε', 'είτε', 'ουν']
      : ['ώ', 'είς', 'εί', 'ούμε', 'είτε', 'ούν']
    return endings.map((ending) => stem + ending)
  })
  return [0, 1, 2, 3, 4, 5]
    .map((person) => rows.map((row) => row[person] ?? '-').join('/') + (person === 5 ? extraThey(rows) : ''))
    .join(' ')
}
/** δούνε, σταθούνε beside δουν, σταθούν. */
const extraThey = (rows: readonly string[][]) =>
  rows
    .map(
      ([, , , , , they = '']) =>
        `/${they.replace(/ο[υύ]ν$/, (end) => (end === 'ούν' || !/[άέήίόύώ]/.test(they) ? 'ούνε' : 'ουνε'))}`,
    )
    .join('')

/** The irregular forms of the stems. */
export function irregularGreekForms(stems: GreekStems): Cell[] {
  const {
    present,
    imperfect,
    past,
    wish,
    imperative = '- -',
    passive,
    passiveWish,
    participle,
    gerund,
  } = stems
  const [you = '-', youAll = '-'] = imperative.split(' ')
  return [
    ...(present ? sixPersons(present, ['present']) : []),
    ...(past ? sixPersons(pastForms(past), ['past']) : []),
    ...(imperfect ? sixPersons(pastForms(imperfect), ['imperfect']) : []),
    ...(wish ? sixPersons(subjunctiveForms(wish), ['subjunctive']) : []),
    ...sixPersons(`- ${you} - - ${youAll} -`, ['imperative']).map((cell) => ({
      ...cell,
      text: plainApostrophes(cell.text),
    })),
    ...(passive ? sixPersons(pastForms(passive), ['past', 'passive']) : []),
    ...(passiveWish ? sixPersons(subjunctiveForms(passiveWish), ['subjunctive', 'passive']) : []),
    ...(participle ? [{ text: participle, reasons: ['participle'] } as const] : []),
    ...(gerund ? [{ text: gerund, reasons: ['gerund'] } as const] : []),
  ]
}
