import type { Token } from '@verbena/language/text/tokenise'
import { useEffect } from 'react'
import type { StudyProps } from '../study-props.ts'
import { linesWithOpenGaps } from './gap-lines.ts'
import type { GapsSession } from './gaps-session.ts'

/** Hides the words of open gaps in the subtitles while the gaps are shown. */
export function useHiddenWords(
  { onHide }: StudyProps,
  session: GapsSession,
  lines: readonly (readonly Token[])[],
) {
  const { gaps, filled } = session
  useEffect(() => {
    onHide(linesWithOpenGaps({ gaps, filled }, lines))
  }, [onHide, gaps, filled, lines])
  useEffect(() => () => onHide(new Map()), [onHide])
}
