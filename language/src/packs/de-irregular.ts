import type { IrregularForms } from '../inflection.ts'
import { listsOf } from '../inflection-index.ts'
import type { FormReason } from '../parts-of-speech.ts'
import { germanStrongVerbs } from './de-strong-verbs.ts'
import { type Cell, irregularForm, mergedForms, pairs, sixPersons, wordsOf } from './rule-tables.ts'

const wish: readonly FormReason[] = ['past', 'subjunctive']
const reported: readonly FormReason[] = ['present', 'subjunctive']

/** sein, haben, werden, wissen and the modal verbs: present, past, wish, reported speech, participle. */
const auxiliaries: Record<
  string,
  { present: string; past: string; wish: string; reported: string; others: Cell[] }
> = {
  sein: {
    present: 'bin bist ist sind seid sind',
    past: 'war warst war waren wart waren',
    wish: 'wäre wärst/wärest wäre wären wärt/wäret wären',
    reported: 'sei seist/seiest sei seien seiet seien',
    others: [
      { text: 'gewesen', reasons: ['participle'] },
      { text: 'sei', reasons: ['imperative', 'secondPerson', 'singular'] },
      { text: 'seid', reasons: ['imperative', 'secondPerson', 'plural'] },
    ],
  },
  haben: {
    present: 'habe/hab hast hat haben habt haben',
    past: 'hatte hattest hatte hatten hattet hatten',
    wish: 'hätte hättest hätte hätten hättet hätten',
    reported: 'habe habest habe haben habet haben',
    others: [{ text: 'gehabt', reasons: ['participle'] }],
  },
  werden: {
    present: 'werde wirst wird werden werdet werden',
    past: 'wurde wurdest wurde wurden wurdet wurden',
    wish: 'würde würdest würde würden würdet würden',
    reported: 'werde werdest werde werden werdet werden',
    others: [
      { text: 'geworden', reasons: ['participle'] },
      { text: 'worden', reasons: ['participle', 'passive'] },
    ],
  },
  wissen: {
    present: 'weiß weißt weiß - wisst -',
    past: 'wusste wusstest wusste wussten wusstet wussten',
    wish: 'wüsste wüsstest wüsste wüssten wüsstet wüssten',
    reported: 'wisse wissest wisse - - -',
    others: [{ text: 'gewusst', reasons: ['participle'] }],
  },
  können: {
    present: 'kann kannst kann - könnt -',
    past: 'konnte konntest konnte konnten konntet konnten',
    wish: 'könnte könntest könnte könnten könntet könnten',
    reported: 'könne könnest könne - - -',
    others: [{ text: 'gekonnt', reasons: ['participle'] }],
  },
  müssen: {
    present: 'muss musst muss - müsst -',
    past: 'musste musstest musste mussten musstet mussten',
    wish: 'müsste müsstest müsste müssten müsstet müssten',
    reported: 'müsse müssest müsse - - -',
    others: [{ text: 'gemusst', reasons: ['participle'] }],
  },
  dürfen: {
    present: 'darf darfst darf - dürft -',
    past: 'durfte durftest durfte durften durftet durften',
    wish: 'dürfte dürftest dürfte dürften dürftet dürften',
    reported: 'dürfe dürfest dürfe - - -',
    others: [{ text: 'gedurft', reasons: ['participle'] }],
  },
  mögen: {
    present: 'mag magst mag - mögt -',
    past: 'mochte mochtest mochte mochten mochtet mochten',
    wish: 'möchte möchtest möchte möchten möchtet möchten',
    reported: 'möge mögest möge - - -',
    others: [{ text: 'gemocht', reasons: ['participle'] }],
  },
  sollen: {
    present: 'soll sollst soll - sollt -',
    past: 'sollte solltest sollte sollten solltet sollten',
    wish: 'sollte solltest sollte sollten solltet sollten',
    reported: 'solle sollest solle - - -',
    others: [{ text: 'gesollt', reasons: ['participle'] }],
  },
  wollen: {
    present: 'will willst will - wollt -',
    past: 'wollte wolltest wollte wollten wolltet wollten',
    wish: 'wollte wolltest wollte wollten wolltet wollten',
    reported: 'wolle wollest wolle - - -',
    others: [{ text: 'gewollt', reasons: ['participle'] }],
  },
}
const auxiliaryForms: IrregularForms = Object.fromEntries(
  Object.entries(auxiliaries).map(([base, verb]) => [
    base,
    {
      ...irregularForm('verb', [
        ...sixPersons(verb.present, ['present']),
        ...sixPersons(verb.past, ['past']),
        ...sixPersons(verb.wish, wish),
        ...verb.others,
        ...sixPersons(verb.reported, reported),
      ]),
      insteadOfRules: true,
    },
  ]),
)

