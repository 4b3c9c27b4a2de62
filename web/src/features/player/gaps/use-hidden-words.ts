import type { Token } from '@verbena/language/tokenise'
import { useEffect } from 'react'
import type { StudyProps } from '../study-props.ts'
import type { GapsSession } from './gaps-session.ts'
import { hiddenLines } from './hidden-lines.ts'

/** Keeps the words of open gaps out of the subtitles, as long as the gaps are in sight. */
export function useHiddenWords(
  { onHide }: StudyProps,
  session: GapsSession,
  lines: readonly (readonly Token[])[],
) {
  const { filled } = session
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is filled changes what is hidden
  useEffect(() => {
    onHide(hiddenLines(session, lines))
  }, [onHide, filled, lines])
  useEffect(() => () => onHide(new Map()), [onHide])
}
