import type { TargetLanguageCode } from '@verbena/language/languages'
import { Turtle, Volume2 } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isHeldBack } from '../../../parts/audio-button/play-sound.ts'
import { useTwoPaces } from '../../../parts/audio-button/use-two-paces.ts'
import { useWordSound } from '../../../parts/audio-button/use-word-sound.ts'
import { useSessionKeys } from './use-session-keys.ts'

type Props = { word: string; language: TargetLanguageCode }

/** Says the word when the question comes, and as often as it is asked to; the second press in a row is slow. */
export function ListenPrompt({ word, language }: Props) {
  const { t } = useTranslation('review')
  const { sound, say } = useWordSound(word, language)
  const paces = useTwoPaces((isSlow) => void say(isSlow))
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
        // biome-ignore lint/a11y/noAutofocus: there is nothing to read before it
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

/** A browser that plays nothing by itself waits for a press; after another failure the word can be read. */
function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('review')
  return <p className="muted">{isHeldBack(error) ? t('pressToListen') : t('soundFailed')}</p>
}
