import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { KeyLegend } from './key-legend.tsx'
import type { PlayerCommand } from './player-keys.ts'

const often: readonly PlayerCommand[] = ['previous', 'next', 'repeat', 'loop', 'speed', 'toggle']

type Props = { hasTranslations: boolean; onHelp: () => void }

/** The most used keys, shown on devices with a keyboard. */
export function KeyHints({ hasTranslations, onHelp }: Props) {
  const { t } = useTranslation('player')
  return (
    <section className="about__part about__keys">
      <h2>{t('keys.title')}</h2>
      <KeyLegend commands={hasTranslations ? [...often, 'dual', 'pauseAfterLine'] : often} />
      <Button variant="text" className="about__all-keys" onClick={onHelp}>
        {t('keys.all')}
      </Button>
    </section>
  )
}
