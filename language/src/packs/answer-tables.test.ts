import { describe, expect, test } from 'vitest'
import { judgeAnswer } from '../judge/judge-answer.ts'
import type { CourseLanguageCode } from '../languages.ts'

/** A right sentence, and the same with words that are right in every sentence of the language. */
const variants: [CourseLanguageCode, string, string[]][] = [
  [
    'no',
    'Bestemoren min jobber bare i butikken.',
    ['Farmoren min arbeider kun i forretningen', 'Mormora min jobber bare i butikken'],
  ],
  ['no', 'Det finnes fortsatt en drosje.', ['Det fins fremdeles en taxi']],
  ['no', 'Barna sto foran teateret.', ['Ungene stod foran teatret']],
  ['en', 'The kids are afraid of the underground.', ['The children are scared of the subway']],
  ['en', 'You ought not to take a taxi.', ['You oughtn’t to take a cab']],
  ['de', 'Niemand geht oft ins Kino.', ['Keiner geht häufig ins Kino']],
  ['de', 'Wir zahlen nur den Nachtisch.', ['Wir bezahlen bloß den Nachtisch']],
  ['fr', 'Elle est contente, mais elle a raté le bus.', ['Elle est heureuse, mais elle a manqué le bus']],
]

describe.each(variants)('%s: %s', (language, sentence, answers) => {
  test.each(answers)('%s', (answer) => {
    expect(judgeAnswer(answer, [sentence], { language, isWord: () => true }).verdict).toBe('right')
  })
})
