import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/page.tsx'
import { NotOpen } from './not-open.tsx'

type Props = { part: 'listening' }

export function NotOpenScreen({ part }: Props) {
  const { t } = useTranslation('lessons')
  return (
    <Page title={t(`parts.${part}`)}>
      <NotOpen />
    </Page>
  )
}
