import type { WritingFacts } from '../writing-facts.ts'

/** Clauses in French. */
export const frenchWriting: WritingFacts = {
  clauseStarters: "que qu' parce si quand mais où lorsque puisque donc car".split(' '),
  and: ['et', 'ou', 'ni'],
  beforeVerb: "ne n' me m' te t' se s' nous vous lui leur y en".split(' '),
  subjectCells: {
    il: 'ms',
    elle: 'fs',
    ils: 'mp',
    elles: 'fp',
    nous: 'mp+fp',
    je: 'ms+fs',
    "j'": 'ms+fs',
    tu: 'ms+fs',
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
  formsAfter: [
    { lemmas: ['avoir'], form: ['participle'] },
    { lemmas: ['pouvoir', 'vouloir', 'devoir', 'savoir', 'aller', 'préférer'], form: [] },
  ],
  moods: [
    {
      triggers:
        "bien_que bien_qu' pour_que pour_qu' avant_que avant_qu' sans_que jusqu'_à_ce_que faut_que faut_qu' <vouloir>_que <vouloir>_qu' <souhaiter>_que <douter>_que <préférer>_que content_que contente_que important_que nécessaire_que possible_que heureuse_que dommage_que".split(
          ' ',
        ),
      wrong: ['present'],
      right: ['present', 'subjunctive'],
      message: {
        en: 'A wish, a doubt, a feeling or a purpose takes the subjunctive.',
        es: 'El deseo, la duda, el sentimiento y la finalidad llevan subjuntivo.',
      },
    },
    {
      triggers: ['si', "s'"],
      wrong: ['conditional'],
      right: ['imperfect'],
      message: {
        en: 'After “si” the condition takes the imparfait, not the conditional.',
        es: 'Detrás de «si» la condición va en imparfait, no en condicional.',
      },
    },
  ],
}
