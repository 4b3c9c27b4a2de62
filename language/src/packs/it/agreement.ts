import type { AgreementFacts, DeterminerTable } from '../agreement-facts.ts'

const table = (rows: string): DeterminerTable => ({ rows: [rows] })
const number = (rows: string): DeterminerTable => ({ rows: [rows], isNumber: true })
const contraction = (rows: string): DeterminerTable => ({ rows: [rows], isContraction: true })
const vowel = /^[aeiouhàèéìòù]/i
const impure = /^(?:s[bcdfghklmnpqrtvz]|z|gn|ps|pn|x|y|i[aeou]|champagne|chef|chalet)/i
/** A preposition with the article. "dai" is also a verb. */
const joined = (one: string) =>
  contraction(
    `${one}l/${one}llo/${one}ll' ${one}lla/${one}ll' ${one === 'da' ? '' : `${one}i/`}${one}gli ${one}lle`,
  )

/** Agreement in Italian. */
export const italianAgreement: AgreementFacts = {
  cases: 'n',
  columns: ['ms', 'fs', 'mp', 'fp'],
  determiners: [
    table("il/lo/l' la/l' i/gli le"),
    { rows: ["un/uno una/un' - -"], isSingular: true },
    joined('a'),
    joined('de'),
    joined('da'),
    joined('ne'),
    joined('su'),
    table('questo questa questi queste'),
    table("quel/quello/quell' quella/quell' quei/quegli quelle"),
    table('mio mia miei mie'),
    table('tuo tua tuoi tue'),
    table('suo sua suoi sue'),
    table('nostro nostra nostri nostre'),
    table('vostro vostra vostri vostre'),
    table('molto molta molti molte'),
    table('poco poca pochi poche'),
    table('tanto tanta tanti tante'),
    table('troppo troppa troppi troppe'),
    table('altro altra altri altre'),
    table('tutto tutta tutti tutte'),
    table('quanto quanta quanti quante'),
    table("nessun/nessuno nessuna/nessun' - -"),
    { rows: ['ogni ogni - -'], isSingular: true },
    { rows: ['qualche qualche - -'], isSingular: true },
    table('- - alcuni alcune'),
    number('- - due due'),
    number('- - tre tre'),
    number('- - quattro quattro'),
    number('- - cinque cinque'),
    number('- - dieci dieci'),
  ],
  sounds: [
    ['lo', impure],
    ['uno', impure],
    ['gli', /^(?:s[bcdfghklmnpqrtvz]|z|gn|ps|pn|x|y|[aeiouhàèéìòù])/i],
    ["l'", vowel],
    ["un'", vowel],
    ['nessuno', impure],
    ["nessun'", vowel],
    ['quello', impure],
    ["quell'", vowel],
    ['quegli', /^(?:s[bcdfghklmnpqrtvz]|z|gn|ps|[aeiouhàèéìòù])/i],
    ...['a', 'de', 'da', 'ne', 'su'].flatMap((one): [string, RegExp][] => [
      [`${one}llo`, impure],
      [`${one}ll'`, vowel],
      [`${one}gli`, /^(?:s[bcdfghklmnpqrtvz]|z|gn|ps|[aeiouhàèéìòù])/i],
    ]),
  ],
  alsoPronouns: ['lo', 'la', 'le', 'li', 'gli', "l'", 'questo', 'questa', 'molto', 'poco', 'tanto', 'troppo', 'tutto', 'quanto'],
  soundsAreRules: true,
  alsoAdverbs: ['molto', 'poco', 'tanto', 'troppo', 'tutto', 'quanto', 'altro'],
  predeterminers: ['tutto', 'tutta', 'tutti', 'tutte'],
  shades: ['chiaro', 'scuro'],
  neverNouns: ['insieme', 'tv', 'stessa', 'stesso', 'stessi', 'stesse', 'mai', 'era', 'media', 'vive', 'grandi'],
  eitherNumber: ['foto', 'moto', 'auto', 'radio', 'app', 'euro', 'chilo', 'media', 'cinema', 'grido', 'grida', 'serie', 'dato', 'dati'],
  pluralOnly: { gender: 'm', ending: /[^i]i$/ },
  intensifiers: ['molto', 'più', 'troppo', 'così', 'tanto', 'abbastanza', 'poco', 'meno', 'davvero', 'proprio'],
  and: ['e', 'ed', 'o', 'ma'],
  adjectivesBehind: true,
  predicatesAgree: true,
  eitherGender:
    'fine rosa viola metro presente sole capitale radio fronte guida cantante insegnante turista giornalista artista dentista collega nipote carcere dito braccio uovo paio muro osso labbro ginocchio lenzuolo eco finale boa persona vittima pilota regista autista barista ospite amante parente cliente paziente parte giovane assistente dipendente abitante coniuge consorte fotomodella moto foto auto gente tema bagaglio'.split(
      ' ',
    ),
  invariable: ['rosa', 'viola', 'blu', 'beige', 'marrone', 'qualche', 'ogni', 'pari', 'bene', 'male', 'arancione'],
  be: ['essere', 'sembrare', 'diventare'],
}
