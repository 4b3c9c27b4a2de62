import type { TargetLanguageCode } from '@verbena/language/languages'
import type { WordTime } from '@verbena/language/song-quiz/word-times'
import type { Token } from '@verbena/language/tokenise'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { clockTime } from '../../../parts/clock-time.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { HiddenMark } from './hidden-marks.ts'
import { LyricWord } from './lyric-word.tsx'
import { OpenMark } from './open-mark.tsx'

type Props = {
  index: number
  /** Seconds. */
  start: number
  tokens: readonly Token[]
  /** When each word is sung; null where nothing tells. */
  times: readonly WordTime[] | null
  language: TargetLanguageCode
  state: 'past' | 'active' | 'coming'
  marks: readonly HiddenMark[]
  /** The one that is asked for, as an index of what is hidden. */
  asked: number
  /** The word of this line that the Tab key reaches; -1 when that is in another line. */
  rovingWord: number
}

/** One entry: its time, and its text with what is hidden. Presses are heard by the lyrics around. */
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
    return <OpenMark mark={whole} isAsked={whole.index === asked} isReached={rovingWord >= 0} />
  let word = -1
  return tokens.map(({ text, isWord, start }) => {
    if (!isWord) return text
    word += 1
    const mark = marks.find((one) => one.word === word)
    if (mark?.outcome === 'open')
      return (
        <OpenMark key={start} mark={mark} isAsked={mark.index === asked} isReached={rovingWord === word} />
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

const settledOutcome = (mark: HiddenMark | undefined) =>
  mark === undefined || mark.outcome === 'open' ? null : mark.outcome
