import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../../ui/live-region.tsx'
import { spokenLoop } from './spoken-loop.ts'
import type { Lines } from './use-lines.ts'

/** Says which lines are played again, when that changes. */
export function LoopNews({ lines }: { lines: Pick<Lines, 'loop' | 'loopStart'> }) {
  const { t } = useTranslation('player')
  return <LiveRegion>{spokenLoop(t, lines)}</LiveRegion>
}
