import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useSession } from '../../../api/use-session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { NewWriting } from './new-writing.tsx'
import { OwnWritings } from './own-writings.tsx'
import { Samples } from './samples.tsx'
import './writing-screen.css'

const tabIds = ['own', 'samples'] as const
type TabId = (typeof tabIds)[number]

export function WritingScreen() {
  const { t } = useTranslation('writing')
  const learnerId = useSession()?.learnerId
  const { tab, setTab } = useTab()
  const [isCreating, setCreating] = useState(false)
  if (!learnerId) return null
  const begin = () => setCreating(true)
  const tabs = tabIds.map((id) => ({ id, label: t(`sections.${id}`) }))
  const actions = (
    <Button variant="primary" className="writing__new" onClick={begin}>
      <Plus className="icon" aria-hidden="true" />
      {t('new')}
    </Button>
  )
  return (
    <Page title={t('title')} lede={t('lede')} actions={actions}>
      <Tabs label={t('sections.label')} tabs={tabs} selected={tab} onSelect={setTab} />
      <TabPanel id="own" selected={tab}>
        <OwnWritings learnerId={learnerId} onBegin={begin} />
      </TabPanel>
      <TabPanel id="samples" selected={tab}>
        <Samples onBegin={begin} />
      </TabPanel>
      <NewWriting open={isCreating} onOpenChange={setCreating} />
    </Page>
  )
}

/** The tab is part of the URL, so that the back button returns to it. */
function useTab() {
  const [params, setParams] = useSearchParams()
  const tab = tabIds.find((id) => id === params.get('tab')) ?? 'own'
  const setTab = (next: TabId) => setParams(next === 'own' ? {} : { tab: next }, { replace: true })
  return { tab, setTab }
}
