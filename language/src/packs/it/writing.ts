import type { WritingFacts } from '../writing-facts.ts'

/** Clauses in Italian. */
export const italianWriting: WritingFacts = {
  clauseStarters: 'che perché se quando ma dove mentre siccome benché'.split(' '),
  and: ['e', 'ed', 'o', 'né'],
  beforeVerb: "non mi ti si ci vi gli ne già sempre mai anche".split(' '),
  subjectCells: {
    lui: 'ms', lei: 'fs', loro: 'mp+fp', noi: 'mp+fp', voi: 'mp+fp', io: 'ms+fs', tu: 'ms+fs',
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
}
