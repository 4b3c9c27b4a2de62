import type { LookedAtFile } from '@verbena/contract/vocabulary/word-exchange'
import { wordFields } from '@verbena/language/word-table/guess-columns'
import { useTranslation } from 'react-i18next'
import { keyedItems } from '../../../ui/list-keys/keyed-items.ts'
import type { ImportChoices } from './import-choices.ts'

type Props = { looked: LookedAtFile; columns: ImportChoices['columns'] }

/** A sample of the chosen columns, so that a wrong choice is visible. */
export function SampleWords({ looked, columns }: Props) {
  const { t } = useTranslation('wordExchange')
  const shown = wordFields.filter((field) => columns[field] !== '')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element needs to be focusable by the keyboard
    <section className="word-table" tabIndex={0} aria-label={t('in.preview')}>
      <table>
        <caption>{t('in.preview')}</caption>
        <thead>
          <tr>
            {shown.map((field) => (
              <th key={field} scope="col">
                {t(`in.fields.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyedItems(looked.firstRows, (cells) => cells.join(' ')).map(({ item: cells, key }) => (
            <tr key={key}>
              {shown.map((field) => (
                <td key={field}>{cells[Number(columns[field])] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
