import type { WordTime } from '@verbena/language/song/word-times'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../ui/style/class-names.ts'

type Props = {
  text: string
  /** Its place among the words of its line. */
  word: number
  time: WordTime | null
  /** How it was found, if it was hidden. */
  outcome: 'right' | 'helped' | 'skipped' | null
  isButton: boolean
  isReached: boolean
}

/** One word: it can be looked up, fills while it is sung, and shows how it was found. */
export function LyricWord({ text, word, time, outcome, isButton, isReached }: Props) {
  const { t, i18n } = useTranslation('song')
  const button = isButton ? { role: 'button', tabIndex: isReached ? 0 : -1 } : {}
  return (
    <>
      <span
        className={classNames('lyric-word', outcome !== null && `lyric-word--${outcome}`)}
        data-word={word}
        style={time ? sung(time) : undefined}
        {...button}
      >
        {text}
      </span>
      {outcome && (
        <span className="visually-hidden" lang={i18n.language}>
          {` (${t(`outcome.${outcome}`)})`}
        </span>
      )}
    </>
  )
}

/** What CSS reckons the fill from, in seconds. */
const sung = ({ start, end }: WordTime) =>
  ({ '--from': start.toFixed(2), '--length': Math.max(0.05, end - start).toFixed(2) }) as CSSProperties
