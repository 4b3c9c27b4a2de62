import { type GraphLanguage, graphLanguageOf } from './graph-languages.ts'

export type Transducer = { file: string } & (
  | { holds: 'pairs'; from: GraphLanguage; to: GraphLanguage }
  | { holds: 'forms'; language: GraphLanguage; isLowerCaseOnly?: boolean }
)

export type DictionarySource = { package: string } & (
  | { kind: 'freedict'; name: string; from: GraphLanguage; to: GraphLanguage }
  | { kind: 'apertium'; transducers: Transducer[] }
)
export const sourceKinds = ['freedict', 'apertium'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** The pairs of FreeDict: each first language with its target languages. */
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
      from: graphLanguageOf(from),
      to: graphLanguageOf(to),
    }))
  })

const pairs = (file: string, from: string, to: string): Transducer => ({
  holds: 'pairs',
  file,
  from: graphLanguageOf(from),
  to: graphLanguageOf(to),
})
const forms = (file: string, language: string, isLowerCaseOnly?: true): Transducer => ({
  holds: 'forms',
  file,
  language: graphLanguageOf(language),
  ...(isLowerCaseOnly && { isLowerCaseOnly }),
})

/**
 * Both directions of a bilingual transducer are read. They have the same words, but may prefer different
 * translations.
 */
const apertium: DictionarySource[] = [
  {
    kind: 'apertium',
    package: 'apertium-eng-spa',
    transducers: [
      pairs('eng-spa.autobil.bin', 'eng', 'spa'),
      pairs('spa-eng.autobil.bin', 'spa', 'eng'),
      forms('eng-spa.automorf.bin', 'eng'),
      forms('spa-eng.automorf.bin', 'spa'),
    ],
  },
  {
    kind: 'apertium',
    package: 'apertium-spa-ita',
    transducers: [pairs('spa-ita.autobil.bin', 'spa', 'ita'), forms('ita-spa.automorf.bin', 'ita')],
  },
  {
    kind: 'apertium',
    package: 'apertium-fr-es',
    transducers: [pairs('fr-es.autobil.bin', 'fra', 'spa'), forms('fr-es.automorf.bin', 'fra')],
  },
  { kind: 'apertium', package: 'apertium-fra-cat', transducers: [forms('fra-cat.automorf.bin', 'fra')] },
  {
    kind: 'apertium',
    package: 'apertium-nno-nob',
    transducers: [forms('nob-nno.automorf.bin', 'nor', true)],
  },
  {
    kind: 'apertium',
    package: 'apertium-swe-nor',
    transducers: [pairs('nor-swe.autobil.bin', 'nor', 'swe')],
  },
  {
    kind: 'apertium',
    package: 'apertium-dan-nor',
    transducers: [pairs('nor-dan.autobil.bin', 'nor', 'dan')],
  },
]

export const dictionarySources: DictionarySource[] = [...freedict, ...apertium]

/** The package with the full texts of licences, which other packages only name. */
export const licenceTextPackage = 'base-files'
