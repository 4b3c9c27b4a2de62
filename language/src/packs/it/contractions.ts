import type { FormReason } from '../../morphology/parts-of-speech.ts'
import type { Contraction } from '../inflection-data.ts'

/** The ending of an article after a preposition, the article as it is shown, and the reasons of its form. */
const articles: readonly (readonly [ending: string, shown: string, reasons: readonly FormReason[]])[] = [
  ['l', 'il', []],
  ['llo', 'lo', []],
  ["ll'", "l'", []],
  ['lla', 'la', ['feminine']],
  ['i', 'i', ['plural']],
  ['gli', 'gli', ['plural']],
  ['lle', 'le', ['feminine', 'plural']],
]
const prepositions = [
  ['de', 'di'],
  ['a', 'a'],
  ['da', 'da'],
  ['ne', 'in'],
  ['su', 'su'],
  ['co', 'con'],
  ['pe', 'per'],
] as const

/** nella is in + la, glielo is gli + lo. */
export const italianContractions: readonly Contraction[] = [
  ...prepositions.flatMap(([start, lemma]) =>
    articles
      .filter(([ending]) => lemma !== 'per' || ending === 'l' || ending === 'i')
      .map(([ending, text, reasons]) => ({
        form: start + ending,
        parts: [{ lemma }, { lemma: 'il', text, reasons }],
      })),
  ),
  ...['lo', 'la', 'li', 'le', 'ne'].map((second) => ({
    form: `glie${second}`,
    parts: [{ lemma: 'gli' }, { lemma: second }],
  })),
]

/** Words before an apostrophe: l'acqua, dell'uomo, c'è, quest'anno. */
export const italianElisions: readonly { form: string; lemma: string }[] = (
  [
    ["l'", 'il'],
    ["l'", 'lo'],
    ["un'", 'uno'],
    ["d'", 'di'],
    ["c'", 'ci'],
    ["m'", 'mi'],
    ["t'", 'ti'],
    ["s'", 'si'],
    ["v'", 'vi'],
    ["n'", 'ne'],
    ["gl'", 'gli'],
    ["gliel'", 'gli'],
    ["ch'", 'che'],
    ["dell'", 'di'],
    ["all'", 'a'],
    ["dall'", 'da'],
    ["nell'", 'in'],
    ["sull'", 'su'],
    ["coll'", 'con'],
    ["quell'", 'quello'],
    ["quest'", 'questo'],
    ["bell'", 'bello'],
    ["buon'", 'buono'],
    ["sant'", 'santo'],
    ["grand'", 'grande'],
    ["tutt'", 'tutto'],
    ["mezz'", 'mezzo'],
    ["altr'", 'altro'],
    ["pover'", 'povero'],
    ["nessun'", 'nessuno'],
    ["ciascun'", 'ciascuno'],
    ["qualcun'", 'qualcuno'],
    ["qualcos'", 'qualcosa'],
    ["alcun'", 'alcuno'],
    ["dov'", 'dove'],
    ["com'", 'come'],
    ["cos'", 'cosa'],
    ["quand'", 'quando'],
    ["quant'", 'quanto'],
    ["anch'", 'anche'],
    ["neanch'", 'neanche'],
    ["senz'", 'senza'],
    ["nient'", 'niente'],
    ["dev'", 'dovere'],
    ["brav'", 'bravo'],
    ["ventun'", 'ventuno'],
    ["vent'", 'venti'],
    ["trent'", 'trenta'],
    ["quarant'", 'quaranta'],
    ["cinquant'", 'cinquanta'],
    ["sessant'", 'sessanta'],
    ["settant'", 'settanta'],
    ["ottant'", 'ottanta'],
    ["novant'", 'novanta'],
    ["cent'", 'cento'],
    ["finch'", 'finché'],
    ["affinch'", 'affinché'],
    ["poich'", 'poiché'],
    ["bench'", 'benché'],
    ["perch'", 'perché'],
    ["sott'", 'sotto'],
    ["contr'", 'contro'],
  ] as const
).map(([form, lemma]) => ({ form, lemma }))
