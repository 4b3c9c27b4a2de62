import { useMutation } from '@tanstack/react-query'
import { listKnownWords } from '@verbena/contract/lessons/lessons'
import type { Segment } from '@verbena/contract/player'
import { normaliseAnswer } from '@verbena/language/answer/normalise-answer'
import {
  type DictationJudgement,
  judgeDictation,
  wordsSpokenIn,
} from '@verbena/language/dictation/judge-dictation'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { useMemo } from 'react'
import { call } from '../../../api/call.ts'

/** A verdict is not waited for longer: then the slip is forgiven. */
const timeoutMs = 2500
/** As many as one question takes. */
const slipsMaximum = 10

/**
 * Judges what was written. A slip that makes another word was misheard: whether it does is known of the words of the
 * text, and asked of the server for the others; where it cannot be asked the slip is forgiven.
 */
export function useDictationJudge(segments: readonly Segment[], language: TargetLanguageCode) {
  const isSaid = useMemo(() => wordsSpokenIn(segments), [segments])
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ written, line }: { written: string; line: string }): Promise<DictationJudgement> => {
      const first = judgeDictation(written, line, isSaid)
      const slips = first.runs.filter(({ kind }) => kind === 'slip').map(({ typed }) => typed)
      if (slips.length === 0) return first
      const words = await knownAmong(slips.slice(0, slipsMaximum), language)
      return judgeDictation(written, line, (word) => isSaid(word) || words.has(normaliseAnswer(word)))
    },
    networkMode: 'always',
  })
  return { judge: mutateAsync, isJudging: isPending }
}

async function knownAmong(words: readonly string[], language: TargetLanguageCode): Promise<Set<string>> {
  try {
    const query = { language, words: words.join(',') }
    const { known } = await call(listKnownWords, { query }, { timeoutMs })
    return new Set(known.map(normaliseAnswer))
  } catch {
    return new Set()
  }
}
