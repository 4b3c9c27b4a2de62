import type { Level } from '@verbena/language/levels'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Petals } from '../../../ui/figures/petals.tsx'
import { levelAfter } from './level-done.tsx'

type Props = { level: Level; left: number; total: number; canMoveUp: boolean; onMoveUp: () => void }

/** The end of the path: the number of lessons left, or the button to move up. */
export function PathEnd({ level, left, total, canMoveUp, onMoveUp }: Props) {
  const { t } = useTranslation('lessons')
  const next = levelAfter(level)
  return (
    <section className="finish" aria-labelledby="finish">
      <Petals open={Math.floor((5 * (total - left)) / Math.max(1, total))} />
      <h2 id="finish">{left > 0 ? t('finish.ahead', { level }) : t('finish.reached', { level })}</h2>
      <p className="muted">{left > 0 ? t('finish.aheadText', { count: left }) : reached()}</p>
      {left === 0 && canMoveUp && next && (
        <Button variant="primary" tall onClick={onMoveUp}>
          {t('finish.up', { next })}
        </Button>
      )}
    </section>
  )

  function reached() {
    return next ? t('finish.reachedText') : t('finish.maximum')
  }
}
