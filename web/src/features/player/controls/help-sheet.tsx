import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { KeyLegend } from './key-legend.tsx'
import { type PlayerCommand, playerKeys } from './player-keys.ts'
import './help-sheet.css'

type Props = { onClose: () => void; hasTranslations: boolean; hasColours: boolean }

/** Lists every key of the player, and explains how to reach words without a mouse. */
export function HelpSheet({ onClose, hasTranslations, hasColours }: Props) {
  const { t } = useTranslation('player')
  const isThere = (command: PlayerCommand) =>
    (hasTranslations || (command !== 'dual' && command !== 'translations')) &&
    (hasColours || command !== 'colours')
  const commands = (Object.keys(playerKeys) as PlayerCommand[]).filter(isThere)
  const words = ['move', 'select', 'lookUp', 'close'] as const
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('keys.title')}>
      <div className="help-sheet">
        <KeyLegend commands={commands} />
        <h3>{t('keys.words.title')}</h3>
        <dl className="keys">
          {words.map((what) => (
            <div key={what}>
              <dt>
                <kbd>{t(`keys.words.${what}.key`)}</kbd>
              </dt>
              <dd>{t(`keys.words.${what}.does`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  )
}
