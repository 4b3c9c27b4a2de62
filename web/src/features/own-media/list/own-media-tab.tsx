import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../api/use-session.ts'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import type { OwnMediaKind } from '../own-media-kind.ts'
import { ownMediaQuery } from '../own-media-queries.ts'
import '../own-media.css'
import { OwnMediaList } from './own-media-list.tsx'
import { OwnMediaPrompt } from './own-media-prompt.tsx'
import { OwnMediaSkeleton } from './own-media-skeleton.tsx'

/** The learner's own media: the third tab of the videos and of the songs. */
export function OwnMediaTab({ kind }: { kind: OwnMediaKind }) {
  const session = useSession()
  if (!session) return <OwnMediaPrompt kind={kind} />
  return <OwnMediaOfLearner kind={kind} learnerId={session.learnerId} />
}

function OwnMediaOfLearner({ kind, learnerId }: { kind: OwnMediaKind; learnerId: string }) {
  const { t } = useTranslation('ownMedia')
  return (
    <QueryView
      query={useQuery(ownMediaQuery(learnerId))}
      loading={<OwnMediaSkeleton />}
      failed={t('loadFailed')}
    >
      {(listing) => <OwnMediaList kind={kind} learnerId={learnerId} listing={listing} />}
    </QueryView>
  )
}
