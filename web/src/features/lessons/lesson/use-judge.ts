import { useMutation } from '@tanstack/react-query'
import { listKnownWords } from '@verbena/contract/lessons'
import { type LanguageCode, targetLanguageCodes } from '@verbena/language/languages'
import { judgeSentence, type SentenceJudgement } from '@verbena/language/lesson/judge-sentence'
import { foldSaid } from '@verbena/language/song-quiz/said'
import { call } from '../../../api/call.ts'

/** A verdict is not waited for longer: then the slip is forgiven. */
const patienceMilliseconds = 2500

/**
 * Judges an answer. Whether a slip makes another word of the language is asked of the server, and where it cannot be
 * asked the slip is forgiven.
 */
export function useJudge(language: LanguageCode) {
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
): Promise<SentenceJudgement> {
  const first = judgeSentence(answer, accepted, () => false)
  const language = targetLanguageCodes.find((known) => known === code)
  if (first.verdict !== 'slip' || !language) return first
  const slips = first.words.filter(({ kind }) => kind === 'slip').map(({ typed }) => typed)
  try {
    const { known } = await call(
      listKnownWords,
      { query: { language, words: slips.join(',') } },
      { patienceMilliseconds },
    )
    const words = new Set(known.map(foldSaid))
    return judgeSentence(answer, accepted, (word) => words.has(foldSaid(word)))
  } catch {
    return first
  }
}
