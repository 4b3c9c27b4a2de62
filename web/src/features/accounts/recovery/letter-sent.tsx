import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { AnswerInPlace } from './answer-in-place.tsx'

/** The same for every name, so that it tells nobody which accounts there are. */
export function LetterSent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('recovery')
  return (
    <AnswerInPlace text={t('forgot.sent')} note={t('forgot.sentNote')}>
      <Button variant="quiet" onClick={onAnother}>
        {t('forgot.another')}
      </Button>
    </AnswerInPlace>
  )
}
