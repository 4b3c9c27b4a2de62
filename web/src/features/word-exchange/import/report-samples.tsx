import type { ImportReport } from '@verbena/contract/vocabulary/word-exchange'
import { useTranslation } from 'react-i18next'

/** The first words of each outcome, and why they were skipped if they were. */
export function ReportSamples({ samples }: { samples: ImportReport['samples'] }) {
  const { t } = useTranslation('wordExchange')
  if (samples.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element needs to be focusable by the keyboard
    <section className="word-table" tabIndex={0} aria-label={t('in.outcome')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('in.row')}</th>
            <th scope="col">{t('in.fields.word')}</th>
            <th scope="col">{t('in.fields.translation')}</th>
            <th scope="col">{t('in.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {samples.map(({ row, word, translation, outcome, reason }) => (
            <tr key={`${row} ${outcome}`}>
              <td>{row}</td>
              <td>{word}</td>
              <td>{translation}</td>
              <td>
                {t(`in.outcomes.${outcome}`)}
                {reason && `: ${t(`in.reasons.${reason}`)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
