import type { FormReason } from '../../morphology/parts-of-speech.ts'
import type { InflectionRule, IrregularForms } from '../inflection-data.ts'
import { mergedForms, pairs } from '../rule-tables.ts'

/** Words that are clipped at their beginning, or without an apostrophe: κι, από 'δω, κι 'γώ. */
export const greekClippedWords: IrregularForms = mergedForms(
  pairs('conjunction', ['shortened'], 'και κι'),
  pairs('adverb', ['shortened'], "εδώ 'δω 'δώ, εκεί 'κει 'κεί"),
  pairs('pronoun', ['shortened'], "εγώ 'γώ 'γω, εσύ 'σύ 'συ"),
  pairs('verb', ['shortened', 'present', 'thirdPerson', 'singular'], "είμαι είν' ειν'"),
)

/** απ' όλα, σ' αγαπώ, μ' αρέσει: words before an apostrophe, written apart from the next word or together with it. */
export const greekElisions: readonly { form: string; lemma: string }[] = (
  [
    // Pronouns are far more frequent than prepositions: σ' αγαπώ, μ' αρέσει.
    ["σ'", 'σου'],
    ["σ'", 'σε'],
    ["μ'", 'μου'],
    ["μ'", 'με'],
    ["τ'", 'το'],
    ["τ'", 'τα'],
    ["τ'", 'του'],
    ["θ'", 'θα'],
    ["ν'", 'να'],
    ["απ'", 'από'],
    ["γι'", 'για'],
    ["κι'", 'και'],
    ["κ'", 'και'],
    ["στ'", 'σε'],
    ["κατ'", 'κατά'],
    ["καθ'", 'κατά'],
    ["παρ'", 'παρά'],
    ["μετ'", 'μετά'],
    ["μεθ'", 'μετά'],
    ["υπ'", 'υπό'],
    ["υφ'", 'υπό'],
    ["επ'", 'επί'],
    ["εφ'", 'επί'],
    ["αφ'", 'από'],
    ["δι'", 'δια'],
    ["αντ'", 'αντί'],
    ["ανθ'", 'αντί'],
    ["αλλ'", 'αλλά'],
    ["ούτ'", 'ούτε'],
    ["μέσ'", 'μέσα'],
    ["τόσ'", 'τόσο'],
    ["ποτ'", 'ποτέ'],
    ["όλ'", 'όλα'],
  ] as const
).map(([form, lemma]) => ({ form, lemma }))

const verb = (rule: Omit<InflectionRule, 'partOfSpeech' | 'minimum'>): InflectionRule => ({
  ...rule,
  partOfSpeech: 'verb',
})

const shortenedReasons: readonly FormReason[] = ['present', 'past', 'imperfect', 'subjunctive', 'imperative']
/** Words after whose last vowel the next word loses its first vowel. Both may be written together: θα'ρθω. */
const hosts = ['', 'θα', 'να', 'το', 'τα', 'μου', 'σου', 'του', 'της', 'πού', 'που']

/** να 'ρθω, τα 'χω, μου 'πε, πού 'ναι: the verb has lost its first vowel. */
const withoutFirstVowel = hosts.flatMap((host) =>
  ['ε', 'έ', 'ή', 'εί'].flatMap((vowel) => {
    const lost = { form: '', base: '', formStart: `${host}'`, baseStart: vowel }
    return [
      verb({ ...lost, reasons: ['shortened'], again: shortenedReasons }),
      verb({ ...lost, reasons: ['shortened'] }),
    ]
  }),
)

const objects = ['το', 'τα', 'τη', 'την', 'τον', 'τους', 'τις', 'τες', 'μου', 'του', 'της', 'μας']

/** δώσ' μου, πάρ'το, πάρτο: an imperative before a pronoun. */
const shortImperatives = [
  verb({ form: "'", base: 'ε', reasons: ['shortened'], again: ['imperative'] }),
  ...objects.flatMap((object) => [
    verb({ form: `'${object}`, base: 'ε', reasons: ['withPronoun'], again: ['imperative'] }),
    verb({ form: object, base: 'ε', reasons: ['withPronoun'], again: ['imperative'] }),
  ]),
]

/** Rules for verbs that are clipped at an apostrophe. */
export const greekClippedRules: readonly InflectionRule[] = [...withoutFirstVowel, ...shortImperatives]
