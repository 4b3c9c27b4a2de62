import { useTranslation } from 'react-i18next'
import { commandName } from './command-names.ts'
import { type PlayerCommand, playerKeys } from './player-keys.ts'

/** Keys with the names of their commands. */
export function KeyLegend({ commands }: { commands: readonly PlayerCommand[] }) {
  const { t } = useTranslation('player')
  return (
    <dl className="keys">
      {commands.map((command) => (
        <div key={command}>
          <dt>
            <kbd>{command === 'toggle' ? t('keys.space') : playerKeys[command].sign}</kbd>
          </dt>
          <dd>{commandName(t, command)}</dd>
        </div>
      ))}
    </dl>
  )
}
