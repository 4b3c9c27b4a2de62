import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAudience } from '../../../../parts/learner/use-audience.ts'
import { Button } from '../../../../ui/button/button.tsx'

/** The meaning of a missing word, on request: with it, the word could be found without hearing it. */
export function GapHint({ meaning }: { meaning: string }) {
  const { t } = useTranslation('player')
  const { native } = useAudience()
  const [isShown, setShown] = useState(false)
  const shown = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (isShown) shown.current?.focus({ preventScroll: true })
  }, [isShown])
  return (
    <div className="gaps__hint">
      {isShown ? (
        <p ref={shown} tabIndex={-1}>
          {t('gaps.hint')} <span lang={native}>{meaning}</span>
        </p>
      ) : (
        <Button variant="text" onClick={() => setShown(true)}>
          {t('gaps.showHint')}
        </Button>
      )}
    </div>
  )
}
