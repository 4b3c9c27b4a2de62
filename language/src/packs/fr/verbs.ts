import type { InflectionRule } from '../inflection-data.ts'
import type { Cell } from '../rule-tables.ts'
import { type FrenchVerb, frenchForms } from './verb-forms.ts'

/** Endings of infinitive, present, past, future stem and participle, then the irregular parts. */
type Row = readonly [
  base: string,
  present: string,
  past: string | undefined,
  future: string,
  participle: string,
  special?: Partial<FrenchVerb>,
]

/** Classes of endings. Of two possible classes the one with the longer ending comes first. */
const rows: readonly Row[] = [
  // Third group: -ir
  ['enir', 'iens iens ient enons enez iennent', 'ins', 'iendr', 'enu'],
  ['courir', 'cours cours court courons courez courent', 'courus', 'courr', 'couru'],
  ['mourir', 'meurs meurs meurt mourons mourez meurent', 'mourus', 'mourr', 'mort'],
  ['quérir', 'quiers quiers quiert quérons quérez quièrent', 'quis', 'querr', 'quis'],
  ['fuir', 'fuis fuis fuit fuyons fuyez fuient', 'fuis', 'fuir', 'fui'],
  ['haïr', 'hais hais hait haïssons haïssez haïssent', 'haïs', 'haïr', 'haï'],
  ['vêtir', 'vêts vêts vêt vêtons vêtez vêtent', 'vêtis', 'vêtir', 'vêtu'],
  ['cueillir', 'cueille cueilles cueille cueillons cueillez cueillent', 'cueillis', 'cueiller', 'cueilli'],
  ['aillir', 'aille ailles aille aillons aillez aillent', 'aillis', 'aillir', 'ailli'],
  ['bouillir', 'bous bous bout bouillons bouillez bouillent', 'bouillis', 'bouillir', 'bouilli'],
  ['vrir', 'vre vres vre vrons vrez vrent', 'vris', 'vrir', 'vert'],
  ['ffrir', 'ffre ffres ffre ffrons ffrez ffrent', 'ffris', 'ffrir', 'ffert'],
  ['ormir', 'ors ors ort ormons ormez orment', 'ormis', 'ormir', 'ormi'],
  ['ervir', 'ers ers ert ervons ervez ervent', 'ervis', 'ervir', 'ervi'],
  ['artir', 'ars ars art artons artez artent', 'artis', 'artir', 'arti'],
  ['ortir', 'ors ors ort ortons ortez ortent', 'ortis', 'ortir', 'orti'],
  ['entir', 'ens ens ent entons entez entent', 'entis', 'entir', 'enti'],
  ['gésir', 'gis gis gît gisons gisez gisent', undefined, 'gésir', '-'],
  // Third group: -oir
  ['cevoir', 'çois çois çoit cevons cevez çoivent', 'çus', 'cevr', 'çu'],
  ['prévoir', 'prévois prévois prévoit prévoyons prévoyez prévoient', 'prévis', 'prévoir', 'prévu'],
  ['pourvoir', 'pourvois pourvois pourvoit pourvoyons pourvoyez pourvoient', 'pourvus', 'pourvoir', 'pourvu'],
  ['voir', 'vois vois voit voyons voyez voient', 'vis', 'verr', 'vu'],
  [
    'savoir',
    'sais sais sait savons savez savent',
    'sus',
    'saur',
    'su',
    {
      subjunctive: 'sache saches sache sachions sachiez sachent',
      imperative: 'sache sachons sachez',
      gerund: 'sachant',
    },
  ],
  ['devoir', 'dois dois doit devons devez doivent', 'dus', 'devr', 'dû'],
  ['mouvoir', 'meus meus meut mouvons mouvez meuvent', 'mus', 'mouvr', 'mu'],
  [
    'valoir',
    'vaux vaux vaut valons valez valent',
    'valus',
    'vaudr',
    'valu',
    { subjunctive: 'vaille vailles vaille valions valiez vaillent' },
  ],
  ['prévaloir', 'prévaux prévaux prévaut prévalons prévalez prévalent', 'prévalus', 'prévaudr', 'prévalu'],
  ['asseoir', 'assieds assieds assied asseyons asseyez asseyent', 'assis', 'assiér', 'assis'],
  ['asseoir', 'assois assois assoit assoyons assoyez assoient', undefined, 'assoir', 'assis'],
  ['surseoir', 'sursois sursois sursoit sursoyons sursoyez sursoient', 'sursis', 'surseoir', 'sursis'],
  ['déchoir', 'déchois déchois déchoit déchoyons déchoyez déchoient', 'déchus', 'déchoir', 'déchu'],
  ['échoir', '- - échoit - - échoient', 'échus', 'échoir', 'échu', { gerund: 'échéant' }],
  // Third group: -re
  ['prendre', 'prends prends prend prenons prenez prennent', 'pris', 'prendr', 'pris'],
  ['indre', 'ins ins int ignons ignez ignent', 'ignis', 'indr', 'int'],
  ['coudre', 'couds couds coud cousons cousez cousent', 'cousis', 'coudr', 'cousu'],
  ['moudre', 'mouds mouds moud moulons moulez moulent', 'moulus', 'moudr', 'moulu'],
  ['résoudre', 'résous résous résout résolvons résolvez résolvent', 'résolus', 'résoudr', 'résolu'],
  ['soudre', 'sous sous sout solvons solvez solvent', 'solus', 'soudr', 'sous'],
  ['dre', 'ds ds d dons dez dent', 'dis', 'dr', 'du'],
  ['rompre', 'romps romps rompt rompons rompez rompent', 'rompis', 'rompr', 'rompu'],
  ['vaincre', 'vaincs vaincs vainc vainquons vainquez vainquent', 'vainquis', 'vaincr', 'vaincu'],
  ['mettre', 'mets mets met mettons mettez mettent', 'mis', 'mettr', 'mis'],
  ['battre', 'bats bats bat battons battez battent', 'battis', 'battr', 'battu'],
  ['uire', 'uis uis uit uisons uisez uisent', 'uisis', 'uir', 'uit'],
  ['nuire', 'nuis nuis nuit nuisons nuisez nuisent', 'nuisis', 'nuir', 'nui!'],
  ['luire', 'luis luis luit luisons luisez luisent', 'luisis', 'luir', 'lui!'],
  ['bruire', '- - bruit - - bruissent', undefined, 'bruir', 'bruit', { imperfect: 'bruiss' }],
  ['maudire', 'maudis maudis maudit maudissons maudissez maudissent', 'maudis', 'maudir', 'maudit'],
  ['dire', 'dis dis dit disons dites disent', 'dis', 'dir', 'dit'],
  ['dire', '- - - - disez -', undefined, 'dir', 'dit', { imperative: '- - disez' }],
  ['crire', 'cris cris crit crivons crivez crivent', 'crivis', 'crir', 'crit'],
  ['frire', 'fris fris frit - - -', undefined, 'frir', 'frit'],
  ['rire', 'ris ris rit rions riez rient', 'ris', 'rir', 'ri!'],
  ['lire', 'lis lis lit lisons lisez lisent', 'lus', 'lir', 'lu'],
  ['confire', 'confis confis confit confisons confisez confisent', 'confis', 'confir', 'confit'],
  ['suffire', 'suffis suffis suffit suffisons suffisez suffisent', 'suffis', 'suffir', 'suffi!'],
  ['concire', '- - - - - -', undefined, 'concir', 'concis'],
  ['suivre', 'suis suis suit suivons suivez suivent', 'suivis', 'suivr', 'suivi'],
  ['vivre', 'vis vis vit vivons vivez vivent', 'vécus', 'vivr', 'vécu'],
  ['boire', 'bois bois boit buvons buvez boivent', 'bus', 'boir', 'bu'],
  ['croire', 'crois crois croit croyons croyez croient', 'crus', 'croir', 'cru'],
  ['naître', 'nais nais naît naissons naissez naissent', 'naquis', 'naîtr', 'né'],
  ['naître', 'nais nais nait naissons naissez naissent', 'naquis', 'naitr', 'né'],
  ['aître', 'ais ais aît aissons aissez aissent', 'us', 'aîtr', 'u'],
  ['aître', 'ais ais ait aissons aissez aissent', 'us', 'aitr', 'u'],
  ['croître', 'croîs croîs croît croissons croissez croissent', 'crûs', 'croîtr', 'crû'],
  ['croître', 'crois crois croît croissons croissez croissent', 'crus', 'croîtr', 'cru'],
  ['plaire', 'plais plais plaît plaisons plaisez plaisent', 'plus', 'plair', 'plu!'],
  ['plaire', '- - plait - - -', undefined, 'plair', 'plu!'],
  // Its participle is in irregular-verbs.ts.
  ['taire', 'tais tais tait taisons taisez taisent', 'tus', 'tair', '-'],
  ['traire', 'trais trais trait trayons trayez traient', undefined, 'trair', 'trait'],
  [
    'faire',
    'fais fais fait faisons faites font',
    'fis',
    'fer',
    'fait',
    { subjunctive: 'fasse fasses fasse fassions fassiez fassent' },
  ],
  ['clure', 'clus clus clut cluons cluez cluent', 'clus', 'clur', 'clu'],
  ['inclure', '- - - - - -', undefined, 'inclur', 'inclus'],
  [
    'clore',
    'clos clos clôt - - closent',
    undefined,
    'clor',
    'clos',
    { subjunctive: 'close closes close closions closiez closent' },
  ],
  ['foutre', '- - fout foutons foutez foutent', undefined, 'foutr', 'foutu'],
  // First group with a changing stem
  ['voyer', 'voie voies voie voyons voyez voient', 'voyai', 'verr', 'voyé'],
  ['ger', 'ge ges ge geons gez gent', 'geai', 'ger', 'gé'],
  ['cer', 'ce ces ce çons cez cent', 'çai', 'cer', 'cé'],
  ['eler', 'elle elles elle elons elez ellent', 'elai', 'eller', 'elé'],
  ['eter', 'ette ettes ette etons etez ettent', 'etai', 'etter', 'eté'],
  ['yer', 'ie ies ie yons yez ient', 'yai', 'ier', 'yé'],
  // First, second and the plain third group
  ['er', 'e es e ons ez ent', 'ai', 'er', 'é'],
  ['ir', 'is is it issons issez issent', 'is', 'ir', 'i'],
]

