import ChevronLeft from 'lucide-react/icons/chevron-left'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { Link, useOutletContext } from 'react-router'
import type { OverlayOutletContext } from '../../../parts/navigation/overlay-outlet-context.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { type PlayerKind, playerKinds } from './player-kind.ts'

/**
 * A link to the listing. If the player is an overlay over the listing, it closes the overlay, which keeps the state of
 * the listing.
 */
export function BackLink({ kind }: { kind: PlayerKind }) {
  const { t } = useTranslation('player')
  const { listing, back } = playerKinds[kind]
  const over = useOutletContext<OverlayOutletContext | undefined>()
  if (over)
    return (
      <IconButton label={t(back)} icon={<X className="icon" aria-hidden="true" />} onClick={over.close} />
    )
  return (
    <Link className="icon-button" to={listing} aria-label={t(back)} title={t(back)}>
      <ChevronLeft className="icon" aria-hidden="true" />
    </Link>
  )
}
