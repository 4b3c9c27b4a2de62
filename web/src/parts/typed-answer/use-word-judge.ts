import {
  type AnswerRule,
  judgeWordAnswer,
  type WordJudgement,
} from '@verbena/language/answer/judge-word-answer'
import type { LanguageCode } from '@verbena/language/languages'
import { useForgivesAccents } from './review-settings-query.ts'
import { useSlipJudge } from './use-slip-judge.ts'

type Given = { answer: string; alternatives: readonly string[]; match: AnswerRule['match'] }

/** Compares an answer with a word or its translations. @param language of the answer */
export function useWordJudge(language: LanguageCode) {
  const forgivesAccents = useForgivesAccents()
  return useSlipJudge({
    language,
    judge: ({ answer, alternatives, match }: Given, isWord) => ({
      answer,
      ...judgeWordAnswer(answer, alternatives, { isWord, forgivesAccents, match }),
    }),
    slipsOf: wordsToCheck,
  })
}

/** The words that are accepted only because the language does not have them. */
const wordsToCheck = ({
  answer,
  isRight,
  isSlip,
  lacksAccents,
}: WordJudgement & { answer: string }): string[] =>
  isRight && (isSlip || lacksAccents) ? answer.trim().split(/[\s,]+/) : []
