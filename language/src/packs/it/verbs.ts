import type { InflectionRule } from '../inflection-data.ts'
import { type Cell, wordsOf } from '../rule-tables.ts'
import { type ItalianVerb, italianForms, italianParticiple, strongPast } from './verb-forms.ts'

/** Endings of infinitive, imperfect stem with its vowel, present, passato remoto, future, participle. */
type Row = readonly [
  base: string,
  imperfect: string,
  present: string,
  past: string | undefined,
  future: string,
  participle: string,
  special?: Partial<ItalianVerb>,
]

/** Classes of endings with an irregular present or future. Whole families are inflected like one verb. */
const rows: readonly Row[] = [
  ['tenere', 'tene', 'tengo tieni tiene teniamo tenete tengono', 'tenni', 'terr', 'tenuto'],
  ['venire', 'veni', 'vengo vieni viene veniamo venite vengono', 'venni', 'verr', 'venuto'],
  ['manere', 'mane', 'mango mani mane maniamo manete mangono', 'masi', 'marr', 'masto'],
  ['porre', 'pone', 'pongo poni pone poniamo ponete pongono', 'posi', 'porr', 'posto'],
  ['trarre', 'trae', 'traggo trai trae traiamo traete traggono', 'trassi', 'trarr', 'tratto'],
  ['durre', 'duce', 'duco duci duce duciamo ducete ducono', 'dussi', 'durr', 'dotto'],
  [
    'dire',
    'dice',
    'dico dici dice diciamo dite dicono',
    'dissi',
    'dir',
    'detto',
    { imperative: '- diciamo dite' },
  ],
  ['fare', 'face', 'faccio/fo fai fa/fà facciamo fate fanno', 'feci', 'far', 'fatto'],
  ['salire', 'sali', 'salgo sali sale saliamo salite salgono', undefined, 'salir', 'salito'],
  ['morire', 'mori', 'muoio muori muore moriamo morite muoiono', undefined, 'morir/morr', 'morto'],
  ['apparire', 'appari', 'appaio appari appare appariamo apparite appaiono', 'apparvi', 'apparir', 'apparso'],
  [
    'comparire',
    'compari',
    'compaio compari compare compariamo comparite compaiono',
    'comparvi',
    'comparir',
    'comparso',
  ],
  ['parere', 'pare', 'paio pari pare paiamo parete paiono', 'parvi', 'parr', 'parso'],
  [
    'sedere',
    'sede',
    'siedo/seggo siedi siede sediamo sedete siedono/seggono',
    undefined,
    'seder/sieder',
    'seduto',
  ],
  ['valere', 'vale', 'valgo vali vale valiamo valete valgono', 'valsi', 'varr', 'valso'],
  ['dolere', 'dole', 'dolgo duoli duole doliamo dolete dolgono', 'dolsi', 'dorr', 'doluto'],
  ['solere', 'sole', 'soglio suoli suole sogliamo solete sogliono', undefined, 'soler', 'solito'],
  ['acere', 'ace', 'accio aci ace acciamo acete acciono', 'acqui', 'acer', 'aciuto'],
  [
    'nuocere',
    'nuoce',
    'nuoccio nuoci nuoce nuociamo nuocete nuocciono',
    'nocqui',
    'nuocer',
    'nuociuto/nociuto',
  ],
  ['cuocere', 'cuoce', 'cuocio cuoci cuoce cuociamo cuocete cuociono', 'cossi', 'cuocer', 'cotto'],
  ['gliere', 'glie', 'lgo gli glie gliamo gliete lgono', 'lsi', 'glier', 'lto'],
  ['spegnere', 'spegne', 'spengo spegni spegne spegniamo spegnete spengono', 'spensi', 'spegner', 'spento'],
  ['empire', 'empi', 'empio empi empie empiamo empite empiono', undefined, 'empir', 'empito'],
  ['mpiere', 'mpi', 'mpio mpi mpie mpiamo mpiete mpiono', undefined, 'mpier', 'mpiuto'],
  ['cucire', 'cuci', 'cucio cuci cuce cuciamo cucite cuciono', undefined, 'cucir', 'cucito'],
  ['vedere', 'vede', 'vedo vedi vede vediamo vedete vedono', 'vidi', 'vedr', 'visto/veduto'],
  ['cadere', 'cade', 'cado cadi cade cadiamo cadete cadono', 'caddi', 'cadr', 'caduto'],
  ['godere', 'gode', 'godo godi gode godiamo godete godono', undefined, 'godr', 'goduto'],
  ['vivere', 'vive', 'vivo vivi vive viviamo vivete vivono', 'vissi', 'vivr', 'vissuto'],
  // Changes of spelling: c and g keep their sound, i is not doubled.
  ['care', 'ca', 'co chi ca chiamo cate cano', undefined, 'cher', 'cato'],
  ['gare', 'ga', 'go ghi ga ghiamo gate gano', undefined, 'gher', 'gato'],
  ['ciare', 'cia', 'cio ci cia ciamo ciate ciano', undefined, 'cer', 'ciato'],
  ['giare', 'gia', 'gio gi gia giamo giate giano', undefined, 'ger', 'giato'],
  ['iare', 'ia', 'io i ia iamo iate iano', undefined, 'ier', 'iato'],
  ['ire', 'i', 'isco isci isce iamo ite iscono', undefined, 'ir', 'ito'],
  ['are', 'a', 'o i a iamo ate ano', undefined, 'er', 'ato'],
  ['ere', 'e', 'o i e iamo ete ono', undefined, 'er', 'uto'],
  ['ire', 'i', 'o i e iamo ite ono', undefined, 'ir', 'ito'],
]

