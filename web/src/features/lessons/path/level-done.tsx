import { type Level, levels } from '@verbena/language/levels'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { celebrate } from '../../../parts/celebrate/celebrate.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Petals } from '../../../ui/petals.tsx'
import { useLevelUp } from './use-level-up.ts'

type Props = { level: Level; onClose: () => void }

export const levelAfter = (level: Level): Level | undefined => levels[levels.indexOf(level) + 1]

/** All lessons of a level are done: up to the next one, or stay; at the top only that it is the top. */
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
