import { useQuery } from '@tanstack/react-query'
import type { GrammarProgress } from '@verbena/contract/grammar'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { FiguresSkeleton } from '../../../ui/figures/figures.tsx'
import { BigFigures } from '../big-figures.tsx'
import { FiguresUnavailable } from '../figures-unavailable.tsx'
import { grammarProgressQuery } from '../progress-queries.ts'
import './grammar-tab.css'

/** The answers in the grammar of the target language, and links to its topics. */
export function GrammarTab() {
  const { t } = useTranslation(['progress', 'common'])
  const { data, error, refetch } = useQuery(grammarProgressQuery(useAudience()))
  if (data) return data.exercisesCompleted === 0 ? <NothingYet /> : <Standing progress={data} />
  if (error)
    return (
      <>
        <FiguresUnavailable error={error} onRetry={() => void refetch()} />
        <Headline progress={zero} />
      </>
    )
  return (
    <Loading text={t('common:loading')}>
      <FiguresSkeleton />
      <Skeleton className="progress-skeleton__chart" />
    </Loading>
  )
}

const zero: GrammarProgress = {
  exercisesCompleted: 0,
  accuracy: null,
  topicsLearned: 0,
  weakAreas: [],
  strongAreas: [],
  due: [],
}

function Standing({ progress }: { progress: GrammarProgress }) {
  return (
    <>
      <Headline progress={progress} />
      <div className="areas">
        <Areas name="weak" areas={progress.weakAreas} />
        <Areas name="due" areas={progress.due} />
        <Areas name="strong" areas={progress.strongAreas} />
      </div>
    </>
  )
}

function Headline({
  progress: { exercisesCompleted, accuracy, topicsLearned },
}: {
  progress: GrammarProgress
}) {
  const { t, i18n } = useTranslation('progress')
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  return (
    <BigFigures
      figures={[
        { label: t('grammar.completed'), value: exercisesCompleted },
        {
          label: t('grammar.accuracy'),
          value: accuracy === null ? '–' : percent.format(accuracy / 100),
        },
        { label: t('grammar.learned'), value: topicsLearned },
      ]}
    />
  )
}

type AreasProps = { name: 'weak' | 'due' | 'strong'; areas: GrammarProgress['weakAreas'] }

function Areas({ name, areas }: AreasProps) {
  const { t } = useTranslation('progress')
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{t(`grammar.${name}`)}</h2>
      {areas.length === 0 ? (
        <p className="muted">{t(`grammar.${name}None`)}</p>
      ) : (
        <ul className="areas__list">
          {areas.map(({ id, name: topic, level }) => (
            <li key={id}>
              <Link to={`${paths.grammar}?topic=${encodeURIComponent(id)}`} state={{ cameFrom: true }}>
                {topic}
              </Link>
              <span className="caption">{level}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function NothingYet() {
  const { t } = useTranslation('progress')
  return (
    <EmptyState title={t('grammar.emptyTitle')} text={t('grammar.emptyText')}>
      <ButtonLink variant="primary" to={paths.grammar}>
        {t('grammar.begin')}
      </ButtonLink>
    </EmptyState>
  )
}
