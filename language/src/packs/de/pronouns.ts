import { listsOf } from '../../morphology/inflection-index.ts'
import type { FormReason } from '../../morphology/parts-of-speech.ts'
import type { InflectionRule, IrregularForms } from '../inflection-data.ts'
import { type Cell, irregularForm, mergedForms, wordsOf } from '../rule-tables.ts'

/**
 * Endings of dieser, and of ein, kein, mein: m. accusative, dative m./n., genitive m./n., f., f. dative, neuter,
 * plural dative.
 */
const declined = (base: string, stem: string): [string, IrregularForms[string]] => [
  base,
  irregularForm(
    null,
    (
      [
        { text: `${stem}e`, reasons: ['feminine'] },
        { text: `${stem}e`, reasons: ['plural'] },
        { text: `${stem}es`, reasons: ['genitive', 'singular'] },
        { text: `${stem}em`, reasons: ['dative', 'singular'] },
        { text: `${stem}en`, reasons: ['masculine', 'accusative'] },
        { text: `${stem}en`, reasons: ['plural', 'dative'] },
        { text: `${stem}er`, reasons: ['feminine', 'dative'] },
        { text: `${stem}er`, reasons: ['plural', 'genitive'] },
      ] satisfies Cell[]
    ).filter(({ text }) => text !== base),
  ),
]
/** ein has no plural. */
const onlySingular = ([base, entry]: [string, IrregularForms[string]]): [string, IrregularForms[string]] => [
  base,
  {
    partOfSpeech: null,
    forms: Object.fromEntries(
      Object.entries(entry?.forms ?? {}).map(([form, readings]) => [
        form,
        listsOf(readings).filter((reasons) => !reasons.includes('plural')),
      ]),
    ),
  },
]
const determiners: IrregularForms = Object.fromEntries([
  ...'kein mein dein unser'.split(' ').map((word) => declined(word, word)),
  onlySingular(declined('ein', 'ein')),
  declined('euer', 'eur'),
  ...'dies jen jed welch manch solch'.split(' ').map((stem): [string, IrregularForms[string]] => {
    const [base, entry] = declined(`${stem}er`, stem)
    return [
      base,
      { ...entry, forms: { ...entry.forms, [`${stem}es`]: [['neuter'], ['genitive', 'singular']] } },
    ]
  }),
])

/** The table has each base once, and there sein is the verb and ihr the pronoun. So the possessives have rules. */
export const germanPossessives: readonly InflectionRule[] = ['sein', 'ihr'].flatMap((base) =>
  Object.entries(declined(base, base)[1]?.forms ?? {}).flatMap(([form, readings]) =>
    listsOf(readings).map((reasons) => ({ form, base, partOfSpeech: 'determiner', reasons })),
  ),
)

/** Case after case: base accusative dative genitive. */
const pronouns = `ich mich mir meiner, du dich dir deiner, er ihn ihm -, sie - ihr -, es - ihm -, wir uns uns -, wer wen wem wessen,
  jemand jemanden jemandem jemandes, niemand niemanden niemandem niemandes, man einen einem -`
const cases: readonly FormReason[] = ['accusative', 'dative', 'genitive']
const pronounForms: IrregularForms = mergedForms(
  Object.fromEntries(
    wordsOf(pronouns).map(([base = '', ...forms]) => [
      base,
      irregularForm(
        null,
        forms.flatMap((text, at): Cell[] => {
          const reason = cases[at]
          return text === '-' || !reason ? [] : [{ text, reasons: [reason] }]
        }),
      ),
    ]),
  ),
  { sie: { partOfSpeech: null, forms: { ihnen: ['plural', 'dative'] } } },
  { ihr: { partOfSpeech: null, forms: { euch: [['accusative'], ['dative']] } } },
)
const article: IrregularForms = {
  der: irregularForm(null, [
    { text: 'die', reasons: ['feminine'] },
    { text: 'die', reasons: ['plural'] },
    { text: 'das', reasons: ['neuter'] },
    { text: 'den', reasons: ['masculine', 'accusative'] },
    { text: 'den', reasons: ['plural', 'dative'] },
    { text: 'dem', reasons: ['dative', 'singular'] },
    { text: 'des', reasons: ['genitive', 'singular'] },
    { text: 'dessen', reasons: ['genitive', 'singular'] },
    { text: 'deren', reasons: ['feminine', 'genitive'] },
    { text: 'deren', reasons: ['plural', 'genitive'] },
    { text: 'denen', reasons: ['plural', 'dative'] },
  ]),
}

/** Forms of articles, determiners and pronouns. */
export const germanPronouns: IrregularForms = mergedForms(determiners, pronounForms, article)