/** Endings of dieser, and of ein, kein, mein: m. accusative, dative m./n., genitive m./n., f., f. dative, neuter, plural dative. */
const declined = (base: string, stem: string): [string, IrregularForms[string]] => [
  base,
  irregularForm(
    null,
    (
      [
        { text: `${stem}e`, reasons: ['feminine'] },
        { text: `${stem}e`, reasons: ['plural'] },
        { text: `${stem}es`, reasons: ['genitive', 'singular'] },
        { text: `${stem}em`, reasons: ['dative', 'singular'] },
        { text: `${stem}en`, reasons: ['masculine', 'accusative'] },
        { text: `${stem}en`, reasons: ['plural', 'dative'] },
        { text: `${stem}er`, reasons: ['feminine', 'dative'] },
        { text: `${stem}er`, reasons: ['plural', 'genitive'] },
      ] satisfies Cell[]
    ).filter(({ text }) => text !== base),
  ),
]
/** ein has no plural. */
const onlySingular = ([base, entry]: [string, IrregularForms[string]]): [string, IrregularForms[string]] => [
  base,
  {
    partOfSpeech: null,
    forms: Object.fromEntries(
      Object.entries(entry?.forms ?? {}).map(([form, readings]) => [
        form,
        listsOf(readings).filter((reasons) => !reasons.includes('plural')),
      ]),
    ),
  },
]
const determiners: IrregularForms = Object.fromEntries([
  ...'kein mein dein sein ihr unser'.split(' ').map((word) => declined(word, word)),
  onlySingular(declined('ein', 'ein')),
  declined('euer', 'eur'),
  ...'dies jen jed welch manch solch'.split(' ').map((stem): [string, IrregularForms[string]] => {
    const [base, entry] = declined(`${stem}er`, stem)
    return [
      base,
      { ...entry, forms: { ...entry.forms, [`${stem}es`]: [['neuter'], ['genitive', 'singular']] } },
    ]
  }),
])

/** Case after case: base accusative dative genitive. */
const pronouns = `ich mich mir meiner, du dich dir deiner, er ihn ihm -, sie - ihr -, es - ihm -, wir uns uns -, wer wen wem wessen,
  jemand jemanden jemandem jemandes, niemand niemanden niemandem niemandes, man einen einem -`
const cases: readonly FormReason[] = ['accusative', 'dative', 'genitive']
const pronounForms: IrregularForms = mergedForms(
  Object.fromEntries(
    wordsOf(pronouns).map(([base = '', ...forms]) => [
      base,
      irregularForm(
        null,
        forms.flatMap((text, at): Cell[] => {
          const reason = cases[at]
          return text === '-' || !reason ? [] : [{ text, reasons: [reason] }]
        }),
      ),
    ]),
  ),
  { sie: { partOfSpeech: null, forms: { ihnen: ['plural', 'dative'] } } },
  { ihr: { partOfSpeech: null, forms: { euch: [['accusative'], ['dative']] } } },
)
const article: IrregularForms = {
  der: irregularForm(null, [
    { text: 'die', reasons: ['feminine'] },
    { text: 'die', reasons: ['plural'] },
    { text: 'das', reasons: ['neuter'] },
    { text: 'den', reasons: ['masculine', 'accusative'] },
    { text: 'den', reasons: ['plural', 'dative'] },
    { text: 'dem', reasons: ['dative', 'singular'] },
    { text: 'des', reasons: ['genitive', 'singular'] },
    { text: 'dessen', reasons: ['genitive', 'singular'] },
    { text: 'deren', reasons: ['feminine', 'genitive'] },
    { text: 'deren', reasons: ['plural', 'genitive'] },
    { text: 'denen', reasons: ['plural', 'dative'] },
  ]),
}

