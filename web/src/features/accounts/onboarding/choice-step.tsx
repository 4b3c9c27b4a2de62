import { useTranslation } from 'react-i18next'
import type { OnboardingAnswers } from '../../../parts/learner/onboarding-answers.ts'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { ChoiceList } from './choice-list.tsx'
import { useChoices } from './use-choices.ts'
import type { SingleQuestion, WizardAction } from './wizard-state.ts'

type Props = { question: SingleQuestion; answers: OnboardingAnswers; act: (action: WizardAction) => void }

const messageOf = {
  nativeLanguage: 'native',
  targetLanguage: 'target',
  level: 'level',
  learningReason: 'reason',
  timePerDay: 'time',
} as const

export function ChoiceStep({ question, answers, act }: Props) {
  const { t } = useTranslation('onboarding')
  const choices = useChoices(question, answers)
  const title = t(`${messageOf[question]}.title`)
  return (
    <>
      <PageTitle title={title} />
      <ChoiceList
        label={title}
        choices={choices}
        picked={answers[question]?.toString()}
        onPick={(id) => {
          const value = choices.find((choice) => choice.id === id)?.value
          if (value) act({ type: 'answer', answers: value })
        }}
      />
      <StepNote question={question} answers={answers} />
    </>
  )
}

function StepNote({ question, answers }: Pick<Props, 'question' | 'answers'>) {
  const { t } = useTranslation(['onboarding', 'common'])
  const { nativeLanguage } = answers
  if (question === 'learningReason') return null
  if (question !== 'targetLanguage') return <p className="wizard__note">{t(`${messageOf[question]}.note`)}</p>
  if (!nativeLanguage) return null
  const language = t(`common:languages.${nativeLanguage}`)
  return <p className="wizard__note">{t('target.note', { language })}</p>
}
