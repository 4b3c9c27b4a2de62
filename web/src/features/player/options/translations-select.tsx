import Languages from 'lucide-react/icons/languages'
import { useTranslation } from 'react-i18next'
import { IconSelect } from '../controls/icon-select.tsx'
import { type LineTranslations, translationModes } from '../transcript/use-line-translations.ts'

/** Selects how the translations under the lines are shown. */
export function TranslationsSelect({ mode, setMode }: Pick<LineTranslations, 'mode' | 'setMode'>) {
  const { t } = useTranslation('player')
  return (
    <IconSelect
      label={t('translations.name')}
      title={t('withKey', { name: t('translations.name'), key: 'T' })}
      icon={<Languages className="icon" aria-hidden="true" />}
      isOn={mode !== 'hidden'}
      value={mode}
      options={translationModes.map((one) => ({ value: one, label: t(`translations.${one}`) }))}
      onChange={setMode}
    />
  )
}
