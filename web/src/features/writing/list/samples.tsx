import { useQuery } from '@tanstack/react-query'
import type { WritingSample } from '@verbena/contract/writing/writing'
import { type Level, levels } from '@verbena/language/levels'
import { searchKey } from '@verbena/language/text/search-key'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { FilterChips } from '../../../ui/layout/filter-chips.tsx'
import { samplesQuery } from '../writing-queries.ts'
import { CardsSkeleton } from './own-writings.tsx'
import './writing-card.css'

export function Samples({ onBegin }: { onBegin: () => void }) {
  const { t } = useTranslation('writing')
  return (
    <QueryView
      query={useQuery(samplesQuery(useAudience().key))}
      loading={<CardsSkeleton text={t('samples.loading')} />}
      failed={t('samples.failedTitle')}
    >
      {(samples) => <SampleList samples={samples} onBegin={onBegin} />}
    </QueryView>
  )
}

type ListProps = { samples: readonly WritingSample[]; onBegin: () => void }

function SampleList({ samples, onBegin }: ListProps) {
  const { t } = useTranslation('writing')
  const [level, setLevel] = useState<Level | 'all'>('all')
  const [search, setSearch] = useState('')
  if (samples.length === 0)
    return (
      <EmptyState title={t('samples.noneTitle')} text={t('samples.noneText')}>
        <Button variant="quiet" onClick={onBegin}>
          {t('new')}
        </Button>
      </EmptyState>
    )
  const query = searchKey(search)
  const found = samples.filter(
    ({ title, task, text, level: sampleLevel }) =>
      (level === 'all' || sampleLevel === level) && searchKey(`${title}\n${task}\n${text}`).includes(query),
  )
  const showAll = () => {
    setSearch('')
    setLevel('all')
  }
  const availableLevels = levels.filter((one) => samples.some((sample) => sample.level === one))
  const options = [
    { value: 'all' as const, label: t('samples.all') },
    ...availableLevels.map((one) => ({ value: one, label: one })),
  ]
  return (
    <section aria-labelledby="samples">
      <h2 id="samples" className="visually-hidden">
        {t('samples.heading')}
      </h2>
      <p className="writing__hint">{t('samples.text')}</p>
      <div className="writing__filters">
        <FilterChips label={t('samples.levels')} options={options} value={level} onChange={setLevel} />
        <SearchField label={t('samples.search')} value={search} onChange={setSearch} />
      </div>
      <LiveRegion>{query && t('own.found', { count: found.length })}</LiveRegion>
      <ul className="writing__grid">
        {found.map((sample) => (
          <SampleCard key={sample.id} sample={sample} />
        ))}
      </ul>
      {found.length === 0 && (
        <EmptyState title={t('samples.notFoundTitle')} text={t('samples.notFoundText')}>
          <Button variant="quiet" onClick={showAll}>
            {t('own.clearSearch')}
          </Button>
        </EmptyState>
      )}
    </section>
  )
}

function SampleCard({
  sample: { id, title, task, text, words, level, language },
}: {
  sample: WritingSample
}) {
  const { t } = useTranslation('writing')
  return (
    <li className="writing-card">
      <h3 lang={language}>
        <Link to={paths.writingSample(id)}>{title}</Link>
      </h3>
      <p className="writing-card__task">{task}</p>
      <p className="writing-card__beginning" lang={language}>
        {text}
      </p>
      <div className="writing-card__foot">
        <span>
          <span className="writing-card__level">{level}</span> {t('own.words', { count: words })}
        </span>
      </div>
    </li>
  )
}
