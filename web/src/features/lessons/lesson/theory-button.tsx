import BookOpen from 'lucide-react/icons/book-open'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'

/** Shows the theory again; the exercise keeps its state. */
export function TheoryButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('lesson')
  return (
    <IconButton
      label={t('theory')}
      icon={<BookOpen className="icon" aria-hidden="true" />}
      onClick={onOpen}
    />
  )
}
