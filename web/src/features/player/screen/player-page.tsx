import { useMemo } from 'react'
import { useParams } from 'react-router'
import { useSession } from '../../../api/use-session.ts'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import type { PlayerKind } from './player-kind.ts'
import type { PlayerQuestion } from './player-queries.ts'
import { PlayerScreen } from './player-screen.tsx'
import './player.css'
import '../transcript/transcript.css'
import '../transcript/transcript-line.css'

/** The page of one video or song. */
export function PlayerPage({ kind }: { kind: PlayerKind }) {
  const { id = '' } = useParams()
  const learnerId = useSession()?.learnerId ?? null
  const { guestNative } = useAudience()
  const question = useMemo<PlayerQuestion>(
    () => ({ kind, id, learnerId, guestNative }),
    [kind, id, learnerId, guestNative],
  )
  return <PlayerScreen key={`${kind} ${id} ${learnerId}`} question={question} />
}
