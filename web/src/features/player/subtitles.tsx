import type { Segment } from '@verbena/contract/player'
import { activeSegment } from '@verbena/language/active-segment'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { useAudience } from '../../parts/use-audience.ts'
import type { MediaClock } from './media/media-clock.ts'
import { useClock } from './media/use-clock.ts'

type Props = {
  segments: readonly Segment[]
  clock: MediaClock
  language: TargetLanguageCode
  isDual: boolean
}

/** The line that is spoken. Screen readers find the same line, marked as current, in the transcript. */
export function Subtitles({ segments, clock, language, isDual }: Props) {
  const { native } = useAudience()
  const active = useClock(clock, (seconds) => activeSegment(segments, seconds))
  const segment = segments[active]
  if (!segment) return null
  return (
    <div className="subtitles" aria-hidden="true">
      <p className="subtitles__target" lang={language}>
        {segment.text}
      </p>
      {isDual && segment.translation && (
        <p className="subtitles__native" lang={native}>
          {segment.translation}
        </p>
      )}
    </div>
  )
}
