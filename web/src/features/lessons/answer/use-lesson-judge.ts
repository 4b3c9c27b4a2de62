import { type AnswerJudgement, judgeAnswer } from '@verbena/language/judge/judge-answer'
import type { LanguageCode } from '@verbena/language/languages'
import { textKey } from '@verbena/language/text/text-key'
import { useForgivesAccents } from '../../../parts/typed-answer/review-settings-query.ts'
import { useSlipJudge } from '../../../parts/typed-answer/use-slip-judge.ts'

/** The right answers of an item. Items that were stored by an older version have sentences only. */
type RightAnswers = {
  accepted: readonly string[]
  patterns?: readonly string[] | undefined
  lookalikes?: readonly string[] | undefined
}

type LessonAnswer = { answer: string; item: RightAnswers }

/** Compares an answer with the right answers of an item. @param language of the answer */
export function useLessonJudge(language: LanguageCode) {
  const forgivesAccents = useForgivesAccents()
  return useSlipJudge({
    language,
    judge: ({ answer, item }: LessonAnswer, isWord) => {
      const lookalikes = new Set(item.lookalikes)
      return judgeAnswer(answer, item.patterns ?? item.accepted, {
        language,
        isWord: (word) => lookalikes.has(textKey(word)) || isWord(word),
        forgivesAccents,
      })
    },
    slipsOf,
  })
}

const slipsOf = ({ verdict, words }: AnswerJudgement): string[] =>
  verdict === 'slip' ? words.filter(({ kind }) => kind === 'slip').map(({ typed }) => typed) : []
