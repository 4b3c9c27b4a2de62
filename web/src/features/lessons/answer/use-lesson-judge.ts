import type { LanguageCode } from '@verbena/language/languages'
import { judgeLessonAnswer, type LessonJudgement } from '@verbena/language/lessons/judge-lesson-answer'
import { useSlipJudge } from '../../../parts/typed-answer/use-slip-judge.ts'

type LessonAnswer = { answer: string; accepted: readonly string[] }

/** Compares an answer with the accepted sentences. @param language of the answer */
export const useLessonJudge = (language: LanguageCode) =>
  useSlipJudge({
    language,
    judge: ({ answer, accepted }: LessonAnswer, isWord) => judgeLessonAnswer(answer, accepted, isWord),
    slipsOf,
  })

const slipsOf = ({ verdict, words }: LessonJudgement): string[] =>
  verdict === 'slip' ? words.filter(({ kind }) => kind === 'slip').map(({ typed }) => typed) : []
