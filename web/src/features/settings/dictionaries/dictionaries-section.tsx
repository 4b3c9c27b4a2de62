import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import './dictionaries-section.css'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { dictionariesQuery } from '../settings-queries.ts'
import { useHashTarget } from '../use-hash-target.ts'
import { AddableSources } from './addable-sources.tsx'
import { DictionarySourceRow } from './dictionary-source-row.tsx'

/** The dictionaries and voices of the server with their licences and problems, and those that could be added. */
export function DictionariesSection() {
  const { t } = useTranslation('settings')
  const heading = useRef<HTMLHeadingElement>(null)
  useHashTarget('dictionaries', heading)
  return (
    <section className="settings-section settings-dictionaries">
      <h2 ref={heading} id="dictionaries" tabIndex={-1}>
        {t('dictionaries.title')}
      </h2>
      <p className="muted">{t('dictionaries.lede')}</p>
      <SourceList />
    </section>
  )
}

function SourceList() {
  const { t } = useTranslation('settings')
  const { data, error, refetch } = useQuery(dictionariesQuery)
  if (data)
    return (
      <>
        <ul className="settings-sources">
          {data.sources.map((source) => (
            <DictionarySourceRow key={source.id} source={source} />
          ))}
        </ul>
        {data.sources.every(({ kind }) => kind !== 'pack') && (
          <p className="settings-sources__none muted">{t('dictionaries.noPacks')}</p>
        )}
        {data.canAdd.length > 0 && <AddableSources sources={data.canAdd} />}
      </>
    )
  if (error)
    return (
      <ErrorState
        title={t('dictionaries.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Loading text={t('dictionaries.loading')}>
      <Skeleton className="settings-sources-skeleton" />
    </Loading>
  )
}
