import { useMutation } from '@tanstack/react-query'
import { listKnownWords } from '@verbena/contract/lessons/lessons'
import { normaliseAnswer } from '@verbena/language/answer/normalise-answer'
import { type LanguageCode, type TargetLanguageCode, targetLanguageCodes } from '@verbena/language/languages'
import { judgeLessonAnswer, type LessonJudgement } from '@verbena/language/lessons/judge-lesson-answer'
import { call } from '../../../api/call.ts'

/** The verdict waits no longer for the server; the slip is accepted then. */
const timeoutMs = 2500

/**
 * Judges an answer. The server knows whether a slip is another word of the language; where it cannot be reached the slip
 * is accepted.
 */
export function useAnswerJudge(language: LanguageCode) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ answer, accepted }: { answer: string; accepted: readonly string[] }) =>
      judge(answer, accepted, language),
    networkMode: 'always',
  })
  return { judge: mutateAsync, isJudging: isPending }
}

async function judge(
  answer: string,
  accepted: readonly string[],
  code: LanguageCode,
): Promise<LessonJudgement> {
  const language = targetLanguageCodes.find((known) => known === code)
  const checked = new Set<string>()
  const known = new Set<string>()
  const isWord = (word: string) => known.has(normaliseAnswer(word))
  // If a slip is a word, another accepted sentence may become the closest, with other slips to look up.
  for (;;) {
    const judgement = judgeLessonAnswer(answer, accepted, isWord)
    const slips = slipsOf(judgement).filter((word) => !checked.has(word))
    if (!language || slips.length === 0) return judgement
    for (const word of slips) checked.add(word)
    try {
      for (const word of await knownAmong(language, slips)) known.add(normaliseAnswer(word))
    } catch {
      return judgement
    }
  }
}

const slipsOf = ({ verdict, words }: LessonJudgement): string[] =>
  verdict === 'slip' ? words.filter(({ kind }) => kind === 'slip').map(({ typed }) => typed) : []

async function knownAmong(language: TargetLanguageCode, words: readonly string[]): Promise<string[]> {
  const query = { language, words: words.join(',') }
  return (await call(listKnownWords, { query }, { timeoutMs })).known
}
