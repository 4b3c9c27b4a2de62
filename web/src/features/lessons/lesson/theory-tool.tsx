import { BookOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'

/** Turns the card back to what the lesson explains; the exercise waits behind it. */
export function TheoryTool({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('lesson')
  return (
    <IconButton
      label={t('theory')}
      icon={<BookOpen className="icon" aria-hidden="true" />}
      onClick={onOpen}
    />
  )
}
