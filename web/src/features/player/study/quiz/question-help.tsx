import type { QuizQuestion } from '@verbena/contract/media-tests'
import type { LanguageCode } from '@verbena/language/languages'
import Languages from 'lucide-react/icons/languages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button/button.tsx'

type Props = { help: NonNullable<QuizQuestion['help']>; language: LanguageCode }

/** A button that shows a question of the target language in the learner's language. */
export function QuestionHelp({ help, language }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const [isShown, setIsShown] = useState(false)
  if (!isShown)
    return (
      <Button variant="quiet" className="quiz__help" onClick={() => setIsShown(true)}>
        <Languages className="icon icon--sm" aria-hidden="true" />
        {t('test.help', { language: t(`common:languages.${language}`) })}
      </Button>
    )
  return (
    <div className="quiz__help muted" lang={language} role="status">
      <p>{help.question}</p>
      <ol>
        {help.options.map((option) => (
          <li key={option}>{option}</li>
        ))}
      </ol>
    </div>
  )
}
