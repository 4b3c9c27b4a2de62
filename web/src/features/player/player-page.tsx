import { useMemo } from 'react'
import { useParams } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { useAudience } from '../../parts/use-audience.ts'
import type { PlayerKind } from './player-kind.ts'
import type { PlayerQuestion } from './player-queries.ts'
import { PlayerScreen } from './player-screen.tsx'
import './player.css'
import './transcript.css'

/** The page of one video or song. */
export function PlayerPage({ kind }: { kind: PlayerKind }) {
  const { id = '' } = useParams()
  const username = useSession()?.user.username ?? null
  const { guestNative } = useAudience()
  const question = useMemo<PlayerQuestion>(
    () => ({ kind, id, username, guestNative }),
    [kind, id, username, guestNative],
  )
  return <PlayerScreen key={`${kind} ${id} ${username}`} question={question} />
}
