import { type TextEncoding, textEncodings } from '@verbena/language/word-table/text-encoding'
import { useTranslation } from 'react-i18next'
import { Select } from '../../../ui/form/select.tsx'

type Props = { encoding: TextEncoding | 'auto'; onChange: (encoding: TextEncoding | 'auto') => void }

/** The encoding of a table: files of old programs do not name it, and detection may be wrong. */
export function EncodingField({ encoding, onChange }: Props) {
  const { t } = useTranslation('wordExchange')
  return (
    <Select
      label={t('in.encoding')}
      value={encoding}
      options={(['auto', ...textEncodings] as const).map((value) => ({
        value,
        label: t(`in.encodings.${value}`),
      }))}
      onChange={onChange}
    />
  )
}
