import Files from 'lucide-react/icons/files'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useSession } from '../../../api/use-session.ts'
import { CreateListDialog } from '../../../parts/create-list/create-list-dialog.tsx'
import { paths } from '../../../parts/navigation/paths.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import '../vocabulary.css'
import { usePreloadWhenIdle } from '../../../parts/deferred/use-deferred-component.ts'
import { AddWord } from '../add-word/add-word.tsx'
import { preloadedOnLists } from '../deferred/deferred-parts.ts'
import { DeferredSession } from '../deferred/deferred-session.tsx'
import { RecommendedLists } from '../recommended/recommended-lists.tsx'
import { useUnsentAttempts } from '../test/use-test-attempts.ts'
import { PersonalLists } from './personal-lists.tsx'

type Props = { random: () => number }

/** `practice` shows the learner's own lists, `learn` the recommended ones. */
const tabIds = ['practice', 'learn'] as const
type TabId = (typeof tabIds)[number]

export function VocabularyScreen({ random }: Props) {
  const { t } = useTranslation(['vocabulary', 'lists'])
  const { tab, setTab } = useTab()
  const isSignedIn = useSession() !== null
  const toast = useToast()
  useUnsentAttempts()
  usePreloadWhenIdle(preloadedOnLists)
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
        <PersonalLists isNaming={isCreating} />
      </TabPanel>
      <TabPanel id="learn" selected={tab}>
        <RecommendedLists />
      </TabPanel>
      <CreateListDialog
        open={isCreating}
        onOpenChange={setCreating}
        description="required"
        onCreated={({ name }) => toast({ text: t('created', { name }) })}
      />
      <DeferredSession random={random} />
    </Page>
  )
}

/** The tab is part of the URL, so that the back button returns to it. */
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
