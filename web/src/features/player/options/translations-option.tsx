import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type LineTranslations, translationModes } from '../transcript/use-line-translations.ts'

/** The choice between the three ways to show translations. */
export function TranslationsOption({ mode, setMode }: Pick<LineTranslations, 'mode' | 'setMode'>) {
  const { t } = useTranslation('player')
  const name = useId()
  return (
    <fieldset className="more-group">
      <legend>{t('translations.name')}</legend>
      <div className="more-choice">
        {translationModes.map((one) => (
          <label key={one}>
            <input
              type="radio"
              className="more-choice__input"
              name={name}
              checked={one === mode}
              onChange={() => setMode(one)}
            />
            <span>{t(`translations.${one}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
