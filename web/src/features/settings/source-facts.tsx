import type { SourceKind } from '@verbena/contract/dictionaries'
import { useTranslation } from 'react-i18next'

type Props = {
  kind: SourceKind
  licence: string | null
  entries?: number | undefined
  forms?: number | undefined
  megabytes?: number | undefined
}

/** How much a source knows, and under which licence. */
export function SourceFacts({ kind, licence, entries = 0, forms = 0, megabytes }: Props) {
  const { t } = useTranslation('settings')
  const facts = [
    entries > 0 && t('dictionaries.entries', { count: entries }),
    forms > 0 && t('dictionaries.forms', { count: forms }),
    megabytes && t('dictionaries.megabytes', { megabytes }),
    // Of a pack that cannot be read nothing is known.
    licence ?? (kind !== 'pack' && t('dictionaries.outside')),
  ].filter(Boolean)
  return facts.length > 0 && <p className="caption">{facts.join(' · ')}</p>
}
