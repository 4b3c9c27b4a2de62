import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { thumbnail: string; onOpen: () => void }

/** A cover over the player. Nothing is loaded from YouTube before it is pressed. */
export function YouTubeCover({ thumbnail, onOpen }: Props) {
  const { t } = useTranslation('player')
  /** Our server may not have the thumbnail; then no image is shown instead of a broken one. */
  const [isMissing, setMissing] = useState(false)
  return (
    <button type="button" className="cover" onClick={onOpen}>
      {isOurs(thumbnail) && !isMissing && (
        <img className="cover__picture" src={thumbnail} alt="" onError={() => setMissing(true)} />
      )}
      <span className="cover__text">
        <span className="video__start">
          <Play className="icon" aria-hidden="true" />
        </span>
        <b>{t('playYouTube')}</b>
        <span>{t('youTubeNote')}</span>
      </span>
    </button>
  )
}

/** Whether the thumbnail is on our server; one on YouTube's server would contact YouTube before the press. */
const isOurs = (thumbnail: string) => thumbnail.startsWith('/')
