import type { MediaItem } from '@verbena/contract/catalogue'
import Highlighter from 'lucide-react/icons/highlighter'
import { useTranslation } from 'react-i18next'
import { TranslationsSelect } from '../options/translations-select.tsx'
import type { KnownWords } from './use-known-words.ts'
import type { LineTranslations } from './use-line-translations.ts'

type Props = {
  kind: MediaItem['kind']
  translations: LineTranslations
  /** Null for guests, who have no words. */
  known: KnownWords | null
  colours: { isOn: boolean; toggle: () => void }
}

/**
 * The legend under the lines: the meaning of the word marks, the share of known words, and the options to show both.
 */
export function TranscriptLegend({ kind, translations, known, colours }: Props) {
  const { t } = useTranslation('player')
  return (
    <div className="transcript__key">
      {known && colours.isOn ? (
        <p className="legend">
          <span className="word--new">{t('legend.new')}</span>
          <span className="word--learning">{t('legend.learning')}</span>
          <span>{t('legend.known')}</span>
        </p>
      ) : (
        <p>{t('howTo')}</p>
      )}
      <div className="transcript__choices">
        {known && known.percent !== null && (
          <p className="transcript__share">
            {t('youKnow', { percent: known.percent })}
            <span className="only-desktop"> {t(`ofThis.${kind}`)}</span>
          </p>
        )}
        {translations.areThere && <TranslationsSelect {...translations} />}
        {known && (
          <button
            type="button"
            className="control control--icon"
            aria-label={t('colours')}
            aria-pressed={colours.isOn}
            title={t('withKey', { name: t('colours'), key: 'C' })}
            onClick={colours.toggle}
          >
            <Highlighter className="icon" aria-hidden="true" />
          </button>
        )}
      </div>
    </div>
  )
}
