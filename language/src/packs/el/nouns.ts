import type { FormReason, PartOfSpeech } from '../../morphology/parts-of-speech.ts'
import type { InflectionRule } from '../inflection-data.ts'
import { wordsOf } from '../rule-tables.ts'

/**
 * Rules in the notation `form base base, form base`. By default the stress does not move; a number after a base puts it on
 * that syllable from the end: ανθρώπου "ου ος3" άνθρωπος.
 */
const rules = (
  partOfSpeech: PartOfSpeech,
  reasons: readonly FormReason[],
  text: string,
  extra: Partial<InflectionRule> = {},
): InflectionRule[] =>
  wordsOf(text).flatMap(([form = '', ...bases]) =>
    bases.map((written) => {
      const base = written.replace(/[123]$/, '')
      const stress = [1, 2, 3].find((syllable) => written.endsWith(String(syllable))) as 1 | 2 | 3 | undefined
      return { form, base, partOfSpeech, reasons, ...(stress && { stress }), ...extra }
    }),
  )

/** The most frequent endings come first. */
const common = [
  ...rules('adjective', ['feminine'], 'η ος, ή ός, ιά ύς ός'),
  ...rules('adjective', ['neuter'], 'ο ος, ό ός, ές ής'),
  ...rules('adjective', ['feminine', 'plural'], 'ες ος, ές ός'),
]

const nouns = [
  ...rules(
    'noun',
    ['plural'],
    `ματα μα3 μα, ιματα ιμο3, οντα ον, όντα όν, ότα ός ώς, ατα ας, άδες άς ά, άδες ας2, ηδες ης ης3, ήδες ής, έδες ές,
    ούδες ούς ού, είς έας, σεις ση3 ση2, ξεις ξη3 ξη2, ψεις ψη3 ψη2, εις η3 η, οι ος, οί ός, ες α ας η ης, ές ά ή ής άς,
    ια ι υ, ιά ί, για ϊ2, α ο, ά ό, υα υ, η ος ος3`,
  ),
  ...rules('noun', ['plural', 'accusative'], 'ους ος3 ος, ούς ός'),
  ...rules('noun', ['accusative'], 'έα έας, ο ος, ό ός, η ης, ή ής, α ας, ά άς, έ ές, ού ούς'),
  ...rules(
    'noun',
    ['genitive'],
    `ματος μα3 μα, ιματος ιμο3, οντος ον, όντος όν, ότος ός ώς, ατος ας, εως η3 η2, έως έας, έα έας, είας εια3, ιού ί ι2 υ2, γιού ϊ2,
    ου ος3 ος ο3 ο, ού ός ό, ης η, ής ή, ας α, άς ά, ούς ού, ους ος ος3, ως ω, ώς ώ, η ης, ή ής, α ας, ά άς, έ ές, ού ούς,
    ου ης`,
  ),
  ...rules('noun', ['vocative'], 'ε ος, έ ός'),
  ...rules(
    'noun',
    ['plural', 'genitive'],
    `μάτων μα3 μα2, ιμάτων ιμο3, όντων όν ον2, ότων ός ώς, άτων ας2, εων η3 η2, έων έας, άδων άς ά, έδων ές, ήδων ής,
    ηδων ης2, ούδων ούς ού, ιών ί ι2 ιά υ2, γιών ϊ2, ών ής α2 α3 ός ος2 ας2 ης2 η2 ή ό ά ος3, ων ος3 ος ο3 ο α3 ας3 α ας`,
  ),
]

/** ωραία, νέα, κρύα: -α is a feminine only after a vowel; otherwise, as in αργά, it is a neuter or an adverb. */
const feminineInA = (form: string, base: string, reasons: readonly FormReason[]) =>
  [...'ιίεέυύοόωώ']
    .flatMap((vowel) => rules('adjective', reasons, `${vowel}${form} ${vowel}${base}`))
    .concat(rules('adjective', reasons, `${form.replace('α', 'ιά')} ιός`))

