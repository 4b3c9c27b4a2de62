import type { WritingFacts } from '../writing-facts.ts'

/** Clauses in Norwegian. */
export const norwegianWriting: WritingFacts = {
  clauseStarters: 'at fordi hvis når om da selv mens siden men for'.split(' '),
  and: ['og', 'eller'],
  beforeVerb: ['ikke'],
  pronounAfter: ['være', 'bli', 'finnes', 'ha', 'spille', 'gå', 'lukte', 'komme', 'ligge', 'stå'],
  subjectCells: { vi: 'mp', de: 'mp', dere: 'mp' },
  wordOrder: {
    openers:
      'nå da så her derfor vanligvis ofte alltid noen_ganger dessverre først etterpå senere endelig plutselig igår idag imorgen iblant dessuten likevel snart deretter heldigvis tidligere iår kveld til_slutt av_og_til i_dag i_går i_morgen i_kveld i_fjor i_år'.split(
        ' ',
      ),
    prepositions: 'i på om etter før ved til med hos under uten fra for'.split(' '),
    times: [
      'day',
      'week',
      'month',
      'year',
      'morning',
      'evening',
      'night',
      'afternoon',
      'weekend',
      'summer',
      'winter',
      'hour',
      'minute',
    ],
    subordinators: 'at fordi hvis når om da selv_om mens siden før etter_at'.split(' '),
    beforeVerbInClause: ['ikke', 'aldri', 'alltid', 'ofte', 'bare', 'også'],
  },
  formsAfter: [
    { lemmas: ['ha'], form: ['participle'] },
    { lemmas: ['kunne', 'ville', 'skulle', 'måtte', 'burde'], form: [] },
    { lemmas: ['å'], form: [], isParticle: true },
  ],
  definiteSubjects: true,
  pastTimes: ['i_går', 'i_fjor', 'i_forgårs'],
  past: ['past'],
}
