import type { WritingFacts } from '../writing-facts.ts'

/** Clauses in Italian. */
export const italianWriting: WritingFacts = {
  clauseStarters: 'che perché se quando ma dove mentre siccome benché'.split(' '),
  and: ['e', 'ed', 'o', 'né'],
  beforeVerb: 'non mi ti si ci vi gli ne già sempre mai anche'.split(' '),
  subjectCells: {
    lui: 'ms',
    lei: 'fs',
    loro: 'mp+fp',
    noi: 'mp+fp',
    voi: 'mp+fp',
    io: 'ms+fs',
    tu: 'ms+fs',
  },
  reflexives: ['mi', 'ti', 'si', 'ci', 'vi'],
  quantities: 'maggior maggioranza metà parte resto gruppo paio serie decina'.split(' '),
  perfect: {
    have: 'avere',
    be: 'essere',
    withBe:
      'andare venire arrivare partire uscire entrare tornare nascere morire restare rimanere diventare cadere essere stare riuscire piacere succedere'.split(
        ' ',
      ),
    withHave:
      'mangiare lavorare dormire studiare leggere scrivere guardare finire vedere comprare bere fare prendere parlare visitare giocare ballare cantare camminare viaggiare ascoltare avere dimenticare perdere trovare scegliere decidere provare pagare rispondere telefonare aspettare capire dire mettere'.split(
        ' ',
      ),
  },
  formsAfter: [
    { lemmas: ['potere', 'volere', 'dovere', 'preferire'], form: [] },
    { lemmas: ['avere'], form: ['participle'] },
  ],
  moods: [
    {
      triggers:
        '<credere>_che <pensare>_che <sperare>_che <volere>_che <desiderare>_che <dubitare>_che benché sebbene affinché prima_che nonostante a_meno_che purché importante_che necessario_che possibile_che meglio_che bisogna_che pare_che sembra_che contento_che contenta_che paura_che'.split(
          ' ',
        ),
      wrong: ['present'],
      right: ['present', 'subjunctive'],
      message: {
        en: 'An opinion, a wish, a doubt or a purpose takes the subjunctive.',
        es: 'La opinión, el deseo, la duda y la finalidad llevan subjuntivo en italiano.',
      },
    },
    {
      triggers: ['se', 'come_se'],
      wrong: ['conditional'],
      right: ['imperfect', 'subjunctive'],
      message: {
        en: 'After “se” the unreal condition takes the past subjunctive, not the conditional.',
        es: 'Detrás de «se» la condición irreal va en imperfecto de subjuntivo.',
      },
    },
  ],
  lookalikes: { e: 'è', a: 'ha', o: 'ho', ai: 'hai', anno: 'hanno' },
  feminineName: /(?<!^(?:[Ll]uc|[Aa]ndre|[Nn]icol|[Mm]atti))a$/,
}
