import type { TargetLanguageCode } from '@verbena/language/languages'
import Turtle from 'lucide-react/icons/turtle'
import Volume2 from 'lucide-react/icons/volume-2'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isHeldBack } from '../../../parts/audio-button/play-sound.ts'
import { useAlternatingSpeed } from '../../../parts/audio-button/use-alternating-speed.ts'
import { useWordSound } from '../../../parts/audio-button/use-word-sound.ts'
import { useSessionKeys } from './use-session-keys.ts'

type Props = { word: string; language: TargetLanguageCode }

/** Plays the word when the question appears and after each press; the second press in a row plays it slowly. */
export function ListenPrompt({ word, language }: Props) {
  const { t } = useTranslation('reviews')
  const { sound, say } = useWordSound(word, language)
  const paces = useAlternatingSpeed((isSlow) => void say(isSlow))
  const sayFirst = useEffectEvent(() => void say(false))
  useEffect(() => {
    sayFirst()
  }, [])
  useSessionKeys({ r: () => void say(false) })
  const Icon = 'isSlow' in sound && sound.isSlow ? Turtle : Volume2
  return (
    <div className="review-listen">
      <button
        type="button"
        className="review-listen__press"
        aria-label={t('play')}
        aria-keyshortcuts="r"
        data-state={sound.state}
        // biome-ignore lint/a11y/noAutofocus: the page has no text to read before it
        autoFocus
        {...paces}
      >
        <Icon className="icon" aria-hidden="true" />
      </button>
      <div role="status">
        {sound.state === 'failed' ? (
          <Failure error={sound.error} />
        ) : (
          <p className="muted">{t('playHint')}</p>
        )}
      </div>
    </div>
  )
}

/** If the browser blocks autoplay, the learner presses play; after another error the word is shown as text. */
function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('reviews')
  return <p className="muted">{isHeldBack(error) ? t('pressToListen') : t('soundFailed')}</p>
}
