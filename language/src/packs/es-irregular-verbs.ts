import type { IrregularForms } from '../inflection.ts'
import type { FormReason } from '../parts-of-speech.ts'
import { type Cell, irregularForm, sixPersons } from './rule-tables.ts'

/** What of a verb the rules do not undo. Endings follow from stems: past "tuv" gives tuve, tuviera, tuviese. */
type Verb = {
  present?: string
  past?: string
  pastStem?: string
  imperfect?: string
  /** Stem of future and conditional: tendr. */
  future?: string
  subjunctive?: string
  /** tú, usted, nosotros, vosotros, ustedes */
  imperative?: string
  gerund?: string
  participle?: string
}

const endings = {
  past: 'e iste o imos isteis',
  future: 'é ás á emos éis án',
  conditional: 'ía ías ía íamos íais ían',
  ra: 'ra ras ra ramos rais ran',
  se: 'se ses se semos seis sen',
}
const on = (stem: string, text: string) =>
  text
    .split(' ')
    .map((ending) => (ending === '-' ? ending : stem + ending))
    .join(' ')

const imperatives: readonly (readonly FormReason[])[] = [
  ['secondPerson', 'singular'],
  ['thirdPerson', 'singular'],
  ['firstPerson', 'plural'],
  ['secondPerson', 'plural'],
  ['thirdPerson', 'plural'],
]

function forms(verb: Verb): Cell[] {
  const theySaid =
    verb.past?.split(' ')[5] ??
    (verb.pastStem ? `${verb.pastStem}${verb.pastStem.endsWith('j') ? '' : 'i'}eron` : '')
  const stem = theySaid.replace(/ron$/, '')
  const wePast = (added: string) => `${stem.slice(0, -1)}é${added}`
  const mood: FormReason[] = ['imperfect', 'subjunctive']
  const past = verb.past ?? (verb.pastStem && `${on(verb.pastStem, endings.past)} ${theySaid}`)
  const cells = (text: string | undefined, tense: FormReason[]) => (text ? sixPersons(text, tense) : [])
  return [
    ...cells(verb.present, ['present']),
    ...cells(past, ['past']),
    ...cells(verb.imperfect, ['imperfect']),
    ...cells(verb.future && on(verb.future, endings.future), ['future']),
    ...cells(verb.future && on(verb.future, endings.conditional), ['conditional']),
    ...(verb.imperative ?? '')
      .split(' ')
      .flatMap((text, at): Cell[] =>
        text === '' || text === '-' ? [] : [{ text, reasons: ['imperative', ...(imperatives[at] ?? [])] }],
      ),
    ...cells(verb.subjunctive, ['present', 'subjunctive']),
    ...(verb.imperative || !verb.subjunctive ? [] : cells(formal(verb.subjunctive), ['imperative'])),
    ...cells(past && `${on(stem, endings.ra)}`.replace(/\S+ramos/, wePast('ramos')), mood),
    ...cells(past && `${on(stem, endings.se)}`.replace(/\S+semos/, wePast('semos')), mood),
    ...(verb.gerund ? [{ text: verb.gerund, reasons: ['gerund'] } as const] : []),
    ...participles(verb.participle),
  ]
}

/** usted, nosotros and ustedes command with the subjunctive. */
const formal = (subjunctive: string) =>
  subjunctive
    .split(' ')
    .map((text, at) => (at === 2 || at === 3 || at === 5 ? text : '-'))
    .join(' ')

function participles(text: string | undefined): Cell[] {
  const stem = text?.slice(0, -1)
  if (!stem) return []
  return [
    { text: `${stem}o`, reasons: ['participle'] },
    { text: `${stem}a`, reasons: ['participle', 'feminine'] },
    { text: `${stem}os`, reasons: ['participle', 'plural'] },
    { text: `${stem}as`, reasons: ['participle', 'feminine', 'plural'] },
  ]
}

const six = (stem: string, text = 'a as a amos áis an') => on(stem, text)

