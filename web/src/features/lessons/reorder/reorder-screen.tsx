import { useQuery } from '@tanstack/react-query'
import { listLessons } from '@verbena/contract/lessons/lessons'
import type { LanguageCode } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { LessonsFailed } from '../lessons-failed.tsx'
import { LessonsSkeleton } from '../lessons-skeleton.tsx'
import { suggestionsPath } from '../suggestions/suggestions-path.ts'
import { type OrderFilters, useOrderFilters } from './order-filters.ts'
import { OrderList } from './order-list.tsx'
import { useIsEditor } from './use-is-editor.ts'
import '../lessons.css'
import './reorder.css'

/** Changes the learner's order of the lessons of a level. An editor can publish an order for everybody. */
export function ReorderScreen() {
  const { t } = useTranslation('lessons')
  const order = useOrderFilters()
  const { filters } = order
  const isEditor = useIsEditor()
  return (
    <Page
      title={t('parts.reorder')}
      lede={isEditor ? t('reorder.ledeEditor') : t('reorder.lede')}
      actions={
        <ButtonLink variant="text" className="lessons-action" to={paths.lessons}>
          {t('reorder.back')}
        </ButtonLink>
      }
    >
      {isEditor && (
        <ButtonLink variant="text" className="lessons-action order-more" to={suggestionsPath}>
          {t('suggestions.title')}
        </ButtonLink>
      )}
      <Filters {...order} />
      {filters.native === filters.target ? (
        <p className="muted" role="status">
          {t('reorder.same')}
        </p>
      ) : (
        <Order key={Object.values(filters).join()} filters={filters} isEditor={isEditor} />
      )}
    </Page>
  )
}

function Filters({ filters, natives, targets, choose }: ReturnType<typeof useOrderFilters>) {
  const { t } = useTranslation(['lessons', 'common'])
  const optionsOf = <Code extends LanguageCode>(codes: readonly Code[]) =>
    codes.map((code) => ({ value: code, label: t(`common:languages.${code}`) }))
  return (
    <div className="order-filters">
      <Select
        label={t('reorder.native')}
        value={filters.native}
        options={optionsOf(natives)}
        onChange={(native) => choose({ native })}
      />
      <Select
        label={t('reorder.target')}
        value={filters.target}
        options={optionsOf(targets)}
        onChange={(target) => choose({ target })}
      />
      <Select
        label={t('reorder.level')}
        value={filters.level}
        options={levels.map((level) => ({ value: level, label: level }))}
        onChange={(level) => choose({ level })}
      />
    </div>
  )
}

function Order({ filters, isEditor }: { filters: OrderFilters; isEditor: boolean }) {
  const { t } = useTranslation('lessons')
  const { key } = useAudience()
  const { native, target, level } = filters
  const query = { native_language: native, target_language: target, level }
  const order = useQuery({
    queryKey: queryKeys.lessons.order(key, native, target, level),
    queryFn: async ({ signal }) => (await call(listLessons, { query }, { signal })).items,
    // A refetch would discard the changes that are not saved yet.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  const none = (
    <EmptyState title={t('noneText')} text={t('reorder.lede')}>
      <ButtonLink variant="primary" to={paths.lessons}>
        {t('reorder.back')}
      </ButtonLink>
    </EmptyState>
  )
  return (
    <QueryView
      query={order}
      loading={<LessonsSkeleton />}
      failed={(error, onRetry) => <LessonsFailed title={t('loadFailed')} error={error} onRetry={onRetry} />}
    >
      {(lessons) =>
        lessons.length === 0 ? (
          none
        ) : (
          <OrderList key={order.dataUpdatedAt} lessons={lessons} query={query} isEditor={isEditor} />
        )
      }
    </QueryView>
  )
}
