import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../parts/paths.ts'
import { useAudience } from '../../../parts/use-audience.ts'
import { samplesQuery } from '../writing-queries.ts'

/** What the learner set out to do; nothing where the sample is not there any more. */
export function SampleTask({ id }: { id: string }) {
  const { t } = useTranslation('writing')
  const { data } = useQuery(samplesQuery(useAudience().key))
  const sample = data?.find((one) => one.id === id)
  if (!sample) return null
  return (
    <p className="sample-task">
      <strong>{t('samples.task')}:</strong> {sample.task}{' '}
      <Link to={paths.writingSample(id)}>{t('editor.readSample')}</Link>
    </p>
  )
}
