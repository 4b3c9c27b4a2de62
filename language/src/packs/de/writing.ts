import type { WritingFacts } from '../writing-facts.ts'

/** Clauses in German. */
export const germanWriting: WritingFacts = {
  clauseStarters: 'dass weil wenn ob als obwohl damit bevor nachdem während denn aber sondern'.split(' '),
  and: ['und', 'oder'],
  beforeVerb: [],
  dummySubjects: ['es', 'wer', 'das'],
  quantities: 'mehrheit hälfte teil rest paar reihe gruppe menge prozent familie leute'.split(' '),
  objectsHaveCase: true,
  adverbsBeforeObject:
    'heute gestern morgen jetzt schon auch immer oft manchmal nur noch gern gerne leider dann hier mir dir ihm uns euch nie'.split(
      ' ',
    ),
  copulas: [
    'sein',
    'werden',
    'bleiben',
    'heißen',
    'gelten',
    'finden',
    'sagen',
    'glauben',
    'denken',
    'wissen',
    'scheinen',
  ],
  dativeVerbs: [
    'helfen',
    'danken',
    'gehören',
    'gefallen',
    'antworten',
    'folgen',
    'gratulieren',
    'zuhören',
    'schmecken',
    'begegnen',
    'vertrauen',
  ],
  motionVerbs:
    'gehen fahren fliegen laufen kommen legen stellen setzen hängen stecken werfen bringen ziehen reisen springen steigen einsteigen umziehen schicken schreiben'.split(
      ' ',
    ),
  perfect: {
    have: 'haben',
    be: 'sein',
    isLast: true,
    withBe:
      'gehen kommen fahren fliegen laufen reisen wandern schwimmen bleiben werden sein passieren geschehen aufstehen aufwachen einschlafen ankommen abfahren umziehen ausgehen fallen sterben wachsen steigen einsteigen aussteigen umsteigen zurückkommen weggehen losfahren springen rennen mitkommen erscheinen verschwinden begegnen gelingen spazieren'.split(
        ' ',
      ),
    withHave:
      'essen arbeiten schlafen lernen lesen schreiben sehen kaufen trinken nehmen sprechen besuchen spielen tanzen singen wohnen leben hören warten vergessen verlieren finden wählen anfangen beginnen entscheiden versuchen bezahlen antworten telefonieren duschen kochen studieren treffen helfen sagen denken wissen haben sitzen stehen liegen'.split(
        ' ',
      ),
  },
  wordOrder: {
    openers:
      'heute gestern morgen jetzt dann danach später früher manchmal oft immer meistens normalerweise leider vielleicht deshalb deswegen trotzdem hier dort da zuerst zuletzt endlich plötzlich natürlich bald abends morgens nachmittags vormittags mittags nachts samstags sonntags montags freitags vorgestern übermorgen außerdem daher darum schließlich anschließend hoffentlich zuhause zurzeit damals seitdem inzwischen nachher vorher donnerstags dienstags mittwochs gewöhnlich glücklicherweise'.split(
        ' ',
      ),
    prepositions:
      'in im am an auf nach vor seit bei mit um zu zum zur für während wegen trotz aus von durch'.split(' '),
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
    subordinators: 'weil dass ob obwohl damit bevor nachdem wenn als sobald solange falls seitdem'.split(' '),
    verbLast: true,
  },
  formsAfter: [
    { lemmas: ['können', 'müssen', 'wollen', 'sollen', 'dürfen'], form: [], isLast: true },
    { lemmas: ['haben'], form: ['participle'], isLast: true },
  ],
  hasVerbBracket: true,
  modals: ['können', 'müssen', 'wollen', 'sollen', 'dürfen', 'mögen', 'möchten'],
  pastTimes: ['gestern', 'vorgestern'],
  past: ['past'],
}
