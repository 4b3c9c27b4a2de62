import type { WritingFacts } from '../writing-facts.ts'

/** Clauses in Spanish. */
export const spanishWriting: WritingFacts = {
  clauseStarters: 'que porque si cuando aunque pero donde mientras pues'.split(' '),
  and: ['y', 'e', 'o', 'ni'],
  beforeVerb: 'no me te se nos os le les ya siempre nunca también tampoco solo casi todavía'.split(' '),
  subjectCells: {
    él: 'ms',
    ella: 'fs',
    ellos: 'mp',
    ellas: 'fp',
    nosotros: 'mp',
    nosotras: 'fp',
    vosotros: 'mp',
    vosotras: 'fp',
    ustedes: 'mp+fp',
    yo: 'ms+fs',
    tú: 'ms+fs',
    usted: 'ms+fs',
  },
  quantities: 'mayoría mitad parte resto montón serie par grupo docena tipo millón número'.split(' '),
  formsAfter: [
    { lemmas: ['haber'], form: ['participle'] },
    { lemmas: ['poder', 'querer', 'deber', 'necesitar', 'preferir', 'soler'], form: [] },
  ],
  moods: [
    {
      triggers:
        'para_que antes_de_que sin_que ojalá ojalá_que <querer>_que <esperar>_que <desear>_que <dudar>_que <necesitar>_que <pedir>_que <recomendar>_que importante_que necesario_que posible_que imposible_que bueno_que no_<creer>_que no_<pensar>_que a_menos_que con_tal_de_que alegro_de_que gusta_que encanta_que molesta_que'.split(
          ' ',
        ),
      wrong: ['present'],
      right: ['present', 'subjunctive'],
      message: {
        en: 'A wish, a doubt or a purpose takes the subjunctive.',
        es: 'El deseo, la duda y la finalidad llevan subjuntivo.',
      },
    },
    {
      triggers: ['si', 'como_si'],
      wrong: ['conditional'],
      right: ['imperfect', 'subjunctive'],
      message: {
        en: 'After “si” the unreal condition takes the past subjunctive, not the conditional.',
        es: 'Detrás de «si» la condición irreal va en imperfecto de subjuntivo.',
      },
    },
  ],
  pastTimes: ['ayer', 'anoche', 'anteayer'],
  past: ['past'],
  lookalikes: { esta: 'está', estan: 'están', estas: 'estás' },
  feminineName: /a$/,
}
