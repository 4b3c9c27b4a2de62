import type { DictationSession } from '@verbena/language/dictation/dictation-session'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'

type Props = {
  first: DictationSession
  best: { score: number; total: number } | null
  /** The learner asked for other lines. The start button takes the focus, because the pressed button is gone. */
  isAgain: boolean
  onStart: () => void
  onAgain: () => void
}

/** The introduction to a new dictation, or the progress of an unfinished one. */
export function DictationIntro({ first, best, isAgain, onStart, onAgain }: Props) {
  const { t } = useTranslation('listening')
  const startButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAgain) startButton.current?.focus()
  }, [isAgain])
  const { at, text, answer, lines } = first
  const isLeft = at > 0 || text !== '' || answer !== null
  return (
    <section className="dictation">
      <p>
        {isLeft
          ? t('dictation.leftAt', { at: at + 1, total: lines.length })
          : t('dictation.intro', { count: lines.length })}
      </p>
      {best && <p className="muted">{t('dictation.bestSoFar', { score: best.score, total: best.total })}</p>}
      <div className="dictation__actions">
        <Button ref={startButton} variant="primary" tall onClick={onStart}>
          {t(isLeft ? 'dictation.goOn' : 'dictation.start')}
        </Button>
        {isLeft && (
          <Button variant="text" onClick={onAgain}>
            {t('dictation.again')}
          </Button>
        )}
      </div>
    </section>
  )
}
