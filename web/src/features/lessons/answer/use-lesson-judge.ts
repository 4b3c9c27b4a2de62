import type { LanguageCode } from '@verbena/language/languages'
import { judgeLessonAnswer, type LessonJudgement } from '@verbena/language/lessons/judge-lesson-answer'
import { useSlipJudge } from '../../../parts/typed-answer/use-slip-judge.ts'

type Given = { answer: string; accepted: readonly string[] }

/** Judges an answer of a lesson by the accepted sentences. @param language of the answer */
export const useLessonJudge = (language: LanguageCode) =>
  useSlipJudge({
    language,
    judge: ({ answer, accepted }: Given, isWord) => judgeLessonAnswer(answer, accepted, isWord),
    slipsOf,
  })

const slipsOf = ({ verdict, words }: LessonJudgement): string[] =>
  verdict === 'slip' ? words.filter(({ kind }) => kind === 'slip').map(({ typed }) => typed) : []
