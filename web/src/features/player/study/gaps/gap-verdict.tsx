import type { TestResult } from '@verbena/contract/media-tests'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Token } from '@verbena/language/text/tokenise'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { useAudience } from '../../../../parts/learner/use-audience.ts'
import { classNames } from '../../../../ui/style/class-names.ts'
import { BestResult } from '../result-summary.tsx'
import { linesWithOpenGaps } from './gap-lines.ts'
import { type GapsSession, gapState } from './gaps-session.ts'

type Props = {
  session: GapsSession
  lines: readonly (readonly Token[])[]
  language: TargetLanguageCode
  best: TestResult['best'] | null
}

/**
 * The verdict on the last gap, which stays visible at the next gap. Screen readers also announce the line of the next
 * gap.
 */
export function GapVerdict({ session, lines, language, best }: Props) {
  const { t } = useTranslation('player')
  const { gaps, current, judged } = session
  const line = gaps[current]?.line ?? -1
  const waiting = linesWithOpenGaps(session, lines).get(line)
  return (
    <div className="gap-verdict">
      <div role="status">
        {judged !== null && <Judged session={session} gap={judged} language={language} />}
        {waiting !== undefined && (
          <p className="visually-hidden">
            {t('gaps.gap', { number: current + 1, total: gaps.length })}:{' '}
            <span lang={language}>{waiting}</span>
          </p>
        )}
      </div>
      {judged === null && <BestResult best={best} />}
    </div>
  )
}

function Judged({
  session,
  gap,
  language,
}: {
  session: GapsSession
  gap: number
  language: TargetLanguageCode
}) {
  const { t } = useTranslation('player')
  const { native } = useAudience()
  const { answer, translation } = session.gaps[gap] ?? {}
  const isRight = gapState(session, gap) === 'right'
  const Sign = isRight ? Check : X
  return (
    <p className={classNames('gap-verdict__text', isRight ? 'gap-verdict--right' : 'gap-verdict--wrong')}>
      <Sign className="icon icon--sm" aria-hidden="true" />
      <span className="visually-hidden">{isRight ? t('test.right') : t('test.wrong')}</span>
      <span className="gap-verdict__word" lang={language}>
        {!isRight && (
          <>
            <s>{session.filled[gap]}</s>{' '}
          </>
        )}
        <b>{answer}</b>
      </span>
      {translation && (
        <small className="gap-verdict__translation" lang={native}>
          {translation}
        </small>
      )}
    </p>
  )
}
