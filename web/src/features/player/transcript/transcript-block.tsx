import type { Segment } from '@verbena/contract/player'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { clockTime } from '@verbena/language/media/clock-time'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineLoop } from '../line-playback/line-loop.ts'
import type { TouchedWord } from '../lookup/touched-word.ts'
import { blockLines } from './line-blocks.ts'
import type { LineTokens } from './line-tokens.ts'
import { lineWordStatuses } from './line-word-statuses.ts'
import { type LineMark, type LineState, TranscriptLine } from './transcript-line.tsx'
import type { WordKnowledge } from './use-known-words.ts'
import type { TranslationMode } from './use-line-translations.ts'

type Props = {
  block: number
  segments: readonly Segment[]
  tokens: LineTokens
  language: TargetLanguageCode
  native: LanguageCode
  /** Whether each word is an element, which can be pressed. */
  isNear: boolean
  /** The active line; if it is outside this block, any line on the same side. */
  active: number
  /** The word that Tab reaches; null if it is in another block. */
  roving: { line: number; word: number } | null
  lookedUp: TouchedWord | null
  knowledge: WordKnowledge | null
  translations: TranslationMode
  revealed: ReadonlySet<number>
  loop: LineLoop | null
  loopStart: number | null
}

/** A block of lines, which renders only when one of its lines changes. */
export const TranscriptBlock = memo(function TranscriptBlock(props: Props) {
  const { block, segments, tokens, isNear, active, roving, lookedUp, knowledge, translations } = props
  // Called once for many lines, because it is the most expensive part of a line.
  const { t } = useTranslation('player')
  const first = block * blockLines
  const lines = segments.slice(first, first + blockLines)
  const drawn = lines.map((segment, at) => {
    const index = first + at
    const words = isNear ? tokens.of(index) : null
    const time = clockTime(segment.start)
    const isLookedUp = lookedUp?.line === index
    return (
      <TranscriptLine
        key={index}
        index={index}
        time={time}
        timeLabel={t('playFrom', { time })}
        text={segment.text}
        tokens={words}
        statuses={words && knowledge ? lineWordStatuses(words, knowledge) : ''}
        language={props.language}
        state={stateOf(index, active)}
        mark={markOf(index, props)}
        rovingWord={roving?.line === index ? roving.word : -1}
        firstLookedUp={isLookedUp ? lookedUp.firstWord : -1}
        lastLookedUp={isLookedUp ? lookedUp.lastWord : -1}
        translation={translations === 'hidden' ? undefined : segment.translation}
        translationLanguage={props.native}
        isTranslationBlurred={translations === 'blurred' && !props.revealed.has(index)}
        isEdge={at === 0 || at === lines.length - 1}
      />
    )
  })
  return (
    <div role="none" className="line-block">
      {drawn}
    </div>
  )
})

function stateOf(line: number, active: number): LineState {
  if (line === active) return 'active'
  return line < active ? 'past' : 'coming'
}

function markOf(line: number, { loop, loopStart }: Pick<Props, 'loop' | 'loopStart'>): LineMark | undefined {
  if (loop && line >= loop.first && line <= loop.last) return 'looped'
  return line === loopStart ? 'loop-start' : undefined
}
