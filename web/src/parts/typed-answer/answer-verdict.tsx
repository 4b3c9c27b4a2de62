import type { WordJudgement } from '@verbena/language/answer/judge-word-answer'
import type { LanguageCode } from '@verbena/language/languages'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/style/class-names.ts'
import './typed-answer-messages.ts'
import './typed-answer.css'
import { LetterDiff } from './letter-diff.tsx'
import { VerdictTitle } from './verdict-title.tsx'

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

/** A live region with the verdict; an icon and text say the same as the colour. */
export function AnswerVerdict({ verdict, expected, language, given, children }: Props) {
  const kind = kindOf(verdict, given)
  return (
    <div className={classNames('verdict__text', !verdict && 'verdict__text--waiting')}>
      <div role="status">
        {verdict && (
          <>
            <VerdictTitle kind={kind} />
            {expected && (
              <p className="verdict__answer" lang={language}>
                {expected}
              </p>
            )}
            <Typed verdict={verdict} given={given} language={language} />
          </>
        )}
      </div>
      {children}
    </div>
  )
}

function kindOf(verdict: VerdictKind | null, given: Props['given']) {
  if (verdict !== 'right' || !given?.judgement.isRight) return verdict ?? 'shown'
  return given.judgement.isSlip ? 'slip' : given.judgement.lacksAccents ? 'accents' : 'right'
}

/** Shows the typed answer if it differs from the expected one, also if the difference was accepted. */
function Typed({ verdict, given, language }: Pick<Props, 'verdict' | 'given' | 'language'>) {
  const { t } = useTranslation('typedAnswer')
  if (!given?.answer) return null
  const { answer, judgement } = given
  const { isRight, lacksAccents, isSlip, closest, letters } = judgement
  if (verdict === 'right' && !isRight) return <p className="verdict__wrote">{t('counted')}</p>
  if (isRight && !lacksAccents && !isSlip) return null
  if (isRight && !letters) return <p className="verdict__wrote">{t('mindAccents', { answer: closest })}</p>
  return (
    <>
      <LetterDiff answer={answer} runs={letters} language={language} />
      {lacksAccents && !isRight && <p className="verdict__wrote">{t('onlyAccents')}</p>}
    </>
  )
}
