import { Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { thumbnail: string; onOpen: () => void }

/** Nothing of YouTube is loaded before this is pressed. */
export function YouTubeCover({ thumbnail, onOpen }: Props) {
  const { t } = useTranslation('player')
  /** Our server may have no picture of it: then there is none, rather than a broken one. */
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

/** A thumbnail from YouTube's own server would be the contact that the cover promises not to make. */
const isOurs = (thumbnail: string) => thumbnail.startsWith('/')
