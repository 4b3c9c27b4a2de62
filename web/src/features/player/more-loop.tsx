import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { spokenLoop } from './spoken-loop.ts'
import type { Lines } from './use-lines.ts'

/** Lines that are played again: one, or from here to there. */
export function MoreLoop({ lines }: { lines: Lines }) {
  const { t } = useTranslation('player')
  const state = spokenLoop(t, lines)
  return (
    <fieldset className="more-group">
      <legend>{t('loop.title')}</legend>
      <p className="more-group__state">{state || t('loop.none')}</p>
      <div className="more-group__buttons">
        <Button variant="quiet" onClick={lines.startLoop}>
          {t('loop.from')}
        </Button>
        <Button variant="quiet" onClick={lines.endLoop}>
          {t('loop.to')}
        </Button>
        {state === '' ? (
          <Button variant="quiet" onClick={lines.toggleLoop}>
            {t('loop.this')}
          </Button>
        ) : (
          <Button variant="quiet" onClick={lines.stopLoop}>
            {t('loop.stop')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
