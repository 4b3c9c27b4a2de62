import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../api/use-session.ts'
import { errorMessage } from '../../../parts/error-message.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ownMediaQuery } from '../own-media-queries.ts'
import '../own-media.css'
import { OwnMediaList } from './own-media-list.tsx'
import { OwnMediaPrompt } from './own-media-prompt.tsx'
import { OwnMediaSkeleton } from './own-media-skeleton.tsx'

export type OwnKind = 'video' | 'song'

/** What the learner brought along: the third tab of the videos and of the songs. */
export function OwnMediaTab({ kind }: { kind: OwnKind }) {
  const user = useSession()?.user
  if (!user) return <OwnMediaPrompt kind={kind} />
  return <LearnersOwn kind={kind} username={user.username} />
}

function LearnersOwn({ kind, username }: { kind: OwnKind; username: string }) {
  const { t } = useTranslation('ownMedia')
  const listing = useQuery(ownMediaQuery(username))
  if (listing.isPending) return <OwnMediaSkeleton />
  if (listing.data === undefined)
    return (
      <ErrorState
        title={t('loadFailed')}
        text={errorMessage(listing.error, t)}
        onRetry={() => void listing.refetch()}
      />
    )
  return <OwnMediaList kind={kind} username={username} listing={listing.data} />
}