const adjectives = [
  ...rules(
    'adjective',
    ['feminine'],
    'ουσα ων, ούσα ών, εία ύς, ιά ής, σκια σκος, άρα άρης, έλα έλης, ούλα ούλης',
  ),
  ...feminineInA('α', 'ος', ['feminine']),
  ...rules(
    'adjective',
    ['neuter'],
    'ύ ύς, ί ής, ες ης2 ης3, ον ων, όν ών, άρικο άρης, έλικο έλης, ούλικο ούλης',
  ),
  ...rules('adjective', ['plural'], 'οντες ων, όντες ών, είς ής ύς, εις ης, ιοί ύς ής, οι ος, οί ός'),
  ...rules('adjective', ['feminine', 'plural'], 'ουσες ων, ούσες ών, είες ύς, ιές ύς ός ής'),
  ...rules('adjective', ['neuter', 'plural'], 'οντα ων, όντα ών, έα ύς, ιά ύς ής, ή ής, η ης, α ος, ά ός'),
  ...rules(
    'adjective',
    ['genitive'],
    'οντος ων, όντος ών, ιού ύς ής, έος ύς, ού ός, ου ος ος3, ούς ής, ους ης',
  ),
  ...rules('adjective', ['feminine', 'genitive'], 'ουσας ων, ούσας ών, είας ύς, ιάς ύς ός, ης ος, ής ός'),
  ...feminineInA('ας', 'ος', ['feminine', 'genitive']),
  ...rules('adjective', ['accusative'], 'ή ής, η ης, οντα ων, όντα ών, ον ος, όν ός, ο ος, ό ός'),
  ...rules(
    'adjective',
    ['plural', 'genitive'],
    'όντων ών ων2, ουσών ων2, ιών ύς ής, έων ύς, ων ος ος3, ών ός ής',
  ),
  ...rules('adjective', ['plural', 'accusative'], 'ιούς ύς ής, ους ος ος3, ούς ός'),
  ...rules('adjective', ['vocative'], 'ε ος, έ ός'),
  ...rules('adjective', ['adverb'], 'έως ύς, ώς ός ής, ως ης ος ος3, ιά ύς, ά ός, α ος'),
]

/** Endings of an adjective in -ος with their reasons. */
const declension: readonly (readonly [ending: string, ...reasons: FormReason[]])[] = [
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

/** ομορφότερος, βαθύτερη, ακριβέστατο: these rules lead to the masculine, which leads to the base. */
const degrees = (
  [
    ['ότερ', 'ος1 ος2 ος3', 'comparative'],
    ['ύτερ', 'ύς ος1 ος2', 'comparative'],
    ['έστερ', 'ής ης2 ων2', 'comparative'],
    ['ότατ', 'ος1 ος2 ος3', 'superlative'],
    ['ύτατ', 'ύς ος1', 'superlative'],
    ['έστατ', 'ής ης2', 'superlative'],
  ] as const
).flatMap(([stem, bases, degree]) => [
  ...bases.split(' ').flatMap((base) => {
    const bare = stem.replace('ό', 'ο').replace('ύ', 'υ').replace('έ', 'ε')
    return rules('adjective', [degree], `${/\d$/.test(base) ? bare : stem}ος ${base}`)
  }),
  ...declension.flatMap(([ending, ...reasons]) =>
    rules('adjective', reasons, `${stem}${ending} ${stem}ος`, { again: [degree] }),
  ),
  ...rules('adverb', [degree], `${stem.replace('ό', 'ο').replace('ύ', 'υ').replace('έ', 'ε')}α α1 α2`),
])

/** σπιτάκι, μανούλα, κοριτσάκια; κοπελάρα. */
const evaluated = [
  ...rules(
    'noun',
    ['diminutive'],
    `ακι ι2 ι1 α2 ο2 ο1 η2 ος2 ος1 α1 η1, εδακι ες1, ουδακι ου1 ους1, ουλα α2 η2 α1 η1, ιτσα α2 η2 α1 η1, ακα α1,
    ακος ος2 ης2 ος1, ουλης ους1 ος2, ουδι ι2 ι1`,
  ),
  ...rules(
    'noun',
    ['diminutive', 'plural'],
    'ακια ι2 ι1 α2 ο2 ο1 η2 ος2 ος1 α1 η1, εδακια ες1, ουδακια ου1 ους1, ουλες α2 η2 α1 η1, ιτσες α2 η2 α1 η1',
  ),
  ...rules('adjective', ['diminutive'], 'ούλης ός ος2, ουτσικος ος1 ος2'),
  ...rules('adjective', ['diminutive', 'feminine'], 'ούλα ός'),
  ...rules('noun', ['augmentative'], 'αρα α2 ι2 ι1 η2, αρος ος2 ος1'),
]

/** Cases and numbers of nouns and adjectives, and comparison. */
export const greekNounRules: readonly InflectionRule[] = [...common, ...nouns, ...adjectives, ...degrees]
/** Diminutives and augmentatives. */
export const greekDerivedRules: readonly InflectionRule[] = evaluated
