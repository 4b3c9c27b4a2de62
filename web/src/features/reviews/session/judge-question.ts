import { type AnswerRule, alternativesOf, formsOf } from '@verbena/language/answer/judge-word-answer'
import type { Question } from './review-session.ts'

/** What an answer is compared with: a translation as in the specified vocabulary test, a word of the target language as a whole. */
export const rightAnswersTo = (
  question: Question,
): { alternatives: string[]; match: AnswerRule['match'] } => ({
  alternatives: rightAnswers(question),
  match: matchOf(question),
})

const matchOf = ({ direction }: Question): AnswerRule['match'] => (direction === 'meaning' ? 'part' : 'whole')

function rightAnswers(question: Question): string[] {
  const { exercise, direction, answer, translation, word, lemma } = question
  if (exercise === 'cloze' && answer) return [answer]
  return direction === 'meaning' ? alternativesOf(translation) : formsOf(word, lemma)
}

/** The answer that the feedback shows. */
export function expectedAnswer({ exercise, direction, answer, translation, word }: Question): string {
  if (exercise === 'cloze' && answer) return answer
  return direction === 'meaning' ? translation : word
}
