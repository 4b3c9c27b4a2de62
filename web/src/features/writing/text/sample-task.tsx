import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { samplesQuery } from '../writing-queries.ts'

/** The task that the text answers; nothing if the sample no longer exists. */
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
