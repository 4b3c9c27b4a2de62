import type { Segment } from '@verbena/contract/player'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { type Token, tokenise } from '@verbena/language/text/tokenise'

export type LineTokens = {
  lineCount: number
  of: (line: number) => readonly Token[]
  wordCount: (line: number) => number
}

const none: readonly Token[] = []

/** The tokens of each line, computed on first use: tokenising a long transcript at once takes seconds on a phone. */
export function createLineTokens(segments: readonly Segment[], language: TargetLanguageCode): LineTokens {
  const cut: (readonly Token[] | undefined)[] = []
  const of = (line: number) => {
    const segment = segments[line]
    if (!segment) return none
    cut[line] ??= tokenise(segment.text, language)
    return cut[line]
  }
  return {
    lineCount: segments.length,
    of,
    wordCount: (line) => of(line).filter(({ isWord }) => isWord).length,
  }
}
