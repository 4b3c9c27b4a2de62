import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/use-session.ts'
import { paths } from '../../parts/navigation/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import './word-exchange.css'
import { ExportWords } from './export/export-words.tsx'
import { ImportWords } from './import/import-words.tsx'

/** The import and export of words. */
export function WordExchangeScreen() {
  const { t } = useTranslation('wordExchange')
  const user = useSession()?.user
  if (!user)
    return (
      <Page title={t('title')}>
        <EmptyState title={t('signInTitle')} text={t('signInText')}>
          <ButtonLink variant="primary" to={paths.login}>
            {t('signIn')}
          </ButtonLink>
        </EmptyState>
      </Page>
    )
  const back = (
    <ButtonLink variant="text" to={paths.vocabulary}>
      {t('back')}
    </ButtonLink>
  )
  return (
    <Page title={t('title')} lede={t('lede')} actions={back}>
      <section className="section word-files" aria-labelledby="words-in">
        <h2 id="words-in">{t('in.heading')}</h2>
        <ImportWords language={user.targetLanguage} />
      </section>
      <section className="section word-files" aria-labelledby="words-out">
        <h2 id="words-out">{t('out.heading')}</h2>
        <ExportWords />
      </section>
    </Page>
  )
}
