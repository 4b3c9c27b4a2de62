import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import './catalogue.css'
import { useAudience } from '../../parts/learner/use-audience.ts'
import { Page } from '../../ui/layout/page.tsx'
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { AddOwnLink } from './add-own-link.tsx'
import { CatalogueCards } from './catalogue-cards.tsx'
import { CatalogueFilters } from './catalogue-filters.tsx'
import type { CatalogueKind } from './catalogue-kind.ts'
import { everything, listingQuery } from './catalogue-queries.ts'
import { CatalogueSkeleton } from './catalogue-skeleton.tsx'
import { catalogueTabs } from './filter-params.ts'
import { itemToResume } from './item-to-resume.ts'
import { ResumeCard } from './resume-card.tsx'
import { useFilters } from './use-filters.ts'

export function CatalogueScreen({ kind }: { kind: CatalogueKind }) {
  const { t } = useTranslation('catalogue')
  const audience = useAudience()
  const { filters, searchShown, change, typeSearch } = useFilters(audience.level)
  const { data: whole } = useQuery(listingQuery(kind, audience, everything))
  const started = itemToResume(whole?.studied ?? [])
  const names = { new: t('new'), history: t('history'), mine: t(`${kind}.mine`) }
  return (
    <Page title={t(`${kind}.title`)} actions={<AddOwnLink kind={kind} />}>
      {started && <ResumeCard kind={kind} card={started} />}
      <Tabs
        label={t('tabs')}
        tabs={catalogueTabs.map((id) => ({ id, label: names[id] }))}
        selected={filters.tab}
        onSelect={(tab) => change({ tab })}
      />
      {catalogueTabs.map((tab) => (
        <TabPanel key={tab} id={tab} selected={filters.tab}>
          {tab === 'mine' ? (
            // Own media are another feature, which the router renders here.
            <Suspense fallback={<CatalogueSkeleton />}>
              <Outlet />
            </Suspense>
          ) : (
            <>
              <CatalogueFilters
                kind={kind}
                audience={audience}
                filters={{ ...filters, search: searchShown }}
                onChange={change}
                onType={typeSearch}
              />
              <CatalogueCards kind={kind} tab={tab} audience={audience} filters={filters} onChange={change} />
            </>
          )}
        </TabPanel>
      ))}
    </Page>
  )
}
