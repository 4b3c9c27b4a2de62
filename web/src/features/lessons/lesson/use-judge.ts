import { useMutation } from '@tanstack/react-query'
import { listKnownWords } from '@verbena/contract/lessons'
import { type LanguageCode, type TargetLanguageCode, targetLanguageCodes } from '@verbena/language/languages'
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
  const language = targetLanguageCodes.find((known) => known === code)
  const asked = new Set<string>()
  const known = new Set<string>()
  const isWord = (word: string) => known.has(foldSaid(word))
  // A slip that is a word may leave another accepted sentence the nearest, and in it other slips to ask about.
  for (;;) {
    const judgement = judgeSentence(answer, accepted, isWord)
    const slips = slipsOf(judgement).filter((word) => !asked.has(word))
    if (!language || slips.length === 0) return judgement
    for (const word of slips) asked.add(word)
    try {
      for (const word of await knownAmong(language, slips)) known.add(foldSaid(word))
    } catch {
      return judgement
    }
  }
}

const slipsOf = ({ verdict, words }: SentenceJudgement): string[] =>
  verdict === 'slip' ? words.filter(({ kind }) => kind === 'slip').map(({ typed }) => typed) : []

async function knownAmong(language: TargetLanguageCode, words: readonly string[]): Promise<string[]> {
  const query = { language, words: words.join(',') }
  return (await call(listKnownWords, { query }, { patienceMilliseconds })).known
}
