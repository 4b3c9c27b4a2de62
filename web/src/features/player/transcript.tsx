import type { MediaItem } from '@verbena/contract/catalogue'
import type { Segment } from '@verbena/contract/player'
import { activeSegment } from '@verbena/language/active-segment'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAudience } from '../../parts/use-audience.ts'
import { BackToLine } from './back-to-line.tsx'
import { Credits } from './credits.tsx'
import { HintBanner } from './hint-banner.tsx'
import { createLineTokens } from './line-tokens.ts'
import type { MediaClock } from './media/media-clock.ts'
import { useClock } from './media/use-clock.ts'
import type { Touched } from './touched-word.ts'
import { TranscriptKey } from './transcript-key.tsx'
import { TranscriptLines } from './transcript-lines.tsx'
import { useFollowLine } from './use-follow-line.ts'
import type { KnownWords } from './use-known-words.ts'
import type { LineTranslations } from './use-line-translations.ts'
import type { Lines } from './use-lines.ts'
import { useRevealLine } from './use-reveal-line.ts'
import { useSelectableWords } from './use-selectable-words.ts'
import { useTour } from './use-tour.ts'
import { useWordKeys } from './use-word-keys.ts'
import { useWordTouch } from './use-word-touch.ts'

export type TranscriptProps = {
  item: MediaItem
  segments: readonly Segment[]
  clock: MediaClock
  lines: Lines
  /** The words whose card is open. */
  lookedUp: Touched | null
  onTouch: (touched: Touched) => void
  onPlayFrom: (line: number) => void
  translations: LineTranslations
  known: KnownWords | null
  colours: { isOn: boolean; toggle: () => void }
}

/** Every line, the one being spoken in yellow and in the middle; every word can be touched. */
export function Transcript(props: TranscriptProps) {
  const { item, segments, clock, lines, lookedUp, onTouch, onPlayFrom, translations, known, colours } = props
  const { t } = useTranslation('player')
  const { native } = useAudience()
  const scroller = useRef<HTMLDivElement>(null)
  const { language } = item
  const active = useClock(clock, (seconds) => activeSegment(segments, seconds))
  const tokens = useMemo(() => createLineTokens(segments, language), [segments, language])
  const { roving, setRoving } = useWordKeys(scroller, tokens, active)
  useWordTouch(scroller, {
    onPlayFrom,
    onReveal: translations.reveal,
    onTouch: (touched) => {
      setRoving({ line: touched.line, word: touched.firstWord })
      onTouch(touched)
    },
  })
  useSelectableWords(scroller)
  const isAway = useFollowLine(scroller, {
    active,
    isHeld: lookedUp !== null,
    jumps: lines.jumps,
  })
  useRevealLine(scroller, lookedUp?.lineElement ?? null)
  const isTouring = useTour({ isWanted: item.kind === 'video' })

  return (
    <section className="transcript" aria-label={t('transcript')}>
      <div className="transcript__lines" ref={scroller}>
        <TranscriptLines
          scroller={scroller}
          segments={segments}
          tokens={tokens}
          language={language}
          native={native}
          active={active}
          roving={roving}
          lookedUp={lookedUp}
          knowledge={colours.isOn ? (known?.byForm ?? null) : null}
          translations={translations.areThere ? translations.mode : 'hidden'}
          revealed={translations.revealed}
          loop={lines.loop}
          loopStart={lines.loopStart}
        />
        <Credits item={item} />
      </div>
      <HintBanner isCovered={isTouring} />
      {isAway && <BackToLine onBack={lines.follow} />}
      <TranscriptKey kind={item.kind} translations={translations} known={known} colours={colours} />
    </section>
  )
}
