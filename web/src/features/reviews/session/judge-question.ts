import { type AnswerRule, alternativesOf, formsOf } from '@verbena/language/answer/judge-word-answer'
import { asksForWord, type Question } from './review-session.ts'

/** What an answer is compared with: a translation as in the specified vocabulary test, a word of the target language as a whole. */
export const rightAnswersTo = (
  question: Question,
): { alternatives: string[]; match: AnswerRule['match'] } => ({
  alternatives: rightAnswers(question),
  match: matchOf(question),
})

const matchOf = (question: Question): AnswerRule['match'] =>
  asksForWord(question, question.exercise) ? 'whole' : 'part'

function rightAnswers(question: Question): string[] {
  const { exercise, direction, answer, translation, word, headword = word, lemma } = question
  if (exercise === 'cloze' && answer) return [answer]
  return direction === 'meaning'
    ? alternativesOf(translation)
    : [...new Set([...formsOf(headword, lemma), ...formsOf(word, lemma)])]
}

/** The answer that the feedback shows. */
export function expectedAnswer({
  exercise,
  direction,
  answer,
  translation,
  word,
  headword,
}: Question): string {
  if (exercise === 'cloze' && answer) return answer
  return direction === 'meaning' ? translation : (headword ?? word)
}
