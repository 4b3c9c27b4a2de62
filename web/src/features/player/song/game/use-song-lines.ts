import type { Segment } from '@verbena/contract/player'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { wordTimes } from '@verbena/language/song/word-times'
import { tokenise } from '@verbena/language/text/tokenise'
import { useMemo } from 'react'

/** The words of each line, and their times if the file contains them. */
export function useSongLines(segments: readonly Segment[], language: TargetLanguageCode) {
  return useMemo(() => {
    const lines = segments.map(({ text }) => tokenise(text, language))
    const times = segments.map(({ words }, line) => (words ? wordTimes(lines[line] ?? [], words) : null))
    return { lines, times }
  }, [segments, language])
}

export type SongLines = ReturnType<typeof useSongLines>
