import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import type { Token } from '@verbena/language/text/tokenise'
import { memo } from 'react'
import { classNames } from '../../../ui/style/class-names.ts'
import { LineTranslation } from './line-translation.tsx'

export type LineState = 'past' | 'active' | 'coming'
/** The line is in a loop, or is the start of one. */
export type LineMark = 'looped' | 'loop-start'

type Props = {
  index: number
  /** Its start as a clock time. */
  time: string
  /** The label of the time button, which says what it does. */
  timeLabel: string
  text: string
  /** Its tokens, rendered as one element per word; null if the line is far off screen. */
  tokens: readonly Token[] | null
  /** The status of each word: n, l, k or i; '' if statuses are not shown. */
  statuses: string
  language: TargetLanguageCode
  state: LineState
  mark: LineMark | undefined
  /** The word of this line that Tab reaches; -1 if it is in another line. */
  rovingWord: number
  firstLookedUp: number
  lastLookedUp: number
  translation: string | undefined
  translationLanguage: LanguageCode
  isTranslationBlurred: boolean
  /** The first and last line of a block are observed by the IntersectionObserver. */
  isEdge: boolean
}

/** One line. The transcript handles its clicks by its data attributes. */
export const TranscriptLine = memo(function TranscriptLine(props: Props) {
  const { index, time, text, tokens, language, state, mark, rovingWord, translation } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: transcript-lines.tsx says why its list is a div
    <div
      role="listitem"
      className={classNames('line', state !== 'coming' && `line--${state}`, mark && `line--${mark}`)}
      data-line={index}
      data-edge={props.isEdge ? '' : undefined}
      aria-current={state === 'active' ? 'true' : undefined}
    >
      <button
        type="button"
        className="line__time"
        data-play-from={index}
        tabIndex={rovingWord >= 0 ? 0 : -1}
        aria-label={props.timeLabel}
      >
        {time}
      </button>
      <p lang={language}>{tokens ? pieces(tokens, props) : text}</p>
      {translation && (
        <LineTranslation
          line={index}
          text={translation}
          language={props.translationLanguage}
          isBlurred={props.isTranslationBlurred}
          isReachable={rovingWord >= 0}
        />
      )}
    </div>
  )
})

const statusClasses: Record<string, string> = { n: 'word--new', l: 'word--learning' }

function pieces(tokens: readonly Token[], { rovingWord, firstLookedUp, lastLookedUp, statuses }: Props) {
  let word = -1
  return tokens.map((token) => {
    if (!token.isWord) return token.text
    word += 1
    const isLookedUp = word >= firstLookedUp && word <= lastLookedUp
    // Only the line that Tab reaches renders its words as buttons, so that screen readers read the others as text.
    const button = rovingWord >= 0 ? { role: 'button', tabIndex: word === rovingWord ? 0 : -1 } : {}
    return (
      <span
        key={token.start}
        className={classNames('word', statusClasses[statuses[word] ?? ''], isLookedUp && 'word--looked-up')}
        data-word={word}
        {...button}
      >
        {token.text}
      </span>
    )
  })
}
