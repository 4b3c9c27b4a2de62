import type { ImportReport } from '@verbena/contract/vocabulary/word-exchange'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../parts/navigation/paths.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { useFocusOnChange } from '../../../ui/layout/use-on-change.ts'
import { ReportSamples } from './report-samples.tsx'

type Props = { report: ImportReport; isDone: boolean; onApply: () => void }

const counts = ['added', 'merged', 'unchanged', 'refused', 'shortened', 'scheduled', 'known'] as const

/** The preview or the result of an import. */
export function ReportView({ report, isDone, onApply }: Props) {
  const { t } = useTranslation('wordExchange')
  const heading = useRef<HTMLHeadingElement>(null)
  // Takes the focus, because the pressed button is gone or far above.
  useFocusOnChange(heading, report)
  const changes = report.added + report.merged + report.scheduled + report.known
  return (
    <section className="word-report">
      <h3 ref={heading} tabIndex={-1}>
        {isDone ? t('in.happened') : t('in.wouldHappen')}
      </h3>
      <ul>
        {counts
          .filter((name) => report[name] > 0)
          .map((name) => (
            <li key={name}>{t(`in.${name}`, { count: report[name] })}</li>
          ))}
        {report.newLists.length > 0 && (
          <li>{t('in.newLists', { names: report.newLists.slice(0, 20).join(', ') })}</li>
        )}
      </ul>
      {!isDone && <ReportSamples samples={report.samples} />}
      {changes === 0 && !isDone && <p>{t('in.nothing')}</p>}
      <div className="word-actions">
        {isDone ? (
          <ButtonLink variant="primary" to={paths.vocabulary}>
            {t('in.seeLists')}
          </ButtonLink>
        ) : (
          changes > 0 && (
            <Button variant="primary" onClick={onApply}>
              {t('in.apply')}
            </Button>
          )
        )}
      </div>
    </section>
  )
}
