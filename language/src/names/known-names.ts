import { type LanguageCode, profileOf, type TargetLanguageCode } from '../languages.ts'
import { lemmaKey } from '../text/lemma-key.ts'
import { cities } from './cities.ts'
import { countryCodes } from './country-codes.ts'
import { firstNames } from './first-names.ts'
import { moreCities } from './more-cities.ts'

/** A listed name. `country` is the ISO 3166 code of the country of a place. */
export type KnownName =
  | { kind: 'country'; country: string }
  | { kind: 'place'; country: string; names: Readonly<Record<string, string>> }
  | { kind: 'woman' | 'man'; latin: string }

/** The order of the columns of `cities`. */
const columns: readonly TargetLanguageCode[] = ['en', 'es', 'fr', 'de', 'it', 'no', 'el']
const tables = new Map<TargetLanguageCode, ReadonlyMap<string, KnownName>>()

/**
 * The listed name with this spelling.
 * @example knownName('de', 'Köln') // { kind: 'place', country: 'DE', names: { en: 'Cologne', … } }
 */
export function knownName(language: TargetLanguageCode, text: string): KnownName | undefined {
  const table = tables.get(language) ?? tableOf(language)
  tables.set(language, table)
  return table.get(lemmaKey(text))
}

/** The name of a country in a language. */
export const countryName = (country: string, language: LanguageCode): string =>
  new Intl.DisplayNames(profileOf(language).localeTag, { type: 'region' }).of(country) ?? country

function tableOf(language: TargetLanguageCode): ReadonlyMap<string, KnownName> {
  const people = firstNames.map(({ name, latin, of }): [string, KnownName] => [
    lemmaKey(name),
    { kind: of === 'women' ? 'woman' : 'man', latin },
  ])
  const places = [...cities, ...moreCities].map((line): [string, KnownName] => {
    const [country, names] = [line.slice(0, 2), namesOf(line.slice(3))]
    return [lemmaKey(names[language] ?? ''), { kind: 'place', country, names }]
  })
  const countries = countryCodes.map((country): [string, KnownName] => [
    lemmaKey(countryName(country, language)),
    { kind: 'country', country },
  ])
  // A later entry replaces an earlier one: Florence is a city before it is a first name.
  return new Map([...people, ...places, ...countries])
}

function namesOf(cells: string): Record<string, string> {
  const names = cells.split('|')
  const [latin = ''] = names
  const isShort = names.length === 2
  return Object.fromEntries(
    columns.map((code, index) => [
      code,
      (isShort ? (index === columns.length - 1 ? names[1] : latin) : names[index]) ?? latin,
    ]),
  )
}
