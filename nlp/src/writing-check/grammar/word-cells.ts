import type { AgreementFacts } from '@verbena/language/packs/agreement-facts'
import type { LanguagePack } from '@verbena/language/packs/language-pack'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Features } from '../word-features.ts'
import { allCells, type Cells, cellsOf, lettersOf, singleCells } from './cells.ts'

const caseLetters = { nominative: 'n', accusative: 'a', dative: 'd', genitive: 'g' } as const
const genderLetters = { masculine: 'm', feminine: 'f', neuter: 'n' } as const

const letters = (names: Readonly<Record<string, string>>, reasons: readonly string[]) =>
  Object.entries(names)
    .filter(([name]) => reasons.includes(name))
    .map(([, letter]) => letter)
    .join('')

const hasDefiniteness = ({ cases }: AgreementFacts) => cases === 'id'

/** The cells of a reading of a noun. */
export function nounCells(facts: AgreementFacts, one: Features, key: string, pack: LanguagePack): Cells {
  const { reasons, lemma } = one.reading
  if (reasons.includes('vocative')) return 0
  if (facts.eitherNumber?.includes(lemmaKey(lemma))) return allCells(facts)
  const isFree =
    facts.eitherGender.includes(lemmaKey(lemma)) ||
    reasons.includes('diminutive') ||
    reasons.includes('augmentative')
  const gender = isFree ? '' : (one.gender ?? '')
  const isPluralOnly =
    facts.pluralOnly && gender === facts.pluralOnly.gender && facts.pluralOnly.ending.test(lemmaKey(lemma))
  // A noun without gender is a plural: Leute.
  const isWithoutGender = pack.capitalNouns && one.reading.concept.gender?.de === undefined
  const number = isPluralOnly ? 'p' : isWithoutGender ? '' : numberLetter(one, pack, key)
  if (hasDefiniteness(facts))
    return cellsOf(facts, { gender, number, of: reasons.includes('definite') ? 'd' : 'i' })
  const stated = letters(caseLetters, reasons)
  if (stated) return cellsOf(facts, { gender, number, of: stated })
  // A masculine noun without -ς does not change: ο κλόουν.
  const isGreek = pack.stress !== undefined
  const isForeign = isGreek && /[^αεηιουωάέήίόύώςν]$/.test(lemmaKey(lemma))
  if (isForeign) return allCells(facts)
  const isFixed = isGreek && gender === 'm' && key === lemmaKey(lemma) && !key.endsWith('ς')
  if (isFixed) return cellsOf(facts, { gender })
  const own = byEnding(facts, cellsOf(facts, { gender, number }), key)
  // "am Tage"
  const isOldDative = facts.adjectiveEndings && key === `${lemmaKey(lemma)}e` && gender !== 'f'
  if (isOldDative) return own | cellsOf(facts, { gender, number: 's', of: 'd' })
  return own | weakCells(facts, key, lemmaKey(lemma), gender)
}

/** German weak nouns have -n in all cases but the nominative: einem Patienten. */
const weakCells = (facts: AgreementFacts, key: string, lemma: string, gender: string): Cells =>
  facts.adjectiveEndings && gender === 'm' && key !== lemma && /^e?n$/.test(key.slice(lemma.length))
    ? cellsOf(facts, { gender, number: 's', of: 'adg' })
    : 0

function numberLetter({ number, reading }: Features, pack: LanguagePack, key: string) {
  // A German noun in -er, -el, -en and -chen may be a plural, a feminine one may not.
  const isSame = lemmaKey(reading.lemma) === key && pack.spelling?.alikeInPlural?.test(key)
  if (isSame && pack.capitalNouns && reading.concept.gender?.de === 'f') return 's'
  return number ? number.charAt(0) : ''
}

/** The cells of a reading of an adjective or of a participle. */
export function adjectiveCells(facts: AgreementFacts, one: Features, key: string, isStrong: boolean): Cells {
  const { reasons, lemma } = one.reading
  if (facts.adjectiveEndings) return germanCells(facts, key, lemmaKey(lemma), reasons, isStrong)
  if (hasDefiniteness(facts)) return norwegianCells(facts, key, reasons)
  if (reasons.includes('adverb')) return 0
  const gender = letters(genderLetters, reasons) || one.gender || ''
  const number = one.number ? one.number.charAt(0) : ''
  const stated = letters(caseLetters, reasons)
  if (stated) return cellsOf(facts, { gender, number, of: stated })
  // Greek: μοντέρνα is feminine, and a neuter plural.
  const isFeminineToo =
    facts.pluralOnly?.gender === 'n' && /[αά]$/.test(key) && gender === 'n' && number === 'p'
  const feminine = isFeminineToo ? cellsOf(facts, { gender: 'f', number: 's', of: 'na' }) : 0
  return feminine | byEnding(facts, cellsOf(facts, { gender, number }), key)
}

/** The cells that the ending allows. */
function byEnding(facts: AgreementFacts, cells: Cells, key: string): Cells {
  const { nounCases } = facts
  if (!nounCases) return cells
  return singleCells(cells).reduce((so, cell) => {
    const { gender, number, of } = lettersOf(facts, cell)
    const row = nounCases.find(
      (one) => (one.cell === `${gender}${number}` || one.cell === number) && one.ending.test(key),
    )
    return row && !row.cases.includes(of) ? so : so | cell
  }, 0)
}

function germanCells(
  facts: AgreementFacts,
  key: string,
  lemma: string,
  reasons: readonly string[],
  isStrong: boolean,
): Cells {
  const isBase =
    key === lemma || (reasons.includes('comparative') && !reasons.includes('declined') && key.endsWith('er'))
  const ending = /(?:e|en|er|es|em)$/.exec(key)?.[0]
  // "Berliner", "prima": words that cannot be told from a form with an ending.
  // "teuer" and "erster" are base forms that look like a form with an ending.
  if (isBase && !ending) return 0
  const endings = facts.adjectiveEndings?.[isStrong ? 'strong' : 'weak'] ?? {}
  const names = endings[ending ?? ''] ?? []
  return names.reduce((so, name) => {
    const [of = '', ...rest] = name
    const number = rest.at(-1) ?? ''
    const gender = rest.length > 1 ? (rest[0] ?? '') : ''
    return so | cellsOf(facts, { of, number, gender })
  }, 0)
}

function norwegianCells(facts: AgreementFacts, key: string, reasons: readonly string[]): Cells {
  if (reasons.includes('comparative') || reasons.includes('superlative')) return allCells(facts)
  if (reasons.includes('neuter')) return cellsOf(facts, { gender: 'n', number: 's', of: 'i' })
  const definite = cellsOf(facts, { of: 'd' }) | cellsOf(facts, { number: 'p', of: 'i' })
  if (reasons.includes('plural') || reasons.includes('definite')) return definite
  const isSame = /(?:e|a|o|s|å|u)$/.test(key)
  if (isSame) return allCells(facts)
  return cellsOf(facts, { gender: /(?:ig|sk|t)$/.test(key) ? 'mfn' : 'mf', number: 's', of: 'i' })
}
