import type { WordJudgement } from '@verbena/language/answer/judge-word-answer'
import type { LanguageCode } from '@verbena/language/languages'
import Check from 'lucide-react/icons/check'
import Eye from 'lucide-react/icons/eye'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/style/class-names.ts'
import './typed-answer-messages.ts'
import './typed-answer.css'
import { LetterDiff } from './letter-diff.tsx'

type VerdictKind = 'right' | 'wrong' | 'shown'

type Props = {
  verdict: VerdictKind | null
  /** All accepted answers, and their language; empty if they are unknown. */
  expected: string
  language: LanguageCode
  /** The typed answer, if there is one. */
  given: { answer: string; judgement: WordJudgement } | null
  children?: ReactNode
}

const signs = { right: Check, wrong: X, shown: Eye }
const titles = { right: 'correct', wrong: 'incorrect', shown: 'shown' } as const

/** A live region with the verdict; an icon and text say the same as the colour. */
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

/** Shows the typed answer if it differs from the expected one, also if the difference was accepted. */
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