const plurals = `Museum Museen, Zentrum Zentren, Thema Themen, Firma Firmen, Konto Konten, Datum Daten, Praxis Praxen, Villa Villen, Rhythmus Rhythmen,
  Album Alben, Risiko Risiken, Lexikon Lexika, Stadion Stadien, Universum Universen, Visum Visa, Drama Dramen, Kaktus Kakteen, Bus Busse, Atlas Atlanten,
  Virus Viren, Organismus Organismen, Mechanismus Mechanismen, Pizza Pizzen, Material Materialien, Prinzip Prinzipien, Wort Wörter Worte, Fossil Fossilien,
  Typus Typen, Praktikum Praktika, Antibiotikum Antibiotika, Cello Celli, Espresso Espressi, Kaufmann Kaufleute, Saal Säle, Neubau Neubauten,
  Ferien Ferien, Leute Leute, Eltern Eltern, Geschwister Geschwister`

const weakNouns =
  'Herr Herrn, Name Namen, Junge Jungen, Mensch Menschen, Student Studenten, Nachbar Nachbarn, Bauer Bauern, Kunde Kunden, Kollege Kollegen, Löwe Löwen'

/** Adjectives that became nouns: der Deutsche, ein Deutscher; dictionaries list the one or the other. */
const people =
  `Abgeordnet Alt Angehörig Angeklagt Angestellt Arbeitslos Auszubildend Beamt Behindert Bekannt Beteiligt Betrunken Deutsch Erwachsen
  Freiwillig Fremd Gefangen Gelehrt Geliebt Heilig Jugendlich Klein Krank Liebst Obdachlos Reisend Schuldig Selbstständig Studierend Süchtig Tot
  Überlebend Unbekannt Verdächtig Verletzt Verlobt Verwandt Vorgesetzt Vorsitzend`.split(/\s+/)
const peopleForms: IrregularForms = Object.fromEntries(
  people.flatMap((stem): [string, IrregularForms[string]][] => {
    const all = ['e', 'er', 'en', 'em'].map((ending) => stem + ending)
    return [`${stem}e`, `${stem}er`].map((base) => [
      base,
      irregularForm(
        'noun',
        all.filter((text) => text !== base).map((text) => ({ text, reasons: ['declined'] })),
      ),
    ])
  }),
)

/** Everything the rules do not undo, base by base. */
export const germanIrregular: IrregularForms = mergedForms(
  auxiliaryForms,
  peopleForms,
  mergedForms(germanStrongVerbs, determiners, pronounForms, article),
  pairs('noun', ['plural'], plurals),
  pairs('verb', ['present', 'firstPerson', 'singular'], 'tun tue tu'),
  pairs('noun', ['dative'], 'Haus Hause'),
  // Menschen: many before one.
  pairs('noun', ['plural'], weakNouns.replace('Herr Herrn, ', '')),
  pairs('noun', ['accusative', 'singular'], weakNouns),
  pairs('noun', ['dative', 'singular'], weakNouns),
  pairs(
    'noun',
    ['genitive'],
    'Name Namens, Gedanke Gedankens, Glaube Glaubens, Herz Herzens, Friede Friedens, Wille Willens',
  ),
  pairs(null, ['comparative'], 'gut besser, viel mehr, gern lieber, hoch höher, nah näher, bald eher'),
  pairs(
    null,
    ['superlative'],
    `gut besten beste bester bestes bestem, viel meisten meiste meistes, gern liebsten, hoch höchsten höchste höchster höchstes höchstem,
    nah nächsten nächste nächster nächstes nächstem, bald ehesten, groß größten größte größter größtes größtem`,
  ),
  pairs('adjective', ['declined'], 'hoch hohe hohen hoher'),
  pairs('adjective', ['neuter', 'singular'], 'hoch hohes'),
  pairs('adjective', ['dative', 'singular'], 'hoch hohem'),
  pairs(
    null,
    ['declined'],
    `all alle allen aller, alle allen aller allem alles, viel viele vielen vieler vielem vieles, wenig wenige wenigen weniger,
    beide beiden beider beides, anderer andere anderen andern anderem anderes, ander andere anderen anderer anderem anderes, derselbe dieselbe dasselbe dieselben demselben denselben desselben derselben,
    derjenige diejenige dasjenige diejenigen demjenigen denjenigen, einig einige einigen einiger einiges, mehrere mehreren mehrerer`,
  ),
)
