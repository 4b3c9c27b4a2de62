import type { WritingFacts } from '../writing-facts.ts'

/** Clauses in Greek. */
export const greekWriting: WritingFacts = {
  clauseStarters: 'ότι πως γιατί αν όταν αλλά που ενώ επειδή αφού μόλις'.split(' '),
  and: ['και', 'κι', 'ή'],
  beforeVerb: 'δεν δε θα να μου σου του της μας σας με σε'.split(' '),
  subjectCells: {
    αυτός: 'ms',
    αυτή: 'fs',
    αυτοί: 'mp',
    αυτές: 'fp',
    αυτά: 'np',
    εμείς: 'mp+fp',
    εσείς: 'mp+fp',
    εγώ: 'ms+fs',
    εσύ: 'ms+fs',
  },
  quantities: ['πλειοψηφία', 'μέρος', 'ομάδα', 'πλήθος', 'σειρά'],
  objectsHaveCase: true,
  adverbsBeforeObject: [
    'και',
    'πολύ',
    'μόνο',
    'πάντα',
    'συχνά',
    'ακόμα',
    'ήδη',
    'τώρα',
    'σήμερα',
    'χθες',
    'αύριο',
  ],
  copulas: ['είμαι', 'γίνομαι', 'λέγομαι', 'φαίνομαι', 'μένω', 'ονομάζομαι'],
  pastTimes: ['χθες', 'χτες', 'προχθές', 'πέρυσι'],
  past: ['past'],
}
