import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button/button.tsx'
import { useSessionAddress } from '../session/use-session-address.ts'

type Props = { hasPrevious: boolean; hasNext: boolean; onMove: (step: number) => void }

/** At either end the button is only aria-disabled, because a disabled button loses the focus. */
export function ReviewControls({ hasPrevious, hasNext, onMove }: Props) {
  const { t } = useTranslation('vocabulary')
  const { switchTo } = useSessionAddress()
  return (
    <div className="session__foot">
      <button
        type="button"
        className={buttonClass('quiet', false, true)}
        aria-disabled={!hasPrevious}
        onClick={() => onMove(-1)}
      >
        <ChevronLeft className="icon" aria-hidden="true" />
        {t('previous')}
      </button>
      <button type="button" className={buttonClass('text')} onClick={() => switchTo('practise')}>
        {t('practise')}
      </button>
      <button
        type="button"
        className={buttonClass('primary', false, true)}
        aria-disabled={!hasNext}
        onClick={() => onMove(1)}
      >
        {t('next')}
        <ChevronRight className="icon" aria-hidden="true" />
      </button>
    </div>
  )
}
