import type { IrregularForms } from '../inflection-data.ts'
import { type Cell, irregularForm, mergedForms, sixPersons } from '../rule-tables.ts'
import { type ItalianVerb, italianForms } from './verb-forms.ts'

/** Verbs whose forms share no ending with another verb, or are too short for a rule. */
const verbs: Record<string, ItalianVerb> = {
  avere: {
    vowel: 'e',
    stem: 'av',
    present: 'ho hai ha abbiamo avete hanno',
    past: 'ebbi',
    future: 'avr',
    participle: 'avuto',
    subjunctive: 'abbia abbiamo',
    imperative: 'abbi abbiamo abbiate',
  },
  potere: {
    vowel: 'e',
    stem: 'pot',
    present: 'posso puoi può possiamo potete possono',
    future: 'potr',
    participle: 'potuto',
    imperative: '- - -',
  },
  volere: {
    vowel: 'e',
    stem: 'vol',
    present: 'voglio vuoi vuole vogliamo volete vogliono',
    past: 'volli',
    future: 'vorr',
    participle: 'voluto',
    subjunctive: 'voglia vogliamo',
    imperative: '- - vogliate',
  },
  dovere: {
    vowel: 'e',
    stem: 'dov',
    present: 'devo/debbo devi deve dobbiamo dovete devono/debbono',
    future: 'dovr',
    participle: 'dovuto',
    subjunctive: 'debba dobbiamo',
    imperative: '- - -',
  },
  sapere: {
    vowel: 'e',
    stem: 'sap',
    present: 'so sai sa sappiamo sapete sanno',
    past: 'seppi',
    future: 'sapr',
    participle: 'saputo',
    subjunctive: 'sappia sappiamo',
    imperative: 'sappi sappiamo sappiate',
  },
  andare: {
    vowel: 'a',
    stem: 'and',
    present: 'vado/vo vai va andiamo andate vanno',
    future: 'andr',
    participle: 'andato',
    subjunctive: 'vada andiamo',
    imperative: "va'/vai/va andiamo andate",
  },
  bere: {
    vowel: 'e',
    stem: 'bev',
    present: 'bevo bevi beve beviamo bevete bevono',
    past: 'bevvi',
    future: 'berr',
    participle: 'bevuto',
  },
  uscire: {
    vowel: 'i',
    stem: 'usc',
    present: 'esco esci esce usciamo uscite escono',
    future: 'uscir',
    participle: 'uscito',
  },
  riuscire: {
    vowel: 'i',
    stem: 'riusc',
    present: 'riesco riesci riesce riusciamo riuscite riescono',
    future: 'riuscir',
    participle: 'riuscito',
  },
  udire: {
    vowel: 'i',
    stem: 'ud',
    present: 'odo odi ode udiamo udite odono',
    future: 'udir/udr',
    participle: 'udito',
  },
}

/** dessi, stessi: dare and stare, the two verbs in -are with an e in these forms. */
const likeDare = (stem: string, present: string, past: string, wish: string): Cell[] => [
  ...italianForms({
    vowel: 'e',
    stem,
    present,
    past,
    future: `${stem}ar`,
    participle: `${stem}ato`,
    subjunctive: wish,
    imperative: '- - -',
  })
    .filter(({ reasons }) => !reasons.includes('imperfect') || reasons.includes('subjunctive'))
    .filter(
      ({ reasons }) =>
        !reasons.includes('gerund') && !(reasons.includes('present') && reasons.includes('participle')),
    ),
  ...sixPersons(`${stem}avo ${stem}avi ${stem}ava ${stem}avamo ${stem}avate ${stem}avano`, ['imperfect']),
  ...sixPersons(`- ${stem}a'/${stem}ai - ${stem}iamo ${stem}ate -`, ['imperative']),
  { text: `${stem}ando`, reasons: ['gerund'] },
]

