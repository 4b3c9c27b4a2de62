import type { TargetLanguageCode } from '@verbena/language/languages'

/** Ours, and two neighbours of Norwegian that only carry meanings from one of ours to another. */
export const graphLanguages = ['de', 'el', 'en', 'es', 'fr', 'it', 'no', 'da', 'sv'] as const
export type GraphLanguage = (typeof graphLanguages)[number]

/** Languages with rows of their own, in the order of the pack's keys. */
export const packLanguages = [
  'de',
  'el',
  'en',
  'es',
  'fr',
  'it',
  'no',
] as const satisfies TargetLanguageCode[]

export type Transducer = { file: string } & (
  | { holds: 'pairs'; from: GraphLanguage; to: GraphLanguage }
  | { holds: 'forms'; language: TargetLanguageCode; isLowerCaseOnly?: boolean }
)

export type DictionarySource = { package: string } & (
  | { kind: 'freedict'; name: string; from: GraphLanguage; to: GraphLanguage }
  | { kind: 'apertium'; transducers: Transducer[] }
)
export const sourceKinds = ['freedict', 'apertium'] as const
export type SourceKind = (typeof sourceKinds)[number]

const codes: Record<string, GraphLanguage> = {
  deu: 'de',
  ell: 'el',
  eng: 'en',
  spa: 'es',
  fra: 'fr',
  ita: 'it',
  nor: 'no',
  dan: 'da',
  swe: 'sv',
}

/** From each language in the first column into those behind it. */
const freedictPairs = `
  deu ell eng fra ita spa
  ell eng fra ita nor spa
  eng dan deu ell fra ita nor spa swe
  fra deu ell eng ita spa
  ita deu ell eng nor spa
  spa deu eng
  dan eng
  swe deu ell eng fra ita nor spa`

const freedict = freedictPairs
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [from = '', ...into] = line.trim().split(' ')
    return into.map((to) => ({
      kind: 'freedict' as const,
      package: `dict-freedict-${from}-${to}`,
      name: `${from}-${to}`,
      from: codes[from]!,
      to: codes[to]!,
    }))
  })

const pairs = (file: string, from: GraphLanguage, to: GraphLanguage): Transducer => ({
  holds: 'pairs',
  file,
  from,
  to,
})
const forms = (file: string, language: TargetLanguageCode): Transducer => ({ holds: 'forms', file, language })

/** A bilingual transducer has the same words in both directions, but not always the same choice: both are read. */
const apertium: DictionarySource[] = [
  {
    kind: 'apertium',
    package: 'apertium-eng-spa',
    transducers: [
      pairs('eng-spa.autobil.bin', 'en', 'es'),
      pairs('spa-eng.autobil.bin', 'es', 'en'),
      forms('eng-spa.automorf.bin', 'en'),
      forms('spa-eng.automorf.bin', 'es'),
    ],
  },
  {
    kind: 'apertium',
    package: 'apertium-spa-ita',
    transducers: [pairs('spa-ita.autobil.bin', 'es', 'it'), forms('ita-spa.automorf.bin', 'it')],
  },
  {
    kind: 'apertium',
    package: 'apertium-fr-es',
    transducers: [pairs('fr-es.autobil.bin', 'fr', 'es'), forms('fr-es.automorf.bin', 'fr')],
  },
  { kind: 'apertium', package: 'apertium-fra-cat', transducers: [forms('fra-cat.automorf.bin', 'fr')] },
  {
    kind: 'apertium',
    package: 'apertium-nno-nob',
    transducers: [{ ...forms('nob-nno.automorf.bin', 'no'), isLowerCaseOnly: true } as Transducer],
  },
  {
    kind: 'apertium',
    package: 'apertium-swe-nor',
    transducers: [pairs('nor-swe.autobil.bin', 'no', 'sv')],
  },
  {
    kind: 'apertium',
    package: 'apertium-dan-nor',
    transducers: [pairs('nor-dan.autobil.bin', 'no', 'da')],
  },
]

export const dictionarySources: DictionarySource[] = [...freedict, ...apertium]

/** Holds the full texts of the licences that the others only name. */
export const licenceTextPackage = 'base-files'
