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

/** The line that is spoken. Screen readers find the same line, marked as current, in the transcript. */
export function Subtitles({ segments, clock, language, isDual, translations }: Props) {
  const { native } = useAudience()
  const active = useMediaClock(clock, (seconds) => activeSegment(segments, seconds))
  const segment = segments[active]
  if (!segment) return null
  const { mode, revealed, reveal } = translations
  // Blurred in the transcript and plain over the picture, it would be read all the same.
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
