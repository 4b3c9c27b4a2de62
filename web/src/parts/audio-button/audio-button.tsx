import { spokenMaximum } from '@verbena/contract/lookup/lookup-limits'
import type { TargetLanguageCode } from '@verbena/language/languages'
import Turtle from 'lucide-react/icons/turtle'
import Volume2 from 'lucide-react/icons/volume-2'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { lookup as english } from '../../i18n/en/lookup.ts'
import { lookup as spanish } from '../../i18n/es/lookup.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { LiveRegion } from '../../ui/feedback/live-region.tsx'
import { errorMessage } from '../errors/error-message.ts'
import { isHeldBack } from './play-sound.ts'
import { useAlternatingSpeed } from './use-alternating-speed.ts'
import { useWordSound } from './use-word-sound.ts'
import './audio-button.css'

addMessages('lookup', english, spanish)

type Props = {
  text: string
  language: TargetLanguageCode
  /** One of many in a list: it has no live region of its own, and an error is an alert. */
  isOfMany?: boolean
}

/**
 * Plays a word or short phrase: at normal speed when pressed, slowly when pressed again or held. Put it into a row that
 * wraps, because an error is shown below it. Renders nothing if the text is too long. Give it a `key` made of the text
 * if the text can change.
 */
export function AudioButton({ text, language, isOfMany = false }: Props) {
  const { t } = useTranslation(['lookup', 'common'])
  const { sound, say } = useWordSound(text, language)
  const paces = useAlternatingSpeed((isSlow) => void say(isSlow))
  if (text.length > spokenMaximum) return null
  const isSlow = 'isSlow' in sound && sound.isSlow
  const Icon = isSlow ? Turtle : Volume2
  const failure = sound.state === 'failed' ? failureOf(sound.error) : ''
  return (
    <div className="audio-button">
      <IconButton
        {...paces}
        label={t('listen', { word: text })}
        title={t('listenHint')}
        icon={<Icon className="icon" aria-hidden="true" />}
        className="audio-button__press"
        data-state={sound.state}
        aria-busy={sound.state === 'loading' || undefined}
      />
      {!isOfMany && <LiveRegion>{failure}</LiveRegion>}
      {failure && (
        <p className="audio-button__failure" {...(isOfMany ? { role: 'alert' } : { 'aria-hidden': true })}>
          {failure}
        </p>
      )}
    </div>
  )

  function failureOf(error: unknown) {
    if (isHeldBack(error)) return t('soundBlocked')
    return error instanceof ApiError && error.code !== 'NOT_FOUND'
      ? errorMessage(error, t)
      : t('audioNotFound')
  }
}