const rule = ({ text, reasons }: Cell, base: string): InflectionRule => ({
  form: text,
  base,
  partOfSpeech: 'verb',
  reasons,
})

function rulesOf([base, present, past, future, participle, special]: Row): InflectionRule[] {
  const verb = { present, future, participle, ...(past && { past }), ...special }
  const minimum = base.length + (base === 'er' || base === 'ir' ? 2 : 0)
  return frenchForms(verb)
    .filter(({ text }) => !text.startsWith('-'))
    .map((cell) => ({ ...rule(cell, base), minimum }))
}

/** lève, préfère: the vowel opens before a mute ending; also préférerai, which the old spelling does not change. */
const openedStems: readonly InflectionRule[] = frenchForms({
  present: 'e es e - - ent',
  future: 'er',
  participle: '-',
  subjunctive: 'e es e - - ent',
  imperative: 'e - -',
})
  .filter(({ text }) => !text.startsWith('-'))
  .flatMap((cell) =>
    (['e', 'é'] as const).map((vowel) => ({ ...rule(cell, 'er'), stem: ['è', vowel] as const })),
  )

const all = [...openedStems, ...rows.flatMap(rulesOf)]
/** Whether a rule is rare: subjunctives and literary pasts are rarer than other readings of the same ending. */
const isRare = ({ reasons, base }: InflectionRule) => reasons.includes('subjunctive') || base === 'foutre'

/** Regular endings, and the endings of irregular families: revenir, tenir, obtenir are inflected like venir. */
export const frenchVerbRules: readonly InflectionRule[] = all.filter((one) => !isRare(one))
/** Rules for less common forms; they come after the usual ones. */
export const frenchRareVerbRules: readonly InflectionRule[] = all.filter(isRare)
