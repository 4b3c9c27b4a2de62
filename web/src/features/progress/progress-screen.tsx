import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import './progress.css'
import { useAudience } from '../../parts/use-audience.ts'
import { Page } from '../../ui/page.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { durationText } from './duration.ts'
import { GrammarTab } from './grammar/grammar-tab.tsx'
import { ListeningTab } from './listening/listening-tab.tsx'
import { overviewQuery } from './progress-queries.ts'

const tabIds = ['listening', 'grammar'] as const

/** What the learner really did: watched, heard, answered, and remembers. */
export function ProgressScreen() {
  const { t } = useTranslation('progress')
  const [params, setParams] = useSearchParams()
  const tab = tabIds.find((id) => id === params.get('tab')) ?? 'listening'
  return (
    <Page title={t('title')} lede={useLede()}>
      <Tabs
        label={t('tabs.label')}
        tabs={tabIds.map((id) => ({ id, label: t(`tabs.${id}`) }))}
        selected={tab}
        onSelect={(id) => setParams(id === 'listening' ? {} : { tab: id }, { replace: true })}
      />
      <TabPanel id="listening" selected={tab} className="progress">
        <ListeningTab />
      </TabPanel>
      <TabPanel id="grammar" selected={tab} className="progress">
        <GrammarTab />
      </TabPanel>
    </Page>
  )
}

/** All the time there is, once it is known; the tab asks for the same. */
function useLede(): string {
  const { t, i18n } = useTranslation('progress')
  const seconds = useQuery(overviewQuery(useAudience())).data?.stats.totalTime ?? 0
  return seconds > 0 ? t('total', { time: durationText(seconds, i18n.language) }) : t('lede')
}
