import { useMutation } from '@tanstack/react-query'
import { listKnownWords } from '@verbena/contract/lessons/lessons'
import { type LanguageCode, type TargetLanguageCode, targetLanguageCodes } from '@verbena/language/languages'
import { textKey } from '@verbena/language/text/text-key'
import { call } from '../../api/call.ts'

/** Timeout of the request; after it the slip is accepted. */
const timeoutMs = 2500
/** The maximum number of words in one request. */
const wordsMaximum = 10

type Judging<Given, Judgement> = {
  /** The language of the answer. */
  language: LanguageCode
  /** @param isWord whether a typed word is another word of the language, and therefore not a slip */
  judge: (given: Given, isWord: (word: string) => boolean) => Judgement
  /** The typed words that a judgement accepts as slips. */
  slipsOf: (judgement: Judgement) => string[]
}

/**
 * Judges an answer. Asks the server whether a slip is another word of the language; if the server cannot be reached,
 * the slip is accepted.
 */
export function useSlipJudge<Given, Judgement>(judging: Judging<Given, Judgement>) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (given: Given) => judgeWithServer(given, judging),
    networkMode: 'always',
  })
  return { judge: mutateAsync, isJudging: isPending }
}

async function judgeWithServer<Given, Judgement>(
  given: Given,
  { language: code, judge, slipsOf }: Judging<Given, Judgement>,
): Promise<Judgement> {
  const language = targetLanguageCodes.find((known) => known === code)
  const checked = new Set<string>()
  const known = new Set<string>()
  // If a slip is a word, another accepted sentence may become the closest, with other slips to check.
  for (;;) {
    const judgement = judge(given, (word) => known.has(textKey(word)))
    const slips = slipsOf(judgement).filter((word) => !checked.has(word))
    if (!language || slips.length === 0) return judgement
    for (const word of slips) checked.add(word)
    try {
      for (const word of await knownAmong(language, slips)) known.add(textKey(word))
    } catch {
      return judgement
    }
  }
}

async function knownAmong(language: TargetLanguageCode, words: readonly string[]): Promise<string[]> {
  const query = { language, words: words.slice(0, wordsMaximum).join(',') }
  return (await call(listKnownWords, { query }, { timeoutMs })).known
}
