import type { DictionarySource } from '@verbena/contract/dictionaries'
import { useTranslation } from 'react-i18next'
import { SourceFacts } from './source-facts.tsx'
import { SourceLicence } from './source-licence.tsx'
import { useSourceWords } from './use-source-words.ts'

export function DictionarySourceRow({ source }: { source: DictionarySource }) {
  const { name, text, lang } = useSourceWords()(source)
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
      <SourceFacts {...source} />
      {problem && <Problem {...problem} />}
      {licence !== null && <SourceLicence id={id} name={name} url={licenceUrl} />}
    </li>
  )
}

/** The reason is in the server's own words, for whoever has to mend it. */
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
