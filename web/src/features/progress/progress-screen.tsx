import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import './progress.css'
import { useAudience } from '../../parts/learner/use-audience.ts'
import { Page } from '../../ui/layout/page.tsx'
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { durationText } from './duration-text.ts'
import { GrammarTab } from './grammar/grammar-tab.tsx'
import { ListeningTab } from './listening/listening-tab.tsx'
import { overviewQuery } from './progress-queries.ts'

const tabIds = ['listening', 'grammar'] as const

/** The learner's activity: videos and songs, answers and reviews. */
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

/** The total time, once it is loaded; uses the same query as the tab. */
function useLede(): string {
  const { t, i18n } = useTranslation('progress')
  const seconds = useQuery(overviewQuery(useAudience())).data?.stats.totalTime ?? 0
  return seconds > 0 ? t('total', { time: durationText(seconds, i18n.language) }) : t('lede')
}
