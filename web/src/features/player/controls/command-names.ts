import type { TFunction } from 'i18next'
import type { PlayerCommand } from './player-keys.ts'

/** The name of a command, shown beside its key. */
export function commandName(t: TFunction<'player'>, command: PlayerCommand): string {
  switch (command) {
    case 'toggle':
      return t('keys.toggle')
    case 'previous':
      return t('previousLine')
    case 'next':
      return t('nextLine')
    case 'repeat':
      return t('repeatLine')
    case 'loop':
      return t('loopLine')
    case 'loopStart':
      return t('loop.start')
    case 'loopEnd':
      return t('loop.end')
    case 'pauseAfterLine':
      return t('pauseAfterLine')
    case 'speed':
      return t('speed')
    case 'dual':
      return t('dualSubtitles')
    case 'translations':
      return t('translations.name')
    case 'colours':
      return t('colours')
    case 'follow':
      return t('backToLine')
    case 'earlier':
      return t('keys.earlier')
    case 'later':
      return t('keys.later')
    case 'startNow':
      return t('offset.startNow')
    case 'help':
      return t('keys.help')
  }
}
