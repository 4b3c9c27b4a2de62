import type { SourceKind } from '@verbena/contract/settings/dictionaries'
import { useTranslation } from 'react-i18next'

type Props = {
  kind: SourceKind
  licence: string | null
  entries?: number | undefined
  forms?: number | undefined
  megabytes?: number | undefined
}

/** The size and the licence of a source. */
export function DictionarySourceFacts({ kind, licence, entries = 0, forms = 0, megabytes }: Props) {
  const { t } = useTranslation('settings')
  const facts = [
    entries > 0 && t('dictionaries.entries', { count: entries }),
    forms > 0 && t('dictionaries.forms', { count: forms }),
    megabytes && t('dictionaries.megabytes', { megabytes }),
    // The licence of an unreadable pack is unknown.
    licence ?? (kind !== 'pack' && t('dictionaries.outside')),
  ].filter(Boolean)
  return facts.length > 0 && <p className="caption">{facts.join(' · ')}</p>
}
