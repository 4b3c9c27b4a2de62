import type { Segment } from '@verbena/contract/player'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { activeSegment } from '@verbena/language/media/active-segment'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import type { MediaClock } from '../media/media-clock.ts'
import { useMediaClock } from '../media/use-media-clock.ts'
import type { LineTranslations } from '../transcript/use-line-translations.ts'
import './subtitles.css'

type Props = {
  segments: readonly Segment[]
  clock: MediaClock
  language: TargetLanguageCode
  isDual: boolean
  translations: LineTranslations
}

/** The active line. It is hidden from screen readers, because the transcript marks the same line as current. */
export function Subtitles({ segments, clock, language, isDual, translations }: Props) {
  const { native } = useAudience()
  const active = useMediaClock(clock, (seconds) => activeSegment(segments, seconds))
  const segment = segments[active]
  if (!segment) return null
  const { mode, revealed, reveal } = translations
  // A translation that is blurred in the transcript is blurred here too, or the learner would read it here.
  const isBlurred = mode === 'blurred' && !revealed.has(active)
  return (
    <div className="subtitles" aria-hidden="true">
      <p className="subtitles__target" lang={language}>
        {segment.text}
      </p>
      {isDual && segment.translation && !isBlurred && (
        <p className="subtitles__native" lang={native}>
          {segment.translation}
        </p>
      )}
      {isDual && segment.translation && isBlurred && (
        <button
          type="button"
          tabIndex={-1}
          className="subtitles__native subtitles__native--blurred"
          lang={native}
          onClick={() => reveal(active)}
        >
          {segment.translation}
        </button>
      )}
    </div>
  )
}
