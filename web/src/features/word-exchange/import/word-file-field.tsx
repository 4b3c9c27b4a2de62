import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { useTranslation } from 'react-i18next'
import { FileField } from '../../../ui/form/file-field.tsx'

type Props = { hasFile: boolean; isReading: boolean; onChoose: (file: File) => void }

/** The field for a word file. */
export function WordFileField({ hasFile, isReading, onChoose }: Props) {
  const { t } = useTranslation('wordExchange')
  return (
    <FileField
      label={hasFile ? t('in.chooseOther') : t('in.choose')}
      accept=".apkg,.colpkg,.anki2,.anki21,.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
      icon={<FileSpreadsheet className="icon" aria-hidden="true" />}
      hint={t('in.hint')}
      onChoose={onChoose}
    >
      <div role="status">{isReading && <p>{t('in.reading')}</p>}</div>
    </FileField>
  )
}
