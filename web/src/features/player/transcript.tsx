import type { MediaItem } from '@verbena/contract/catalogue'
import type { Segment } from '@verbena/contract/player'
import { activeSegment } from '@verbena/language/active-segment'
import { tokenise } from '@verbena/language/tokenise'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Credits } from './credits.tsx'
import type { MediaClock } from './media/media-clock.ts'
import { useClock } from './media/use-clock.ts'
import type { Touched } from './touched-word.ts'
import { TranscriptLine } from './transcript-line.tsx'
import { useFollowLine } from './use-follow-line.ts'
import { useRevealLine } from './use-reveal-line.ts'
import { useSelectableWords } from './use-selectable-words.ts'
import { useWordKeys } from './use-word-keys.ts'
import { useWordTouch } from './use-word-touch.ts'

type Props = {
  item: MediaItem
  segments: readonly Segment[]
  clock: MediaClock
  /** The words whose card is open. */
  lookedUp: Touched | null
  onTouch: (touched: Touched) => void
  onPlayFrom: (line: number) => void
}

/** Every line, the one being spoken in yellow and in the middle; every word can be touched. */
export function Transcript({ item, segments, clock, lookedUp, onTouch, onPlayFrom }: Props) {
  const { t } = useTranslation('player')
  const scroller = useRef<HTMLDivElement>(null)
  const { language } = item
  const active = useClock(clock, (seconds) => activeSegment(segments, seconds))
  const lines = useMemo(
    () => segments.map((segment) => tokenise(segment.text, language)),
    [segments, language],
  )
  const wordCounts = useMemo(
    () => lines.map((tokens) => tokens.filter((token) => token.isWord).length),
    [lines],
  )
  const { roving, setRoving } = useWordKeys(scroller, wordCounts, active)
  useWordTouch(scroller, {
    onPlayFrom,
    onTouch: (touched) => {
      setRoving({ line: touched.line, word: touched.firstWord })
      onTouch(touched)
    },
  })
  useSelectableWords(scroller)
  useFollowLine(scroller, active, lookedUp !== null)
  useRevealLine(scroller, lookedUp?.lineElement ?? null)

  return (
    <section className="transcript" aria-label={t('transcript')}>
      <div className="transcript__lines" ref={scroller}>
        <ol>
          {segments.map((segment, index) => (
            <TranscriptLine
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are never moved, and two may be alike
              key={index}
              index={index}
              start={segment.start}
              tokens={lines[index] ?? []}
              language={language}
              state={index === active ? 'active' : index < active ? 'past' : 'coming'}
              rovingWord={roving.line === index ? roving.word : -1}
              firstLookedUp={lookedUp?.line === index ? lookedUp.firstWord : -1}
              lastLookedUp={lookedUp?.line === index ? lookedUp.lastWord : -1}
            />
          ))}
        </ol>
        <Credits item={item} />
      </div>
      <p className="transcript__key">{t('howTo')}</p>
    </section>
  )
}