const verbs: Record<string, Verb> = {
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
  saber: { present: 'sé - - - - -', pastStem: 'sup', future: 'sabr', subjunctive: six('sep') },
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
  prever: {
    present: 'preveo prevés prevé prevemos prevéis prevén',
    past: 'preví previste previó previmos previsteis previeron',
  },
  andar: { pastStem: 'anduv' },
  traer: { present: 'traigo - - - - -', pastStem: 'traj', subjunctive: six('traig'), gerund: 'trayendo' },
  caer: { present: 'caigo - - - - -', subjunctive: six('caig') },
  oír: {
    present: 'oigo oyes oye oímos oís oyen',
    past: 'oí oíste oyó oímos oísteis oyeron',
    imperfect: 'oía oías oía oíamos oíais oían',
    future: 'oir',
    subjunctive: six('oig'),
    imperative: 'oye oiga oigamos oíd oigan',
    gerund: 'oyendo',
    participle: 'oído',
  },
  salir: {
    present: 'salgo - - - - -',
    future: 'saldr',
    subjunctive: six('salg'),
    imperative: 'sal salga salgamos salid salgan',
  },
  valer: { present: 'valgo - - - - -', future: 'valdr', subjunctive: six('valg') },
  asir: { present: 'asgo - - - - -', subjunctive: six('asg') },
  roer: { present: 'roigo - - - - -', subjunctive: six('roig') },
  reír: {
    present: 'río ríes ríe reímos reís ríen',
    past: 'reí reíste rió/rio reímos reísteis rieron',
    imperfect: 'reía reías reía reíamos reíais reían',
    future: 'reir',
    subjunctive: 'ría rías ría riamos riais rían',
    imperative: 'ríe ría riamos reíd rían',
    gerund: 'riendo',
    participle: 'reído',
  },
  freír: {
    present: 'frío fríes fríe freímos freís fríen',
    past: 'freí freíste frió/frio freímos freísteis frieron',
    imperfect: 'freía freías freía freíamos freíais freían',
    future: 'freir',
    subjunctive: 'fría frías fría friamos friais frían',
    imperative: 'fríe fría friamos freíd frían',
    gerund: 'friendo',
    participle: 'frito',
  },
  oler: {
    present: 'huelo hueles huele - - huelen',
    subjunctive: 'huela huelas huela - - huelan',
    imperative: 'huele huela - - huelan',
  },
  jugar: {
    present: 'juego juegas juega - - juegan',
    subjunctive: 'juegue juegues juegue - - jueguen',
    imperative: 'juega juegue juguemos jugad jueguen',
  },
  errar: {
    present: 'yerro yerras yerra - - yerran',
    subjunctive: 'yerre yerres yerre - - yerren',
    imperative: 'yerra yerre - - yerren',
  },
  adquirir: {
    present: 'adquiero adquieres adquiere - - adquieren',
    subjunctive: 'adquiera adquieras adquiera - - adquieran',
    imperative: 'adquiere adquiera - - adquieran',
  },
  erguir: {
    present: 'yergo yergues yergue - - yerguen',
    past: '- - irguió - - irguieron',
    subjunctive: 'yerga yergas yerga irgamos irgáis yergan',
    imperative: 'yergue yerga irgamos - yergan',
    gerund: 'irguiendo',
  },
  pudrir: { participle: 'podrido' },
  abrir: { participle: 'abierto' },
  cubrir: { participle: 'cubierto' },
  escribir: { participle: 'escrito' },
  inscribir: { participle: 'inscrito' },
  describir: { participle: 'descrito' },
  morir: { participle: 'muerto' },
  volver: { participle: 'vuelto' },
  resolver: { participle: 'resuelto' },
  disolver: { participle: 'disuelto' },
  absolver: { participle: 'absuelto' },
  romper: { participle: 'roto' },
  imprimir: { participle: 'impreso' },
  proveer: { participle: 'provisto' },
}

/** Verbs in -ducir go alike. */
const ducir: Record<string, Verb> = Object.fromEntries(
  'con tra pro re intro de se in'.split(' ').map((start) => [`${start}ducir`, { pastStem: `${start}duj` }]),
)

/** Forms of the irregular verbs; those with a prefix (detener, proponer) go like them. */
export const spanishIrregularVerbs: IrregularForms = Object.fromEntries(
  Object.entries({ ...verbs, ...ducir }).map(([base, verb]) => [base, irregularForm('verb', forms(verb))]),
)
