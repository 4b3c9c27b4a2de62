import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { KeyList } from './key-list.tsx'
import type { PlayerCommand } from './player-keys.ts'

const often: readonly PlayerCommand[] = ['previous', 'next', 'repeat', 'loop', 'speed', 'toggle']

type Props = { hasTranslations: boolean; onHelp: () => void }

/** The keys that are used most, for whoever has a keyboard. */
export function KeyHints({ hasTranslations, onHelp }: Props) {
  const { t } = useTranslation('player')
  return (
    <section className="about__part about__keys">
      <h2>{t('keys.title')}</h2>
      <KeyList commands={hasTranslations ? [...often, 'dual', 'pauseAfterLine'] : often} />
      <Button variant="text" className="about__all-keys" onClick={onHelp}>
        {t('keys.all')}
      </Button>
    </section>
  )
}
