import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../../api/use-session.ts'
import { paths } from '../../navigation/paths.ts'

/** The sources of the explanation. Links learners to the licences; guests have no settings page. */
export function ExplanationSource({ names }: { names: string }) {
  const { t } = useTranslation('lookup')
  const isLearner = useSession() !== null
  const text = t('source', { source: names })
  return (
    <p className="word-card__note">
      {isLearner ? (
        <Link className="word-card__source" to={paths.dictionaries}>
          {text}
        </Link>
      ) : (
        text
      )}
    </p>
  )
}
