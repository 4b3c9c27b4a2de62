import type { Verdict } from '@verbena/language/judge/verdict-of'
import Check from 'lucide-react/icons/check'
import Eye from 'lucide-react/icons/eye'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import './typed-answer-messages.ts'

/** A verdict; `shown`: the learner gave no answer. */
export type VerdictKind = Verdict | 'shown'

const signs = { right: Check, accents: Check, slip: Check, order: X, wrong: X, shown: Eye }

/** The verdict in words that are the same in all exercises. An icon repeats what the colour shows. */
export function VerdictTitle({ kind }: { kind: VerdictKind }) {
  const { t } = useTranslation('typedAnswer')
  const Sign = signs[kind]
  const isForgiven = kind === 'accents' || kind === 'slip'
  return (
    <>
      <p className="verdict__title">
        <Sign className="icon" aria-hidden="true" />
        {t(isForgiven ? 'verdict.right' : `verdict.${kind}`)}
      </p>
      {isForgiven && <p className="verdict__hint">{t(`verdict.${kind}`)}</p>}
    </>
  )
}
