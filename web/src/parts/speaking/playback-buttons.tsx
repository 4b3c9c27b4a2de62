import Repeat from 'lucide-react/icons/repeat'
import User from 'lucide-react/icons/user'
import Volume2 from 'lucide-react/icons/volume-2'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { originalOf, type SpokenText } from './spoken-text.ts'
import type { usePlayback } from './use-playback.ts'

type Props = {
  spoken: SpokenText
  playback: ReturnType<typeof usePlayback>
  hasOwn: boolean
  isRecording: boolean
}

/** Buttons to play the original, the recording, or both in turn; pressing again stops. */
export function PlaybackButtons({ spoken, playback, hasOwn, isRecording }: Props) {
  const { t } = useTranslation('speaking')
  const { playing, hasFailed, play, stop } = playback
  const ways = [
    { what: 'original', Icon: Volume2, name: t(originalOf(spoken) ? 'originalLine' : 'originalVoice') },
    { what: 'mine', Icon: User, name: t('mine') },
    { what: 'both', Icon: Repeat, name: t('both') },
  ] as const
  return (
    <>
      <div className="speaking__actions">
        {ways.map(({ what, Icon, name }) => (
          <Button
            key={what}
            variant="quiet"
            aria-pressed={playing === what}
            disabled={isRecording || (what !== 'original' && !hasOwn)}
            onClick={() => (playing === what ? stop() : void play(what))}
          >
            <Icon className="icon icon--sm" aria-hidden="true" /> {name}
          </Button>
        ))}
      </div>
      <p className="field__error" role="alert">
        {hasFailed && t('playFailed')}
      </p>
    </>
  )
}
