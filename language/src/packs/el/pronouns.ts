import type { FormReason } from '../../morphology/parts-of-speech.ts'
import type { IrregularForms } from '../inflection-data.ts'
import { type Cell, irregularForm } from '../rule-tables.ts'

/** Several forms, separated by spaces, with the same reasons. */
export const cells = (reasons: readonly FormReason[], texts: string): Cell[] =>
  texts.split(' ').map((text) => ({ text, reasons }))

/** The forms of a pronoun or determiner in -ος, -η, -ο. `isOxytone`: the accent is on the ending. */
export function declined(stem: string, isOxytone: boolean, feminine = 'η'): Cell[] {
  const of = (plain: string, accented: string) => stem + (isOxytone ? accented : plain)
  const high = feminine === 'η' ? 'ή' : 'ά'
  return [
    ...cells(['feminine'], of(feminine, high)),
    ...cells(['neuter'], of('ο', 'ό')),
    ...cells(['plural'], of('οι', 'οί')),
    ...cells(['feminine', 'plural'], of('ες', 'ές')),
    ...cells(['neuter', 'plural'], of('α', 'ά')),
    ...cells(['genitive'], of('ου', 'ού')),
    ...cells(['feminine', 'genitive'], `${of(feminine, high)}ς`),
    ...cells(['plural', 'genitive'], of('ων', 'ών')),
    ...cells(['accusative'], of('ον', 'όν')),
    ...cells(['feminine', 'accusative'], `${of(feminine, high)}ν`),
    ...cells(['plural', 'accusative'], of('ους', 'ούς')),
  ]
}

/** Articles and pronouns. A word that may stand before a noun or alone (άλλος) has no fixed part of speech. */
export const greekPronouns: IrregularForms = {
  ο: irregularForm('determiner', [
    ...cells(['feminine'], 'η'),
    ...cells(['neuter'], 'το'),
    ...cells(['plural'], 'οι'),
    ...cells(['neuter', 'plural'], 'τα'),
    ...cells(['genitive'], 'του'),
    ...cells(['feminine', 'genitive'], 'της'),
    ...cells(['plural', 'genitive'], 'των'),
    ...cells(['accusative'], 'τον'),
    ...cells(['feminine', 'accusative'], 'την τη'),
    ...cells(['plural', 'accusative'], 'τους'),
    ...cells(['feminine', 'plural', 'accusative'], 'τις'),
  ]),
  ένας: irregularForm('determiner', [
    ...cells(['feminine'], 'μια μία'),
    ...cells(['neuter'], 'ένα'),
    ...cells(['genitive'], 'ενός'),
    ...cells(['feminine', 'genitive'], 'μιας μίας'),
    ...cells(['accusative'], 'έναν ένα'),
    ...cells(['feminine', 'accusative'], 'μιαν μίαν'),
  ]),
  εγώ: irregularForm('pronoun', [
    ...cells(['accusative'], 'με εμένα μένα'),
    ...cells(['genitive'], 'μου'),
    ...cells(['plural'], 'εμείς μεις'),
    ...cells(['plural', 'accusative'], 'εμάς μας'),
  ]),
  εσύ: irregularForm('pronoun', [
    ...cells(['accusative'], 'σε εσένα σένα'),
    ...cells(['genitive'], 'σου'),
    ...cells(['plural'], 'εσείς σεις'),
    ...cells(['plural', 'accusative'], 'εσάς σας'),
  ]),
  αυτός: irregularForm(null, [
    ...declined('αυτ', true),
    ...cells(['feminine', 'genitive'], 'αυτηνής'),
    ...cells(['genitive'], 'αυτουνού'),
  ]),
  εκείνος: irregularForm(null, declined('εκείν', false)),
  τούτος: irregularForm(null, declined('τούτ', false)),
  ποιος: irregularForm(null, [
    ...cells(['feminine'], 'ποια'),
    ...cells(['neuter'], 'ποιο'),
    ...cells(['plural'], 'ποιοι'),
    ...cells(['feminine', 'plural'], 'ποιες'),
    ...cells(['genitive'], 'ποιου ποιανού τίνος'),
    ...cells(['feminine', 'genitive'], 'ποιας ποιανής'),
    ...cells(['plural', 'genitive'], 'ποιων ποιανών'),
    ...cells(['accusative'], 'ποιον'),
    ...cells(['feminine', 'accusative'], 'ποιαν'),
    ...cells(['plural', 'accusative'], 'ποιους'),
  ]),
  όποιος: irregularForm(null, declined('όποι', false, 'α')),
  κάποιος: irregularForm(null, declined('κάποι', false, 'α')),
  οποίος: irregularForm('pronoun', declined('οποί', false, 'α')),
  άλλος: irregularForm(null, declined('άλλ', false)),
  όλος: irregularForm(null, declined('όλ', false)),
  λίγος: irregularForm(null, declined('λίγ', false)),
  όσος: irregularForm(null, declined('όσ', false)),
  τόσος: irregularForm(null, declined('τόσ', false)),
  πόσος: irregularForm(null, declined('πόσ', false)),
  ίδιος: irregularForm(null, declined('ίδι', false, 'α')),
  μόνος: irregularForm(null, declined('μόν', false)),
  τέτοιος: irregularForm(null, declined('τέτοι', false, 'α')),
  κανένας: irregularForm(null, [
    ...cells(['masculine', 'singular'], 'κανείς'),
    ...cells(['feminine'], 'καμιά καμία'),
    ...cells(['neuter'], 'κανένα'),
    ...cells(['genitive'], 'κανενός'),
    ...cells(['feminine', 'genitive'], 'καμιάς καμίας'),
    ...cells(['accusative'], 'κανέναν'),
  ]),
  οποιοσδήποτε: irregularForm(
    null,
    declined('οποι', false, 'α').map(({ text, reasons }) => ({
      text: `${text.replace('ς', 'σ')}δήποτε`,
      reasons,
    })),
  ),
  καθένας: irregularForm(null, [
    ...cells(['feminine'], 'καθεμιά καθεμία'),
    ...cells(['neuter'], 'καθένα'),
    ...cells(['genitive'], 'καθενός'),
    ...cells(['accusative'], 'καθέναν'),
  ]),
}

