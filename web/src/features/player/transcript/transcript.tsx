import type { MediaItem } from '@verbena/contract/catalogue'
import type { Segment } from '@verbena/contract/player'
import { activeSegment } from '@verbena/language/media/active-segment'
import Crosshair from 'lucide-react/icons/crosshair'
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import type { LinePlayback } from '../line-playback/use-line-playback.ts'
import type { TouchedWord } from '../lookup/touched-word.ts'
import { useSelectableWords } from '../lookup/use-selectable-words.ts'
import { useWordKeys } from '../lookup/use-word-keys.ts'
import { useWordTouch } from '../lookup/use-word-touch.ts'
import type { MediaClock } from '../media/media-clock.ts'
import { useMediaClock } from '../media/use-media-clock.ts'
import { HintBanner } from '../tour/hint-banner.tsx'
import { useTour } from '../tour/use-tour.ts'
import { Credits } from './credits.tsx'
import { createLineTokens } from './line-tokens.ts'
import { TranscriptLegend } from './transcript-legend.tsx'
import { TranscriptLines } from './transcript-lines.tsx'
import { useFollowLine } from './use-follow-line.ts'
import type { KnownWords } from './use-known-words.ts'
import type { LineTranslations } from './use-line-translations.ts'

export type TranscriptProps = {
  item: MediaItem
  segments: readonly Segment[]
  clock: MediaClock
  lines: LinePlayback
  /** The word or phrase whose card is open. */
  lookedUp: TouchedWord | null
  onTouch: (touched: TouchedWord) => void
  onPlayFrom: (line: number) => void
  translations: LineTranslations
  known: KnownWords | null
  colours: { isOn: boolean; toggle: () => void }
}

/** All lines of the transcript; the active one is yellow and centred. Every word can be looked up. */
export function Transcript(props: TranscriptProps) {
  const { item, segments, clock, lines, lookedUp, onTouch, onPlayFrom, translations, known, colours } = props
  const { t } = useTranslation('player')
  const { native } = useAudience()
  const scroller = useRef<HTMLDivElement>(null)
  const { language } = item
  const active = useMediaClock(clock, (seconds) => activeSegment(segments, seconds))
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
      {isAway && <ReturnToActiveLine onBack={lines.follow} />}
      <TranscriptLegend kind={item.kind} translations={translations} known={known} colours={colours} />
    </section>
  )
}

/** Returns to the active line; shown while the learner reads other lines. */
function ReturnToActiveLine({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('player')
  return (
    <div className="back-to-line">
      <button type="button" className="back-to-line__button" onClick={onBack}>
        <Crosshair className="icon icon--sm" aria-hidden="true" /> {t('backToLine')}
      </button>
    </div>
  )
}

const sheetQuery = '(max-width: 63.99rem)'
const marginPixels = 4

/** If the word card is a sheet, scrolls its line to the top of the scroller, above the sheet. */
function useRevealLine(scroller: RefObject<HTMLElement | null>, line: Element | null) {
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !line || !matchMedia(sheetQuery).matches) return
    const distance = line.getBoundingClientRect().top - element.getBoundingClientRect().top
    element.scrollBy({ top: distance - marginPixels, behavior: 'instant' })
  }, [scroller, line])
}
