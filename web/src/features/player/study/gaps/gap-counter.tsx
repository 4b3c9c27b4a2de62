import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { PlayLineButton } from '../play-line-button.tsx'

type Props = {
  heading: RefObject<HTMLHeadingElement | null>
  current: number
  total: number
  onGo: (gap: number) => void
  onPlay: () => void
}

/**
 * The number of the current gap, and buttons to the previous and next one. A disabled button stays, so that it keeps
 * the focus.
 */
export function GapCounter({ heading, current, total, onGo, onPlay }: Props) {
  const { t } = useTranslation('player')
  return (
    <div className="gaps__head">
      <IconButton
        label={t('gaps.previous')}
        aria-disabled={current === 0}
        icon={<ChevronLeft className="icon" aria-hidden="true" />}
        onClick={() => onGo(current - 1)}
      />
      <h2 className="gaps__counter" ref={heading} tabIndex={-1}>
        {t('gaps.gap', { number: current + 1, total })}
      </h2>
      <IconButton
        label={t('gaps.next')}
        aria-disabled={current === total - 1}
        icon={<ChevronRight className="icon" aria-hidden="true" />}
        onClick={() => onGo(current + 1)}
      />
      <PlayLineButton onPlay={onPlay} />
    </div>
  )
}
