import { type Level, levels } from '@verbena/language/levels'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { celebrate } from '../../../parts/celebrate/celebrate.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Petals } from '../../../ui/figures/petals.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useLevelUp } from './use-level-up.ts'

type Props = { level: Level; onClose: () => void }

export const levelAfter = (level: Level): Level | undefined => levels[levels.indexOf(level) + 1]

/** Shown after the last lesson of a level: move up or stay. At the highest level there is nothing to choose. */
export function LevelDone({ level, onClose }: Props) {
  const { t } = useTranslation('lessons')
  const next = levelAfter(level)
  const { mutate, isPending } = useLevelUp(onClose)
  useEffect(() => {
    void celebrate()
  }, [])
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('finish.title', { level })}
      description={next ? t('finish.question', { next }) : t('finish.maximum')}
    >
      <div className="level-done">
        <Petals open={5} />
        <div className="level-done__actions">
          {next && (
            <Button variant="primary" tall busy={isPending} onClick={() => mutate()}>
              {t('finish.up', { next })}
            </Button>
          )}
          <Button variant={next ? 'quiet' : 'primary'} tall onClick={onClose}>
            {next ? t('finish.stay', { level }) : t('finish.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
