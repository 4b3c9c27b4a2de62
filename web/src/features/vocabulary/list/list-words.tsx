import type { WordList } from '@verbena/contract/vocabulary/lists'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { useWordPages } from '../session/use-word-pages.ts'
import { RowsSkeleton } from './list-skeleton.tsx'
import { MoreWords } from './more-words.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useMoveWords } from './use-move-words.ts'
import { useSelection } from './use-selection.ts'
import { WordRow } from './word-row.tsx'

type Props = { list: WordList; lists: readonly WordList[] }

export function ListWords({ list, lists }: Props) {
  const { t } = useTranslation(['lists', 'vocabulary'])
  const [search, setSearch] = useState('')
  const query = useDebounced(search.trim())
  const { words, error, hasMore, isLoadingMore, more, refetch } = useWordPages(list.id, query)
  const shown = useDeferredValue(words)
  const selection = useSelection(shown ?? [])
  const move = useMoveWords(list.id, selection.clear)
  if (list.wordCount === 0 && shown?.length === 0 && !query)
    return <EmptyState title={t('vocabulary:noWords')} text={t('vocabulary:noWordsText')} />
  return (
    <>
      <div className="list-page__tools">
        <label className="word-row__select">
          <input type="checkbox" checked={selection.isAllShown} onChange={selection.toggleShown} />
          <span>{t('words.selectShown')}</span>
        </label>
        <SearchField label={t('words.search')} value={search} onChange={setSearch} />
      </div>
      <LiveRegion>{query && shown && foundText(shown.length)}</LiveRegion>
      <QueryView
        query={{ data: shown, error, refetch }}
        loading={<RowsSkeleton />}
        failed={t('vocabulary:wordsFailed')}
      >
        {(rows) => (
          <ul className="word-rows">
            {rows.map((word) => (
              <WordRow
                key={word.id}
                word={word}
                isSelected={selection.selected.has(word.id)}
                onToggle={selection.toggle}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {shown?.length === 0 && (
        <EmptyState title={t('words.noneFound')} text={t('words.noneFoundText')}>
          <Button variant="quiet" onClick={() => setSearch('')}>
            {t('vocabulary:clearSearch')}
          </Button>
        </EmptyState>
      )}
      {shown && hasMore && <MoreWords isLoading={isLoadingMore} error={error} onMore={more} />}
      {selection.selected.size > 0 && (
        <SelectionBar
          count={selection.selected.size}
          others={lists.filter(({ id }) => id !== list.id)}
          isMoving={move.isPending}
          onMove={(into) => move.mutate({ wordIds: [...selection.selected], into })}
          onClear={selection.clear}
        />
      )}
    </>
  )

  function foundText(count: number) {
    return hasMore ? t('words.manyFound', { count }) : t('words.found', { count })
  }
}

const debounceMs = 250

/** The text once typing has paused, so that the server does not search at each letter. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
