import { useQuery } from '@tanstack/react-query'
import type { WordList } from '@verbena/contract/vocabulary/lists'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import Pencil from 'lucide-react/icons/pencil'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreloadWhenIdle } from '../../../parts/deferred/use-deferred-component.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { preloadedOnList } from '../deferred/deferred-parts.ts'
import { DeferredSession } from '../deferred/deferred-session.tsx'
import { EditList } from '../lists/edit-list.tsx'
import { openerId, sessionAddress } from '../session/use-session-address.ts'
import { useUnsentAttempts } from '../test/use-test-attempts.ts'
import { personalListsQuery } from '../vocabulary-queries.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListWords } from './list-words.tsx'
import '../vocabulary.css'
import './list.css'

type Props = { listId: string; random: () => number }

/** The words of one of the learner's own lists. */
export function ListScreen(props: Props) {
  useUnsentAttempts()
  usePreloadWhenIdle(preloadedOnList)
  return (
    <>
      <QueryView query={useQuery(personalListsQuery)} loading={<ListSkeleton />}>
        {(lists) => <List listId={props.listId} lists={lists} />}
      </QueryView>
      <DeferredSession random={props.random} />
    </>
  )
}

function List({ listId, lists }: { listId: string; lists: readonly WordList[] }) {
  const { t } = useTranslation(['lists', 'vocabulary'])
  const list = lists.find(({ id }) => id === listId)
  const editButton = useRef<HTMLButtonElement>(null)
  const [isEditing, setEditing] = useState(false)
  if (!list)
    return (
      <Page title={t('vocabulary:title')}>
        <EmptyState title={t('words.gone')} text={t('words.goneText')}>
          <ButtonLink variant="primary" to={paths.vocabulary}>
            {t('vocabulary:backToLists')}
          </ButtonLink>
        </EmptyState>
      </Page>
    )
  return (
    <main className="page list-page">
      <ButtonLink variant="text" to={paths.vocabulary} className="list-page__back">
        <ChevronLeft className="icon icon--sm" aria-hidden="true" /> {t('words.back')}
      </ButtonLink>
      <header className="list-page__head">
        <div>
          <PageTitle title={list.name} />
          <p className="page__lede">
            {[t('vocabulary:wordCount', { count: list.wordCount }), list.description]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className="list-page__actions">
          {(['learn', 'practise'] as const).map((mode) => (
            <ButtonLink
              key={mode}
              id={openerId(list.id, mode)}
              variant="quiet"
              to={sessionAddress(list.id, mode)}
              state={{ openedHere: true }}
            >
              {t(`vocabulary:${mode}`)}
            </ButtonLink>
          ))}
          <Button ref={editButton} variant="text" onClick={() => setEditing(true)}>
            <Pencil className="icon icon--sm" aria-hidden="true" /> {t('words.edit')}
          </Button>
        </div>
      </header>
      <ListWords list={list} lists={lists} />
      {isEditing && <EditList list={list} returnFocus={editButton} onClose={() => setEditing(false)} />}
    </main>
  )
}
