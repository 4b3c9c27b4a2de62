import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { loopDescription } from '../line-playback/loop-description.ts'
import type { LinePlayback } from '../line-playback/use-line-playback.ts'

/** The loop: one line, or a range of lines. */
export function LoopOption({ lines }: { lines: LinePlayback }) {
  const { t } = useTranslation('player')
  const state = loopDescription(t, lines)
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
