import type { MediaItem } from '@verbena/contract/catalogue'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { BackLink } from './back-link.tsx'
import { LockedItem } from './locked-item.tsx'
import { playerKinds } from './player-kind.ts'
import type { PlayerQuestion } from './player-queries.ts'
import { RedirectToListing } from './redirect-to-listing.tsx'

type Props = {
  question: PlayerQuestion
  /** Set if the item was loaded and another request failed. */
  item: MediaItem | undefined
  error: Error
  onRetry: () => void
}

/** A lost connection or a server error, which may be temporary and says nothing about the item. */
const isPassing = ({ code, status }: ApiError) => code === 'NETWORK' || status >= 500

/** A failed request can be retried; an item that cannot be opened links back to its listing. */
export function PlayerFailed({ question, item, error, onRetry }: Props) {
  const { t } = useTranslation('player')
  const { kind } = question
  // Any other error is a bug, which the error boundary of the page shows.
  if (!(error instanceof ApiError)) throw error
  if (error.code === 'PLAN_REQUIRED') return <LockedItem kind={kind} item={item} />
  if (!isPassing(error)) return <RedirectToListing question={question} />
  return (
    <main className="player player--alone">
      <header className="player__head">
        <BackLink kind={kind} />
        <PageTitle title={item?.title ?? t(playerKinds[kind].name)} lang={item?.language} />
      </header>
      <ErrorState title={t(playerKinds[kind].failed)} text={errorMessage(error, t)} onRetry={onRetry} />
    </main>
  )
}