const tables: Record<string, readonly Cell[]> = {
  essere: [
    ...sixPersons('sono/son sei è siamo siete sono/son', ['present']),
    ...sixPersons('ero eri era eravamo eravate erano', ['imperfect']),
    ...sixPersons('fui fosti fu fummo foste furono', ['past']),
    ...sixPersons('sarò sarai sarà saremo sarete saranno', ['future']),
    ...sixPersons('sarei saresti sarebbe saremmo sareste sarebbero', ['conditional']),
    ...sixPersons('sia sia sia siamo siate siano', ['present', 'subjunctive']),
    ...sixPersons('fossi fossi fosse fossimo foste fossero', ['imperfect', 'subjunctive']),
    ...sixPersons('- sii sia siamo siate siano', ['imperative']),
    { text: 'stato', reasons: ['participle'] },
    { text: 'stata', reasons: ['participle', 'feminine'] },
    { text: 'stati', reasons: ['participle', 'plural'] },
    { text: 'state', reasons: ['participle', 'feminine', 'plural'] },
    { text: 'essendo', reasons: ['gerund'] },
    { text: 'esser', reasons: ['infinitive', 'shortened'] },
  ],
  dare: [
    ...likeDare('d', 'do/dò dai dà diamo date danno/dan', 'diedi', 'dia diamo'),
    ...sixPersons('detti - dette - - dettero', ['past']),
  ],
  stare: likeDare('st', 'sto stai sta stiamo state stanno/stan', 'stetti', 'stia stiamo'),
  fare: [...sixPersons("- fa'/fai - - - -", ['imperative']), ...sixPersons('- - - - - fan', ['present'])],
  volere: sixPersons('- - vuol - - -', ['present']),
  andare: sixPersons('- - - - - van', ['present']),
  dire: sixPersons("- di'/dì - - - -", ['imperative']),
  avere: sixPersons('- - - - - han', ['present']),
  // Otherwise these would be read as forms of indire.
  indicare: sixPersons('indico indichi - - - -', ['present']),
  fuggire: sixPersons('fuggo - - - - fuggono', ['present']),
  dovere: sixPersons('deva deva deva - - devano', ['present', 'subjunctive']),
  muovere: [...sixPersons('movevo movevi moveva movevamo movevate movevano', ['imperfect'])],
}

const formsOf = (cells: Record<string, readonly Cell[]>): IrregularForms =>
  Object.fromEntries(Object.entries(cells).map(([base, forms]) => [base, irregularForm('verb', forms)]))

/** Verbs that always have -isc-, so that uno, capo, forno and gesto are no verb forms. */
const withIsc =
  `aderire aggredire agire annuire arrossire arrostire capire colpire condire costituire costruire
  contribuire digerire dimagrire diminuire distribuire esaurire esibire fallire ferire finire fiorire fornire garantire
  gestire gradire guarire impedire influire inserire marcire obbedire partorire preferire proibire pulire punire rapire
  reagire restituire riferire scolpire sostituire sparire spedire stabilire stupire subire suggerire tradire trasferire
  ubbidire unire`
    .split(/\s+/)
    .map((base) => {
      const stem = base.slice(0, -3)
      const wish = `${stem}isca`
      const cells = [
        ...sixPersons(`${stem}isco ${stem}isci ${stem}isce ${stem}iamo ${stem}ite ${stem}iscono`, [
          'present',
        ]),
        ...sixPersons(`- ${stem}isci ${wish} ${stem}iamo ${stem}ite ${wish}no`, ['imperative']),
        ...sixPersons(`${wish} ${wish} ${wish} ${stem}iamo ${stem}iate ${wish}no`, [
          'present',
          'subjunctive',
        ]),
      ]
      return [base, { ...irregularForm('verb', cells), insteadOfRules: true }] as const
    })

/** Forms of essere, avere, andare and other irregular verbs. */
export const italianIrregularVerbs: IrregularForms = mergedForms(
  formsOf(Object.fromEntries(Object.entries(verbs).map(([base, verb]) => [base, italianForms(verb)]))),
  formsOf(tables),
  Object.fromEntries(withIsc),
)