/** Verbs with an irregular passato remoto and participle only: infinitive, first person, participle. */
const strong = wordsOf(
  `endere esi eso, idere isi iso, udere usi uso, vadere vasi vaso, suadere suasi suaso, radere rasi raso, odere osi oso, ondere osi osto, ondere osi oso,
  fondere fusi fuso, andere ansi anso, ardere arsi arso, ordere orsi orso, perdere persi perso, scindere scissi scisso,
  chiedere chiesi chiesto, cedere cessi cesso, ledere lesi leso, mettere misi messo, flettere flessi flesso,
  nettere nessi nesso, cutere cussi cusso, uotere ossi osso, correre corsi corso, scrivere scrissi scritto,
  solvere solsi solto, volvere volsi voluto, muovere mossi mosso, piovere piovvi piovuto, eggere essi etto,
  iggere issi itto, figgere fissi fisso, uggere ussi utto, igere essi etto, redigere redassi redatto, esigere - esatto,
  angere ansi anto, ingere insi into, incere insi into, inguere insi into, ungere unsi unto, stringere strinsi stretto, ergere ersi erso,
  ergere ersi erto, orgere orsi orto, urgere ursi urto, argere arsi arso, olgere olsi olto, orcere orsi orto,
  ellere ulsi ulso, nascere nacqui nato, crescere crebbi cresciuto, oscere obbi osciuto, scere - sciuto, cere - ciuto,
  rompere ruppi rotto, primere pressi presso, redimere redensi redento, umere unsi unto, istere - istito,
  prire persi perto, ffrire ffersi fferto, seppellire - sepolto, stendere stesi steso, scuotere scossi scosso`,
)

const rule = ({ text, reasons }: Cell, base: string): InflectionRule => ({
  form: text,
  base,
  partOfSpeech: 'verb',
  reasons,
})

function rulesOf([base, imperfect, present, past, future, participle, special]: Row): InflectionRule[] {
  const vowel = vowelOf(imperfect)
  const stem = imperfect.slice(0, -1)
  const verb = { vowel, stem, present, future, participle, ...(past && { past }), ...special }
  const minimum = base.length + (plain.includes(base) ? 2 : 0)
  return italianForms(verb).map((cell) => ({ ...rule(cell, base), minimum }))
}

/** Endings that need a stem before them: amare, unire. */
const plain = ['care', 'gare', 'ciare', 'giare', 'iare', 'are', 'ere', 'ire']

const vowelOf = (imperfect: string): ItalianVerb['vowel'] =>
  imperfect.endsWith('a') ? 'a' : imperfect.endsWith('i') ? 'i' : 'e'

const strongRules = strong.flatMap(([base = '', past = '-', participle = '']) =>
  [...(past === '-' ? [] : strongPast(past)), ...italianParticiple(participle)].map((cell) =>
    rule(cell, base),
  ),
)

/** Forms without their last vowel, as in songs: far, dir, porr; parlan, vedon. */
const shortened: readonly InflectionRule[] = [
  ...(['ar', 'er', 'ir', 'or', 'ur'] as const).map(
    (form): InflectionRule => ({
      form,
      base: `${form}${/[ou]/.test(form) ? 're' : 'e'}`,
      partOfSpeech: 'verb',
      reasons: ['infinitive', 'shortened'],
    }),
  ),
]

/** Whether a rule is rare: subjunctives, imperatives, and "studi" from studiare, are rarer than other readings. */
const isRare = ({ base, form, reasons }: InflectionRule) =>
  reasons.includes('subjunctive') || reasons.includes('imperative') || (base === 'iare' && form.length === 1)

const all = [...rows.flatMap(rulesOf), ...strongRules, ...shortened]

/** Regular endings, those of irregular families, and those of strong verbs. */
export const italianVerbRules: readonly InflectionRule[] = all.filter((one) => !isRare(one))
/** Rules for less common forms; they come after the usual ones. */
export const italianRareVerbRules: readonly InflectionRule[] = all.filter(isRare)
