import type { IrregularForms } from '../inflection-data.ts'
import { irregularForm } from '../rule-tables.ts'
import { rareIrregularVerbs } from './rare-irregular-verbs.ts'
import { formsOf, six, type Verb } from './verb-forms.ts'

/** Of two verbs that share a form, the more common one comes first: sé is a form of saber before ser. */
const verbs: Record<string, Verb> = {
  saber: { present: 'sé - - - - -', pastStem: 'sup', future: 'sabr', subjunctive: six('sep') },
  ver: {
    present: 'veo ves ve vemos veis ven',
    past: 'vi viste vio vimos visteis vieron',
    imperfect: 'veía veías veía veíamos veíais veían',
    future: 'ver',
    gerund: 'viendo',
    subjunctive: six('ve'),
    imperative: 've vea veamos ved vean',
    participle: 'visto',
  },
  ser: {
    present: 'soy eres/sos es somos sois son',
    past: 'fui fuiste fue fuimos fuisteis fueron',
    imperfect: 'era eras era éramos erais eran',
    future: 'ser',
    gerund: 'siendo',
    participle: 'sido',
    subjunctive: six('se'),
    imperative: 'sé sea seamos sed sean',
  },
  ir: {
    present: 'voy vas va vamos vais van',
    past: 'fui fuiste fue fuimos fuisteis fueron',
    imperfect: 'iba ibas iba íbamos ibais iban',
    future: 'ir',
    subjunctive: six('vay'),
    imperative: 've vaya vamos id vayan',
    gerund: 'yendo',
    participle: 'ido',
  },
  estar: {
    present: 'estoy estás está estamos estáis están',
    pastStem: 'estuv',
    subjunctive: 'esté estés esté estemos estéis estén',
    imperative: 'está esté estemos estad estén',
  },
  haber: {
    present: 'he has ha/hay hemos habéis han',
    pastStem: 'hub',
    future: 'habr',
    subjunctive: six('hay'),
  },
  tener: {
    present: 'tengo tienes tiene - - tienen',
    pastStem: 'tuv',
    future: 'tendr',
    subjunctive: six('teng'),
    imperative: 'ten tenga tengamos tened tengan',
  },
  detener: { imperative: 'detén' },
  mantener: { imperative: 'mantén' },
  obtener: { imperative: 'obtén' },
  contener: { imperative: 'contén' },
  sostener: { imperative: 'sostén' },
  retener: { imperative: 'retén' },
  entretener: { imperative: 'entretén' },
  hacer: {
    present: 'hago - - - - -',
    past: 'hice hiciste hizo hicimos hicisteis hicieron',
    future: 'har',
    subjunctive: six('hag'),
    imperative: 'haz haga hagamos haced hagan',
    participle: 'hecho',
  },
  satisfacer: {
    present: 'satisfago - - - - -',
    past: 'satisfice satisficiste satisfizo satisficimos satisficisteis satisficieron',
    future: 'satisfar',
    subjunctive: six('satisfag'),
    participle: 'satisfecho',
  },
  poder: { present: 'puedo puedes puede - - pueden', pastStem: 'pud', future: 'podr', gerund: 'pudiendo' },
  poner: {
    present: 'pongo - - - - -',
    pastStem: 'pus',
    future: 'pondr',
    subjunctive: six('pong'),
    imperative: 'pon ponga pongamos poned pongan',
    participle: 'puesto',
  },
  componer: { imperative: 'compón' },
  proponer: { imperative: 'propón' },
  suponer: { imperative: 'supón' },
  imponer: { imperative: 'impón' },
  exponer: { imperative: 'expón' },
  disponer: { imperative: 'dispón' },
  querer: { pastStem: 'quis', future: 'querr' },
  caber: { present: 'quepo - - - - -', pastStem: 'cup', future: 'cabr', subjunctive: six('quep') },
  venir: {
    present: 'vengo vienes viene - - vienen',
    pastStem: 'vin',
    future: 'vendr',
    subjunctive: six('veng'),
    imperative: 'ven venga vengamos venid vengan',
    gerund: 'viniendo',
  },
  convenir: { imperative: 'convén' },
  intervenir: { imperative: 'intervén' },
  prevenir: { imperative: 'prevén' },
  decir: {
    present: 'digo dices dice - - dicen',
    pastStem: 'dij',
    future: 'dir',
    subjunctive: six('dig'),
    imperative: 'di diga digamos decid digan',
    gerund: 'diciendo',
    participle: 'dicho',
  },
  bendecir: { future: 'bendecir', imperative: 'bendice', participle: 'bendecido' },
  maldecir: { future: 'maldecir', imperative: 'maldice', participle: 'maldecido' },
  predecir: { future: 'predecir', imperative: 'predice' },
  contradecir: { future: 'contradecir', imperative: 'contradice' },
  dar: {
    present: 'doy das da damos dais dan',
    past: 'di diste dio dimos disteis dieron',
    imperfect: 'daba dabas daba dábamos dabais daban',
    future: 'dar',
    gerund: 'dando',
    participle: 'dado',
    subjunctive: 'dé des dé demos deis den',
    imperative: 'da dé demos dad den',
  },
  prever: {
    present: 'preveo prevés prevé prevemos prevéis prevén',
    past: 'preví previste previó previmos previsteis previeron',
  },
}

/** Verbs in -ducir are inflected alike. */
const ducir: Record<string, Verb> = Object.fromEntries(
  'con tra pro re intro de se in'.split(' ').map((start) => [`${start}ducir`, { pastStem: `${start}duj` }]),
)

/** Forms of the irregular verbs; those with a prefix (detener, proponer) are inflected alike. */
export const spanishIrregularVerbs: IrregularForms = Object.fromEntries(
  Object.entries({ ...verbs, ...rareIrregularVerbs, ...ducir }).map(([base, verb]) => [
    base,
    // este is a pronoun, not a form of estar
    { ...irregularForm('verb', formsOf(verb)), insteadOfRules: base === 'estar' },
  ]),
)
