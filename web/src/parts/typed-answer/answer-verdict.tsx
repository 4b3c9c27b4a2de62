import type { WordJudgement } from '@verbena/language/answer/judge-word-answer'
import type { LanguageCode } from '@verbena/language/languages'
import { Check, Eye, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/style/class-names.ts'
import './typed-answer-messages.ts'
import './typed-answer.css'
import { LetterDiff } from './letter-diff.tsx'

type VerdictKind = 'right' | 'wrong' | 'shown'

type Props = {
  verdict: VerdictKind | null
  /** All that would have been right, and its language; empty where nobody knows it. */
  expected: string
  language: LanguageCode
  /** What was typed, where something was. */
  given: { answer: string; judgement: WordJudgement } | null
  children?: ReactNode
}

const signs = { right: Check, wrong: X, shown: Eye }
const titles = { right: 'correct', wrong: 'incorrect', shown: 'shown' } as const

/** Read out when it fills; a sign and words say it as well as the colour. */
export function AnswerVerdict({ verdict, expected, language, given, children }: Props) {
  const { t } = useTranslation('typedAnswer')
  const Sign = signs[verdict ?? 'shown']
  return (
    <div className={classNames('verdict__text', !verdict && 'verdict__text--waiting')}>
      <div role="status">
        {verdict && (
          <>
            <p className="verdict__title">
              <Sign className="icon" aria-hidden="true" />
              {t(titles[verdict])}
            </p>
            {expected && <p>{t('expected', { answer: expected })}</p>}
            <Typed verdict={verdict} given={given} language={language} />
          </>
        )}
      </div>
      {children}
    </div>
  )
}

/** Shown wherever it differs from what is right, also where that was forgiven. */
function Typed({ verdict, given, language }: Pick<Props, 'verdict' | 'given' | 'language'>) {
  const { t } = useTranslation('typedAnswer')
  if (!given?.answer) return null
  const { answer, judgement } = given
  const { isRight, lacksAccents, closest, letters } = judgement
  if (verdict === 'right' && !isRight) return <p className="verdict__wrote">{t('counted')}</p>
  if (isRight && !lacksAccents) return null
  if (isRight && !letters) return <p className="verdict__wrote">{t('mindAccents', { answer: closest })}</p>
  return (
    <>
      <LetterDiff answer={answer} runs={letters} language={language} />
      {lacksAccents && <p className="verdict__wrote">{t('onlyAccents')}</p>}
    </>
  )
}
