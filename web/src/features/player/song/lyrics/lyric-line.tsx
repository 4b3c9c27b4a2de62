import type { TargetLanguageCode } from '@verbena/language/languages'
import { clockTime } from '@verbena/language/media/clock-time'
import type { WordTime } from '@verbena/language/song/word-times'
import type { Token } from '@verbena/language/text/tokenise'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../ui/style/class-names.ts'
import type { GapMark } from './gap-marks.ts'
import { LyricWord } from './lyric-word.tsx'
import { OpenGap } from './open-gap.tsx'

type Props = {
  index: number
  /** In seconds. */
  start: number
  tokens: readonly Token[]
  /** The times of the words; null if they are unknown. */
  times: readonly WordTime[] | null
  language: TargetLanguageCode
  state: 'past' | 'active' | 'coming'
  marks: readonly GapMark[]
  /** The current question as an index of `hidden`; -1 if it is not in this line. */
  asked: number
  /** The word of this line that Tab reaches; -1 if it is in another line. */
  rovingWord: number
}

/** One line of the lyrics: its time, and its text with gaps. The parent handles its clicks. */
export const LyricLine = memo(function LyricLine(props: Props) {
  const { index, start, times, language, state, rovingWord } = props
  const { t } = useTranslation('player')
  const time = clockTime(start)
  return (
    <li
      className={classNames('lyric', `lyric--${state}`, times !== null && 'lyric--timed')}
      data-line={index}
      aria-current={state === 'active' ? 'true' : undefined}
    >
      <button
        type="button"
        className="lyric__time"
        data-play-from={index}
        tabIndex={rovingWord >= 0 ? 0 : -1}
        aria-label={t('playFrom', { time })}
      >
        {time}
      </button>
      <p className="lyric__text" lang={language}>
        {pieces(props)}
      </p>
    </li>
  )
})

function pieces({ tokens, times, marks, asked, rovingWord }: Props) {
  const whole = marks.find((mark) => mark.word === null)
  if (whole?.outcome === 'open')
    return <OpenGap mark={whole} isAsked={whole.index === asked} isReached={rovingWord >= 0} />
  let word = -1
  return tokens.map(({ text, isWord, start }) => {
    if (!isWord) return text
    word += 1
    const mark = marks.find((one) => one.word === word)
    if (mark?.outcome === 'open')
      return (
        <OpenGap key={start} mark={mark} isAsked={mark.index === asked} isReached={rovingWord === word} />
      )
    return (
      <LyricWord
        key={start}
        text={text}
        word={word}
        time={times?.[word] ?? null}
        outcome={settledOutcome(mark ?? whole)}
        isButton={rovingWord >= 0}
        isReached={rovingWord === word}
      />
    )
  })
}

const settledOutcome = (mark: GapMark | undefined) =>
  mark === undefined || mark.outcome === 'open' ? null : mark.outcome
