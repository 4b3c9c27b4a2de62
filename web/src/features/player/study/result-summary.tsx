import type { TestResult } from '@verbena/contract/media-tests'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Petals } from '../../../ui/figures/petals.tsx'
import './result-summary.css'

type Props = {
  heading: RefObject<HTMLHeadingElement | null>
  title: string
  score: number
  total: number
  best: TestResult['best'] | null
  again: string
  onAgain: () => void
  /** The missed items. */
  children: ReactNode
}

/** The result of a run, a button for another run, and the missed items. */
export function ResultSummary({ heading, title, score, total, best, again, onAgain, children }: Props) {
  return (
    <div className="study-done">
      <section className="study-done__score">
        <Petals open={Math.floor((5 * score) / Math.max(1, total))} />
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {isBetter(best, score, total) && <BestResult best={best} />}
        <Button variant="primary" onClick={onAgain}>
          {again}
        </Button>
      </section>
      {children}
    </div>
  )
}

/** Whether the best result is better than this run; an equal one is not shown, because it may be this run. */
const isBetter = (best: Props['best'], score: number, total: number) =>
  best !== null && best.score * total > score * best.total

export function BestResult({ best }: { best: TestResult['best'] | null }) {
  const { t } = useTranslation('player')
  return best && <p className="caption">{t('test.best', { score: best.score, total: best.total })}</p>
}
