import type { WordTime } from '@verbena/language/song/word-times'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../ui/style/class-names.ts'

type Props = {
  text: string
  /** Index of the word in its line. */
  word: number
  time: WordTime | null
  /** The outcome of the answer if the word was hidden. */
  outcome: 'right' | 'helped' | 'skipped' | null
  isButton: boolean
  isReached: boolean
}

/** One word, which can be looked up, fills while it is sung, and shows the outcome of its answer. */
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

/** The times in seconds from which CSS computes the fill. */
const sung = ({ start, end }: WordTime) =>
  ({ '--from': start.toFixed(2), '--length': Math.max(0.05, end - start).toFixed(2) }) as CSSProperties
