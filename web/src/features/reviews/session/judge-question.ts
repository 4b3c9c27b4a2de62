import {
  type AnswerRule,
  alternativesOf,
  formsOf,
  judgeWordAnswer,
  type WordJudgement,
} from '@verbena/language/answer/judge-word-answer'
import { asksForWord, type Question } from './review-session.ts'

/**
 * Judges a typed answer: a translation like in the specified vocabulary test, a word of the target language as a whole.
 */
export function judgeQuestion(question: Question, answer: string, forgivesAccents: boolean): WordJudgement {
  return judgeWordAnswer(answer, rightAnswers(question), { forgivesAccents, match: matchOf(question) })
}

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
