import { useQuery } from '@tanstack/react-query'
import { type ListeningPractice, readListeningPractice } from '@verbena/contract/listening'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { useAudience } from '../../parts/learner/use-audience.ts'
import { paths } from '../../parts/navigation/paths.ts'
import { queryKeys } from '../../parts/queries/query-keys.ts'
import { QueryView } from '../../parts/queries/query-view.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Figures } from '../../ui/figures/figures.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { ListeningSkeleton } from './listening-skeleton.tsx'
import { ThemeCard } from './theme-card.tsx'
import './listening.css'

/** The page for listening practice: the learner's level, new and known words, and themes. */
export function ListeningScreen() {
  const { t } = useTranslation(['listening', 'common'])
  const audience = useAudience()
  const query = useQuery({
    queryKey: queryKeys.listening.themes(audience.key, audience.level),
    queryFn: ({ signal }) => call(readListeningPractice, {}, { signal }),
    staleTime: 0,
  })
  const { data, error } = query
  // The space keeps the height of the line while loading, so that the layout does not shift.
  const lede = data
    ? t('lede', { language: t(`common:languages.${data.language}`), level: data.level })
    : '\u00a0'
  return (
    <Page title={t('title')} {...((data || !error) && { lede })}>
      <QueryView query={query} loading={<ListeningSkeleton />} failed={t('failedTitle')}>
        {(practice) => <Practice practice={practice} />}
      </QueryView>
    </Page>
  )
}

function Practice({ practice }: { practice: ListeningPractice }) {
  const { t } = useTranslation('listening')
  const { level, newWords, learningWords, knownWords, themes } = practice
  if (themes.length === 0)
    return (
      <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
        <ButtonLink variant="primary" to={paths.addVideo}>
          {t('addVideo')}
        </ButtonLink>
      </EmptyState>
    )
  const ofLevel = themes.filter(({ isOfLevel }) => isOfLevel)
  const others = themes.filter(({ isOfLevel }) => !isOfLevel)
  return (
    <>
      <Figures
        figures={[
          { label: t('level'), value: level },
          { label: t('newWords'), value: newWords },
          { label: t('learningWords'), value: learningWords },
          { label: t('knownWords'), value: knownWords },
        ]}
      />
      <p className="listening__note">{t('wordsOf', { level })}</p>
      {ofLevel.length > 0 ? (
        <Themes name={t('themes')} themes={ofLevel} level={level} />
      ) : (
        <p className="listening__note">{t('nothingAtLevel', { level })}</p>
      )}
      {others.length > 0 && <Themes name={t('otherLevels')} themes={others} level={null} />}
    </>
  )
}

type ThemesProps = {
  name: string
  themes: ListeningPractice['themes']
  level: ListeningPractice['level'] | null
}

function Themes({ name, themes, level }: ThemesProps) {
  return (
    <section className="section listening__themes">
      <h2>{name}</h2>
      <ul className="theme-grid">
        {themes.map((theme) => (
          <li key={`${theme.kind} ${theme.isOwn} ${theme.category}`}>
            <ThemeCard theme={theme} level={level} />
          </li>
        ))}
      </ul>
    </section>
  )
}
