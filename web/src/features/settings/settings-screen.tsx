import { type InterfaceLanguageCode, interfaceLanguageCodes } from '@verbena/language/languages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import './settings.css'
import { useSession } from '../../api/use-session.ts'
import { setInterfaceLanguage } from '../../i18n/i18n.ts'
import { languageEndonyms } from '../../parts/language-endonyms.ts'
import { Page } from '../../ui/page.tsx'
import { Select } from '../../ui/select.tsx'
import { setTheme, storedTheme, themes } from './theme.ts'

export function SettingsScreen() {
  const { t } = useTranslation('settings')
  const session = useSession()
  return (
    <Page title={t('title')}>
      <div className="settings-list">
        {session && (
          <dl className="settings-list__name">
            <dt>{t('signedInAs')}</dt>
            <dd>{session.user.username}</dd>
          </dl>
        )}
        <LanguageChoice />
        <ThemeChoice />
      </div>
    </Page>
  )
}

function LanguageChoice() {
  const { t, i18n } = useTranslation('settings')
  return (
    <Select
      label={t('language')}
      value={i18n.language as InterfaceLanguageCode}
      options={interfaceLanguageCodes.map((code) => ({ value: code, label: languageEndonyms[code] }))}
      onChange={setInterfaceLanguage}
    />
  )
}

function ThemeChoice() {
  const { t } = useTranslation('settings')
  const [theme, choose] = useState(storedTheme)
  return (
    <Select
      label={t('theme.label')}
      value={theme}
      options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      onChange={(chosen) => {
        setTheme(chosen)
        choose(chosen)
      }}
    />
  )
}
