import type { IrregularForms } from '../inflection-data.ts'
import { type Cell, irregularForm, mergedForms, sixPersons } from '../rule-tables.ts'
import { type FrenchVerb, frenchForms, frenchParticiple } from './verb-forms.ts'

/** Verbs whose forms share no ending with another verb, or are too short for a rule. */
const verbs: Record<string, FrenchVerb> = {
  être: {
    present: 'suis es est sommes êtes sont',
    imperfect: 'ét',
    past: 'fus',
    future: 'ser',
    participle: 'été!',
    subjunctive: 'sois sois soit soyons soyez soient',
    imperative: 'sois soyons soyez',
  },
  avoir: {
    present: 'ai as a avons avez ont',
    past: 'eus',
    future: 'aur',
    participle: 'eu',
    subjunctive: 'aie aies ait ayons ayez aient',
    imperative: 'aie ayons ayez',
    gerund: 'ayant',
  },
  aller: {
    present: 'vais vas va allons allez vont',
    past: 'allai',
    future: 'ir',
    participle: 'allé',
    subjunctive: 'aille ailles aille allions alliez aillent',
    imperative: 'va allons allez',
  },
  pouvoir: {
    present: 'peux/puis peux peut pouvons pouvez peuvent',
    past: 'pus',
    future: 'pourr',
    participle: 'pu!',
    subjunctive: 'puisse puisses puisse puissions puissiez puissent',
    imperative: '- - -',
  },
  vouloir: {
    present: 'veux veux veut voulons voulez veulent',
    past: 'voulus',
    future: 'voudr',
    participle: 'voulu',
    subjunctive: 'veuille veuilles veuille voulions vouliez veuillent',
    imperative: 'veuille/veux veuillons/voulons veuillez/voulez',
  },
}

/** il faut, il pleut: only the third person. */
const weather: Record<string, readonly Cell[]> = {
  falloir: impersonal('faut fallait fallut faudra faudrait faille fallût', 'fallu'),
  pleuvoir: impersonal('pleut pleuvait plut pleuvra pleuvrait pleuve plût', 'plu', 'pleuvant'),
  seoir: impersonal('sied seyait - siéra siérait siée -', 'sis', 'seyant'),
  messeoir: impersonal('messied messeyait - messiéra messiérait messiée -', 'messis'),
}

function impersonal(texts: string, participle: string, gerund?: string): Cell[] {
  const tenses = [
    ['present'],
    ['imperfect'],
    ['past'],
    ['future'],
    ['conditional'],
    ['present', 'subjunctive'],
    ['imperfect', 'subjunctive'],
  ] as const
  const forms = texts.split(' ')
  return [
    { text: participle, reasons: ['participle'] },
    ...tenses.flatMap((tense, at) => sixPersons(`- - ${forms[at] ?? '-'} - - -`, tense)),
    ...(gerund ? [{ text: gerund, reasons: ['present', 'participle'] } as const] : []),
  ]
}

/** Additional forms. */
const besides: IrregularForms = {
  pleuvoir: irregularForm('verb', sixPersons('- - - - - pleuvent', ['present'])),
  ouïr: irregularForm('verb', [...frenchParticiple('ouï'), ...sixPersons('- - - - oyez -', ['imperative'])]),
  choir: irregularForm('verb', frenchParticiple('chu')),
  mouvoir: irregularForm('verb', [{ text: 'mû', reasons: ['participle'] }]),
  // "tu" is nearly always the pronoun, not the participle of taire.
  taire: irregularForm('verb', frenchParticiple('tu').slice(1)),
}

/** Forms of être, avoir, aller and other irregular verbs. */
export const frenchIrregularVerbs: IrregularForms = mergedForms(
  Object.fromEntries(
    Object.entries(verbs).map(([base, verb]) => [base, irregularForm('verb', frenchForms(verb))]),
  ),
  Object.fromEntries(Object.entries(weather).map(([base, cells]) => [base, irregularForm('verb', cells)])),
  besides,
)
