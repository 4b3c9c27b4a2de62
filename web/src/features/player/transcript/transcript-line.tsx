import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import type { Token } from '@verbena/language/text/tokenise'
import { memo } from 'react'
import { classNames } from '../../../ui/style/class-names.ts'
import { LineTranslation } from './line-translation.tsx'

export type LineState = 'past' | 'active' | 'coming'
/** Inside a loop, or where one will begin. */
export type LineMark = 'looped' | 'loop-start'

type Props = {
  index: number
  /** Its start as a clock time. */
  time: string
  /** What pressing the time does. */
  timeLabel: string
  text: string
  /** Its words, each an element of its own; null where the line is far out of sight. */
  tokens: readonly Token[] | null
  /** Of each word what the learner knows of it: n, l, k or i; '' where that is not shown. */
  statuses: string
  language: TargetLanguageCode
  state: LineState
  mark: LineMark | undefined
  /** The word of this line that the Tab key reaches; -1 when that is in another line. */
  rovingWord: number
  firstLookedUp: number
  lastLookedUp: number
  translation: string | undefined
  translationLanguage: LanguageCode
  isTranslationBlurred: boolean
  /** The first and the last line of a block are watched. */
  isEdge: boolean
}

/** One line. The transcript handles its clicks by its data attributes. */
export const TranscriptLine = memo(function TranscriptLine(props: Props) {
  const { index, time, text, tokens, language, state, mark, rovingWord, translation } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the list
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
    // Only the line under the keyboard names its words as buttons: a screen reader reads the others as text.
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
