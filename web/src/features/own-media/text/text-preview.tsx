import { clockTime } from '@verbena/language/media/clock-time'
import type { Subtitles } from '@verbena/language/media/subtitles/read-subtitles'
import { useTranslation } from 'react-i18next'
import { usePlayerOutlet } from '../../../parts/media/player-outlet.ts'

const firstLines = 5

/** What was read from a file: the number of lines, the first of them, and what was repaired. */
export function TextPreview({ subtitles }: { subtitles: Subtitles }) {
  const { t } = useTranslation('ownMedia')
  const { item } = usePlayerOutlet()
  if (!subtitles.ok) {
    const { reason } = subtitles
    const megabytes = reason.code === 'tooLarge' ? reason.megabytes : 0
    return (
      <p className="field__error" role="alert">
        {t(`text.reasons.${reason.code}`, { megabytes })}
      </p>
    )
  }
  const lines = subtitles.timed
    ? subtitles.cues.slice(0, firstLines)
    : subtitles.lines.slice(0, firstLines).map((text) => ({ text, start: null }))
  const count = subtitles.timed ? subtitles.cues.length : subtitles.lines.length
  return (
    <div className="text-preview">
      <p role="status">
        <b>{t('text.preview', { count })}</b>
      </p>
      <p className="visually-hidden">{t('text.previewFirst')}</p>
      <ol className="text-preview__lines">
        {lines.map(({ text, start }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may say the same, and never change places here
          <li key={place}>
            {start !== null && <span className="text-preview__time">{clockTime(start)}</span>}
            <span lang={item.language}>{text}</span>
          </li>
        ))}
      </ol>
      {!subtitles.timed && <p className="muted">{t('text.untimed')}</p>}
      {subtitles.warnings.length > 0 && (
        <ul className="text-preview__warnings">
          {subtitles.warnings.map(({ code, count: times }) => (
            <li key={code}>{t(`text.warnings.${code}`, { count: times })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
