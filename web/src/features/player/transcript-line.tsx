import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Token } from '@verbena/language/tokenise'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { clockTime } from '../../parts/clock-time.ts'
import { classNames } from '../../ui/class-names.ts'

type Props = {
  index: number
  /** Seconds. */
  start: number
  tokens: readonly Token[]
  language: TargetLanguageCode
  state: 'past' | 'active' | 'coming'
  /** The word of this line that the Tab key reaches; -1 when that is in another line. */
  rovingWord: number
  firstLookedUp: number
  lastLookedUp: number
}

/** One line. Presses are heard by the transcript, which reads the data attributes. */
export const TranscriptLine = memo(function TranscriptLine(props: Props) {
  const { index, start, language, state, rovingWord } = props
  const { t } = useTranslation('player')
  const time = clockTime(start)
  return (
    <li
      className={classNames('line', state !== 'coming' && `line--${state}`)}
      data-line={index}
      aria-current={state === 'active' ? 'true' : undefined}
    >
      <button
        type="button"
        className="line__time"
        data-play-from={index}
        tabIndex={rovingWord >= 0 ? 0 : -1}
        aria-label={t('playFrom', { time })}
      >
        {time}
      </button>
      <p lang={language}>{pieces(props)}</p>
    </li>
  )
})

function pieces({ tokens, rovingWord, firstLookedUp, lastLookedUp }: Props) {
  let word = -1
  return tokens.map((token) => {
    if (!token.isWord) return token.text
    word += 1
    const isLookedUp = word >= firstLookedUp && word <= lastLookedUp
    // Only the line under the keyboard names its words as buttons: a screen reader reads the others as text.
    const button = rovingWord >= 0 ? { role: 'button', tabIndex: word === rovingWord ? 0 : -1 } : {}
    return (
      <span
        key={token.start}
        className={classNames('word', isLookedUp && 'word--looked-up')}
        data-word={word}
        {...button}
      >
        {token.text}
      </span>
    )
  })
}
