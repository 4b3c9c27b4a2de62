import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import './dictionaries-section.css'
import { QueryView } from '../../../parts/queries/query-view.tsx'
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
  const loading = (
    <Loading text={t('dictionaries.loading')}>
      <Skeleton className="settings-sources-skeleton" />
    </Loading>
  )
  return (
    <QueryView query={useQuery(dictionariesQuery)} loading={loading} failed={t('dictionaries.failed')}>
      {({ sources, canAdd }) => (
        <>
          <ul className="settings-sources">
            {sources.map((source) => (
              <DictionarySourceRow key={source.id} source={source} />
            ))}
          </ul>
          {sources.every(({ kind }) => kind !== 'pack') && (
            <p className="settings-sources__none muted">{t('dictionaries.noPacks')}</p>
          )}
          {canAdd.length > 0 && <AddableSources sources={canAdd} />}
        </>
      )}
    </QueryView>
  )
}
