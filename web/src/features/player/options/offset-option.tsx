import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { offsetDescription } from './offset-description.ts'
import type { LineOffset } from './use-offset-lines.ts'

/** Steps of the transcript offset, in seconds. */
const steps = [-0.5, -0.1, 0.1, 0.5] as const

type Props = { offset: LineOffset; onStartNow: () => void }

/** Moves the lines of this item when they are too early or too late. */
export function OffsetOption({ offset, onStartNow }: Props) {
  const { t, i18n } = useTranslation('player')
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'always' })
  return (
    <fieldset className="more-group">
      <legend>{t('offset.title')}</legend>
      <p className="more-group__state" role="status">
        {offsetDescription(t, i18n.language, offset.seconds)}
      </p>
      <div className="more-group__steps">
        {steps.map((step) => (
          <Button
            key={step}
            variant="quiet"
            aria-label={offsetDescription(t, i18n.language, step)}
            onClick={() => offset.moveBy(step)}
          >
            {signed.format(step).replace('-', '−')}
          </Button>
        ))}
      </div>
      <div className="more-group__buttons">
        <Button variant="quiet" onClick={onStartNow}>
          {t('offset.startNow')}
        </Button>
        {offset.seconds !== 0 && (
          <Button variant="quiet" onClick={offset.reset}>
            {t('offset.reset')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
