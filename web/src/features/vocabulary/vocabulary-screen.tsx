import { Files, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { CreateListDialog } from '../../parts/create-list/create-list-dialog.tsx'
import { paths } from '../../parts/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { useToast } from '../../ui/toast.tsx'
import './vocabulary.css'
import { AddWord } from './add-word/add-word.tsx'
import { LateOverlay } from './late/late-overlay.tsx'
import { useEarly } from './late/late-part.tsx'
import { earlyOnLists } from './late/late-parts.ts'
import { ListsSkeleton } from './lists-skeleton.tsx'
import { PersonalLists } from './personal-lists.tsx'
import { RecommendedLists } from './recommended/recommended-lists.tsx'
import { useUnsentAttempts } from './use-attempts.ts'

type Props = { random: () => number }

/** Own lists are practised, recommended ones are to learn from. */
const tabIds = ['practice', 'learn'] as const
type TabId = (typeof tabIds)[number]

export function VocabularyScreen({ random }: Props) {
  const { t } = useTranslation(['vocabulary', 'lists'])
  const { tab, setTab } = useTab()
  const isSignedIn = useSession() !== null
  const toast = useToast()
  useUnsentAttempts()
  useEarly(earlyOnLists)
  const [isCreating, setCreating] = useState(false)
  if (!isSignedIn) return <SignInPrompt />
  const newList = (
    <Button id="new-list" variant="quiet" onClick={() => setCreating(true)}>
      <Plus className="icon" aria-hidden="true" />
      {t('newList')}
    </Button>
  )
  const actions = (
    <>
      <ButtonLink variant="text" to={paths.wordFiles} className="vocabulary__files">
        <Files className="icon icon--sm" aria-hidden="true" />
        <span>{t('files')}</span>
      </ButtonLink>
      {tab === 'practice' && newList}
    </>
  )
  const tabs = tabIds.map((id) => ({ id, label: t(`lists:tabs.${id}`) }))
  return (
    <Page title={t('title')} actions={actions}>
      <Tabs label={t('lists:tabs.label')} tabs={tabs} selected={tab} onSelect={setTab} />
      <TabPanel id="practice" selected={tab}>
        <AddWord />
        <Suspense fallback={<ListsSkeleton />}>
          <PersonalLists isNaming={isCreating} />
        </Suspense>
      </TabPanel>
      <TabPanel id="learn" selected={tab}>
        <Suspense fallback={<ListsSkeleton />}>
          <RecommendedLists />
        </Suspense>
      </TabPanel>
      <CreateListDialog
        open={isCreating}
        onOpenChange={setCreating}
        description="required"
        onCreated={({ name }) => toast({ text: t('created', { name }) })}
      />
      <LateOverlay random={random} />
    </Page>
  )
}

/** The address says which tab is shown, so that the way back finds it. */
function useTab() {
  const [params, setParams] = useSearchParams()
  const tab = tabIds.find((id) => id === params.get('tab')) ?? 'practice'
  const setTab = (next: TabId) => setParams(next === 'practice' ? {} : { tab: next }, { replace: true })
  return { tab, setTab }
}

function SignInPrompt() {
  const { t } = useTranslation('vocabulary')
  return (
    <Page title={t('title')}>
      <EmptyState title={t('signInTitle')} text={t('signInText')}>
        <ButtonLink variant="primary" to={paths.login}>
          {t('signIn')}
        </ButtonLink>
      </EmptyState>
    </Page>
  )
}
