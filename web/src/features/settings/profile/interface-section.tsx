import { type InterfaceLanguageCode, interfaceLanguageCodes } from '@verbena/language/interface-languages'
import { profileOf } from '@verbena/language/languages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setInterfaceLanguage } from '../../../i18n/i18n.ts'
import { Select } from '../../../ui/form/select.tsx'
import { setTheme, storedTheme, themes } from './theme.ts'

/** Settings of this browser, which are not part of the account. */
export function InterfaceSection() {
  const { t } = useTranslation('settings')
  return (
    <section className="settings-section">
      <h2>{t('interface.title')}</h2>
      <div className="settings-form">
        <LanguageChoice />
        <ThemeChoice />
      </div>
    </section>
  )
}

function LanguageChoice() {
  const { t, i18n } = useTranslation('settings')
  return (
    <Select
      label={t('language')}
      value={i18n.language as InterfaceLanguageCode}
      options={interfaceLanguageCodes.map((code) => ({ value: code, label: profileOf(code).endonym }))}
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
