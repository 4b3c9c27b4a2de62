import type { AgreementFacts, DeterminerTable } from '../agreement-facts.ts'

const possessive = (one: string, stem = one): DeterminerTable => ({
  rows: [
    `${one} ${stem}e ${one} ${stem}e`,
    `${stem}en ${stem}e ${one} ${stem}e`,
    `${stem}em ${stem}er ${stem}em ${stem}en`,
    `${stem}es ${stem}er ${stem}es ${stem}er`,
  ],
  withoutEnding: [one],
})
const like = (stem: string): DeterminerTable => ({
  rows: [
    `${stem}er ${stem}e ${stem}es ${stem}e`,
    `${stem}en ${stem}e ${stem}es ${stem}e`,
    `${stem}em ${stem}er ${stem}em ${stem}en`,
    `${stem}es ${stem}er ${stem}es ${stem}er`,
  ],
})
const plural = (nominative: string, dative = nominative, genitive = nominative): DeterminerTable => ({
  rows: [`- - - ${nominative}`, `- - - ${nominative}`, `- - - ${dative}`, `- - - ${genitive}`],
  isStrong: true,
})

/** Agreement in German. */
export const germanAgreement: AgreementFacts = {
  cases: 'nadg',
  columns: ['ms', 'fs', 'ns', 'mp+fp+np'],
  determiners: [
    { rows: ['der die das die', 'den die das die', 'dem der dem den', 'des der des der'] },
    {
      rows: ['ein eine ein -', 'einen eine ein -', 'einem einer einem -', 'eines einer eines -'],
      withoutEnding: ['ein'],
      isSingular: true,
    },
    possessive('kein'),
    possessive('mein'),
    possessive('dein'),
    possessive('sein'),
    possessive('ihr'),
    possessive('unser'),
    possessive('euer', 'eur'),
    like('dies'),
    like('jen'),
    like('welch'),
    { ...like('jed'), isSingular: true },
    { rows: ['- - - alle', '- - - alle', '- - - allen', '- - - aller'] },
    plural('viele', 'vielen', 'vieler'),
    plural('einige', 'einigen', 'einiger'),
    plural('mehrere', 'mehreren', 'mehrerer'),
    { ...plural('zwei'), isNumber: true },
    { ...plural('drei'), isNumber: true },
    { ...plural('vier'), isNumber: true },
    { ...plural('fünf'), isNumber: true },
    { ...plural('zehn'), isNumber: true },
    { rows: ['- - - -', '- - - -', 'im in_der im in_den', '- - - -'], isContraction: true },
    { rows: ['- - - -', '- - - -', 'am an_der am an_den', '- - - -'], isContraction: true },
    { rows: ['- - - -', '- - - -', 'zum zur zum zu_den', '- - - -'], isContraction: true },
    { rows: ['- - - -', '- - - -', 'vom von_der vom von_den', '- - - -'], isContraction: true },
    { rows: ['- - - -', '- - - -', 'beim bei_der beim bei_den', '- - - -'], isContraction: true },
    { rows: ['- - - -', 'in_den in_die ins in_die', '- - - -', '- - - -'], isContraction: true },
    { rows: ['- - - -', 'auf_den auf_die aufs auf_die', '- - - -', '- - - -'], isContraction: true },
  ],
  alsoPronouns: ['der', 'die', 'das', 'den', 'dem', 'ihr', 'alle', 'viele', 'einige', 'ein', 'eines', 'dieser', 'diese'],
  predeterminers: ['all', 'alle', 'allen', 'aller'],
  neverNouns: ['uhr'],
  eitherNumber:
    'euro dollar uhr prozent pfund ski grad kilo meter stück mal cent liter gramm glas kilometer angestellte erwachsene bekannte verwandte deutsche jugendliche kranke beamte'.split(
      ' ',
    ),
  prepositions: {
    mit: 'd', bei: 'd', von: 'd', zu: 'd', nach: 'd', aus: 'd', seit: 'd', gegenüber: 'd', außer: 'd',
    für: 'a', durch: 'a', gegen: 'a', ohne: 'a', um: 'a',
    in: 'ad', an: 'ad', auf: 'ad', über: 'ad', unter: 'ad', vor: 'ad', hinter: 'ad', neben: 'ad', zwischen: 'ad',
    wegen: 'gd', trotz: 'gd',
  },
  intensifiers: ['sehr', 'so', 'ganz', 'zu', 'ziemlich', 'wirklich', 'besonders'],
  and: ['und', 'oder', 'aber'],
  eitherGender:
    'see teil leiter band kiefer gehalt verdienst moment tor steuer erbe kunde weise heide tau flur schild messer meter liter ketchup joghurt laptop blog virus cola mann leute eltern bekannte verwandte kranke angestellte jugendliche erwachsene deutsche pro uhr'.split(
      ' ',
    ),
  invariable: ['lila', 'rosa', 'orange', 'prima', 'super', 'extra', 'beige', 'halb', 'ganz', 'cool', 'okay', 'voll', 'derselbe', 'dieselbe', 'dasselbe'],
  be: ['sein'],
  nounCases: [
    { cell: 'ms', ending: /./, cases: 'nad' },
    { cell: 'ns', ending: /./, cases: 'nad' },
    { cell: 'fs', ending: /./, cases: 'nadg' },
    { cell: 'p', ending: /[ns]$/, cases: 'nadg' },
    { cell: 'p', ending: /./, cases: 'nag' },
  ],
  adjectiveEndings: {
    weak: {
      e: ['nms', 'nfs', 'nns', 'afs', 'ans'],
      en: ['ams', 'dms', 'dfs', 'dns', 'gms', 'gfs', 'gns', 'np', 'ap', 'dp', 'gp'],
    },
    strong: {
      er: ['nms', 'dfs', 'gfs', 'gp'],
      e: ['nfs', 'afs', 'np', 'ap'],
      es: ['nns', 'ans'],
      en: ['ams', 'dp', 'gms', 'gns'],
      em: ['dms', 'dns'],
    },
  },
}
