import Play from 'lucide-react/icons/play'
import { useTranslation } from 'react-i18next'
import type { MediaPlayer } from '../media/use-media-player.ts'

type Props = { player: MediaPlayer; onPress: () => void }

/** A click on the picture plays or pauses; keyboard users have a separate button. */
export function VideoClickArea({ player, onPress }: Props) {
  const { t } = useTranslation('player')
  return (
    <button
      type="button"
      className="video__press"
      tabIndex={-1}
      aria-label={player.isUnderWay ? t('pause') : t('play')}
      onClick={onPress}
    >
      {!player.hasPlayed && !player.failure && !player.isUnderWay && (
        <span className="video__start">
          <Play className="icon" aria-hidden="true" />
        </span>
      )}
    </button>
  )
}