/** διακόσιοι, διακόσιες, διακοσίων. */
const hundreds: IrregularForms = Object.fromEntries(
  ['δια', 'τρια', 'τετρα', 'πεντα', 'εξα', 'εφτα', 'επτα', 'οχτα', 'οκτα', 'εννια'].map((start) => [
    `${start}κόσια`,
    irregularForm('number', [
      ...cells(['masculine'], `${start}κόσιοι ${start}κόσιους`),
      ...cells(['feminine'], `${start}κόσιες`),
      ...cells(['genitive'], `${start}κοσίων`),
    ]),
  ]),
)

/** Numbers with genders. */
export const greekNumbers: IrregularForms = {
  τρεις: irregularForm('number', [...cells(['neuter'], 'τρία'), ...cells(['genitive'], 'τριών')]),
  τρία: irregularForm('number', [...cells(['masculine'], 'τρεις'), ...cells(['genitive'], 'τριών')]),
  τέσσερις: irregularForm('number', [...cells(['neuter'], 'τέσσερα'), ...cells(['genitive'], 'τεσσάρων')]),
  τέσσερα: irregularForm('number', [
    ...cells(['masculine'], 'τέσσερις τέσσερεις'),
    ...cells(['genitive'], 'τεσσάρων'),
  ]),
  δεκατρία: irregularForm('number', [
    ...cells(['masculine'], 'δεκατρείς'),
    ...cells(['genitive'], 'δεκατριών'),
  ]),
  δεκατέσσερα: irregularForm('number', [
    ...cells(['masculine'], 'δεκατέσσερις'),
    ...cells(['genitive'], 'δεκατεσσάρων'),
  ]),
  ...hundreds,
  χίλια: irregularForm('number', [
    ...cells(['masculine'], 'χίλιοι χίλιους'),
    ...cells(['feminine'], 'χίλιες'),
    ...cells(['genitive'], 'χιλίων'),
  ]),
}
