import type { IrregularForms } from '../inflection.ts'
import type { FormReason } from '../parts-of-speech.ts'
import { type Cell, irregularForm, mergedForms, pairs, sixPersons, wordsOf } from './rule-tables.ts'

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
    subjunctive: 'dé des dé demos deis den',
    imperative: 'da dé demos dad den',
  },
  ver: {
    present: 'veo ves ve vemos veis ven',
    past: 'vi viste vio vimos visteis vieron',
    imperfect: 'veía veías veía veíamos veíais veían',
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
    past: 'reí reíste rió reímos reísteis rieron',
    imperfect: 'reía reías reía reíamos reíais reían',
    future: 'reir',
    subjunctive: 'ría rías ría riamos riais rían',
    imperative: 'ríe ría riamos reíd rían',
    gerund: 'riendo',
    participle: 'reído',
  },
  freír: {
    present: 'frío fríes fríe freímos freís fríen',
    past: 'freí freíste frió freímos freísteis frieron',
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

const verbForms: IrregularForms = Object.fromEntries(
  Object.entries({ ...verbs, ...ducir }).map(([base, verb]) => [base, irregularForm('verb', forms(verb))]),
)

/** Words that change in gender and number and stand before nouns or for them: mucho, otro, este. */
const determiners: IrregularForms = Object.fromEntries(
  wordsOf(`mucho mucha muchos muchas, poco poca pocos pocas, otro otra otros otras, todo toda todos todas,
  tanto tanta tantos tantas, cuánto cuánta cuántos cuántas, cuanto cuanta cuantos cuantas, alguno alguna algunos algunas,
  ninguno ninguna ningunos ningunas, demasiado demasiada demasiados demasiadas, nuestro nuestra nuestros nuestras,
  vuestro vuestra vuestros vuestras, mío mía míos mías, tuyo tuya tuyos tuyas, suyo suya suyos suyas, este esta estos estas,
  ese esa esos esas, aquel aquella aquellos aquellas, uno una unos unas, mismo misma mismos mismas, el la los las,
  vario varia varios varias, cierto cierta ciertos ciertas, él ella ellos ellas, éste ésta éstos éstas, ése ésa ésos ésas,
  nosotros nosotras - -, vosotros vosotras - -, cuyo cuya cuyos cuyas`).map(
    ([base = '', feminine = '-', plural = '-', both = '-']) => [
      base,
      irregularForm(
        null,
        (
          [
            { text: feminine, reasons: ['feminine'] },
            { text: plural, reasons: ['plural'] },
            { text: both, reasons: ['feminine', 'plural'] },
          ] satisfies Cell[]
        ).filter(({ text }) => text !== '-'),
      ),
    ],
  ),
)

const women = `gato gata, perro perra, hijo hija, niño niña, chico chica, amigo amiga, abuelo abuela, tío tía, primo prima, novio novia,
  hermano hermana, vecino vecina, alumno alumna, abogado abogada, médico médica, esposo esposa, suegro suegra, sobrino sobrina,
  nieto nieta, muchacho muchacha, maestro maestra, lobo loba, oso osa, pato pata, dueño dueña, invitado invitada, empleado empleada,
  anciano anciana, ciudadano ciudadana, italiano italiana, psicólogo psicóloga, fotógrafo fotógrafa, mago maga, brujo bruja,
  político política, técnico técnica, músico música, científico científica, actor actriz, emperador emperatriz, rey reina,
  príncipe princesa, héroe heroína, gallo gallina, jefe jefa, presidente presidenta, dependiente dependienta, cliente clienta,
  juez jueza, alcalde alcaldesa, conde condesa, poeta poetisa, tigre tigresa`

const plural = (word: string) =>
  /[aeiouáéó]$/.test(word) ? `${word}s` : word.endsWith('z') ? `${word.slice(0, -1)}ces` : `${word}es`

/** Everything the rules do not undo, base by base. */
export const spanishIrregular: IrregularForms = mergedForms(
  verbForms,
  determiners,
  pairs('noun', ['feminine'], women),
  pairs(
    'noun',
    ['feminine', 'plural'],
    wordsOf(women)
      .map(([base, form = '']) => `${base} ${plural(form)}`)
      .join(','),
  ),
  pairs(
    'noun',
    ['plural'],
    'carácter caracteres, régimen regímenes, espécimen especímenes, lápiz lápices, hipérbaton hipérbatos, club clubs clubes, álbum álbumes',
  ),
  pairs(null, ['neuter'], 'este esto, ese eso, aquel aquello, el lo'),
  pairs(
    null,
    ['shortened'],
    `grande gran, bueno buen, malo mal, primero primer, tercero tercer, alguno algún, ninguno ningún, uno un,
  santo san, ciento cien, cualquiera cualquier, tanto tan, cuanto cuan, mío mi, tuyo tu, suyo su, por\u00a0favor porfa, para pa,
  televisión tele, bicicleta bici, película peli, profesor profe, universidad uni, fotografía foto, motocicleta moto, teléfono tfno`.replace(
      ' por\u00a0favor porfa,',
      '',
    ),
  ),
  pairs(null, ['shortened', 'plural'], 'mío mis, tuyo tus, suyo sus'),
  pairs(
    'noun',
    ['shortened', 'plural'],
    'película pelis, fotografía fotos, motocicleta motos, bicicleta bicis, profesor profes',
  ),
  pairs(null, ['plural'], 'cualquiera cualesquiera, quien quienes, cual cuales, quién quiénes, cuál cuáles'),
  pairs('adjective', ['comparative'], 'bueno mejor, malo peor, grande mayor, pequeño menor'),
  pairs('adverb', ['comparative'], 'bien mejor, mal peor, mucho más, poco menos'),
  pairs(
    'adjective',
    ['superlative'],
    `bueno óptimo, malo pésimo, grande máximo, pequeño mínimo, antiguo antiquísimo, fuerte fortísimo, nuevo novísimo,
  fácil facilísimo, difícil dificilísimo, útil utilísimo, débil debilísimo, célebre celebérrimo, libre libérrimo, pobre paupérrimo, joven jovencísimo`,
  ),
  pairs(
    'noun',
    ['diminutive'],
    `agua agüita, mano manita manito, pie piececito piecito, papá papaíto papito, mamá mamaíta mamita, ratón ratoncito,
  joven jovencito, viejo viejecito viejito, rey reyecito, pez pececito, voz vocecita, luz lucecita, cruz crucecita`,
  ),
)
