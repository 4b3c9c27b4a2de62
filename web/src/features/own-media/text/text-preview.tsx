import { clockTime } from '@verbena/language/media/clock-time'
import type { Subtitles } from '@verbena/language/media/subtitles/read-subtitles'
import { useTranslation } from 'react-i18next'
import { usePlayerOutlet } from '../../../parts/media/player-outlet.ts'
import { keyedItems } from '../../../ui/list-keys/keyed-items.ts'

const previewLineCount = 5

/** The number of lines that were read, the first lines, and warnings. */
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
  const lines: readonly { text: string; start: number | null }[] = subtitles.timed
    ? subtitles.cues.slice(0, previewLineCount)
    : subtitles.lines.slice(0, previewLineCount).map((text) => ({ text, start: null }))
  const count = subtitles.timed ? subtitles.cues.length : subtitles.lines.length
  return (
    <div className="text-preview">
      <p role="status">
        <b>{t('text.preview', { count })}</b>
      </p>
      <p className="visually-hidden">{t('text.previewFirst')}</p>
      <ol className="text-preview__lines">
        {keyedItems(lines, ({ text }) => text).map(({ item: { text, start }, key }) => (
          <li key={key}>
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
