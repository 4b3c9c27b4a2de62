import { Suspense, useMemo } from 'react'
import { useParams } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { useAudience } from '../../parts/use-audience.ts'
import { PlayerBoundary } from './player-boundary.tsx'
import type { PlayerKind } from './player-kind.ts'
import type { PlayerQuestion } from './player-queries.ts'
import { PlayerScreen } from './player-screen.tsx'
import { PlayerSkeleton } from './player-skeleton.tsx'
import './player.css'
import './transcript.css'

/** The page of one video or song: loading, failure, and the player itself. */
export function PlayerPage({ kind }: { kind: PlayerKind }) {
  const { id = '' } = useParams()
  const username = useSession()?.user.username ?? null
  const { guestNative } = useAudience()
  const question = useMemo<PlayerQuestion>(
    () => ({ kind, id, username, guestNative }),
    [kind, id, username, guestNative],
  )
  return (
    <PlayerBoundary key={`${kind} ${id} ${username}`} question={question}>
      <Suspense fallback={<PlayerSkeleton />}>
        <PlayerScreen question={question} />
      </Suspense>
    </PlayerBoundary>
  )
}
