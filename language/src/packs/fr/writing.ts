import type { WritingFacts } from '../writing-facts.ts'

/** Clauses in French. */
export const frenchWriting: WritingFacts = {
  clauseStarters: "que qu' parce si quand mais où lorsque puisque donc car".split(' '),
  and: ['et', 'ou', 'ni'],
  beforeVerb: "ne n' me m' te t' se s' nous vous lui leur y en".split(' '),
  subjectCells: {
    il: 'ms', elle: 'fs', ils: 'mp', elles: 'fp', nous: 'mp+fp', je: 'ms+fs', "j'": 'ms+fs', tu: 'ms+fs',
  },
  dummySubjects: ['ce', "c'", 'il'],
  reflexives: ['me', "m'", 'te', "t'", 'se', "s'", 'nous', 'vous'],
  quantities: 'plupart majorité moitié partie reste foule dizaine centaine groupe tas nombre'.split(' '),
  perfect: {
    have: 'avoir',
    be: 'être',
    withBe: 'aller venir arriver partir entrer naître mourir rester tomber devenir revenir'.split(' '),
    withHave:
      'manger travailler dormir étudier lire écrire regarder finir voir acheter boire parler visiter jouer danser chanter habiter vivre marcher courir voyager attendre écouter avoir être oublier perdre trouver choisir commencer décider essayer payer répondre téléphoner vouloir pouvoir devoir'.split(
        ' ',
      ),
  },
}
