import type { DictionarySource } from '@verbena/contract/settings/dictionaries'
import { useTranslation } from 'react-i18next'
import { DictionarySourceFacts } from './dictionary-source-facts.tsx'
import { SourceLicence } from './source-licence.tsx'
import { useSourceTexts } from './use-source-texts.ts'

export function DictionarySourceRow({ source }: { source: DictionarySource }) {
  const { name, text, lang } = useSourceTexts()(source)
  const { id, licence, licenceUrl, problem } = source
  return (
    <li className="settings-source">
      <p className="settings-source__name" lang={lang}>
        {name}
      </p>
      {text && (
        <p className="muted" lang={lang}>
          {text}
        </p>
      )}
      <DictionarySourceFacts {...source} />
      {problem && <Problem {...problem} />}
      {licence !== null && <SourceLicence id={id} name={name} url={licenceUrl} />}
    </li>
  )
}

/** Shows the server's own error message too, for the administrator who has to fix it. */
function Problem({ file, isSkipped, reason }: NonNullable<DictionarySource['problem']>) {
  const { t } = useTranslation('settings')
  return (
    <p className="settings-warning">
      {file === undefined
        ? t('dictionaries.folderUnreadable')
        : t(isSkipped ? 'dictionaries.skipped' : 'dictionaries.damaged', { file })}
      <small>
        {t('dictionaries.serverSays')} <span lang="en">{reason}</span>
      </small>
    </p>
  )
}
