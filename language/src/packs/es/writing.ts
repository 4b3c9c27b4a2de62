import type { WritingFacts } from '../writing-facts.ts'

/** Clauses in Spanish. */
export const spanishWriting: WritingFacts = {
  clauseStarters: 'que porque si cuando aunque pero donde mientras pues'.split(' '),
  and: ['y', 'e', 'o', 'ni'],
  beforeVerb: 'no me te se nos os le les ya siempre nunca también tampoco solo casi todavía'.split(' '),
  subjectCells: {
    él: 'ms', ella: 'fs', ellos: 'mp', ellas: 'fp', nosotros: 'mp', nosotras: 'fp', vosotros: 'mp', vosotras: 'fp',
    ustedes: 'mp+fp', yo: 'ms+fs', tú: 'ms+fs', usted: 'ms+fs',
  },
  quantities: 'mayoría mitad parte resto montón serie par grupo docena tipo millón número'.split(' '),
}
