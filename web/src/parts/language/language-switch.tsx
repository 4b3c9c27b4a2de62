import { interfaceLanguageCodes } from '@verbena/language/interface-languages'
import { profileOf } from '@verbena/language/languages'
import { useTranslation } from 'react-i18next'
import './language-switch.css'
import { setInterfaceLanguage } from '../../i18n/i18n.ts'

/** Each language is shown under its own name, so that its speakers can read it. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('common')
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons in a line need no legend
    <div className="language-switch" role="group" aria-label={t('interfaceLanguage')}>
      {interfaceLanguageCodes.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={i18n.language === code}
          onClick={() => setInterfaceLanguage(code)}
        >
          {profileOf(code).endonym}
        </button>
      ))}
    </div>
  )
}
