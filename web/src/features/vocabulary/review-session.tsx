import type { Word } from '@verbena/contract/vocabulary'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../../ui/live-region.tsx'
import { useToast } from '../../ui/toast.tsx'
import { DeletedNotice } from './deleted-notice.tsx'
import { EmptyList } from './empty-list.tsx'
import { ReviewControls } from './review-controls.tsx'
import { SessionFrame } from './session-frame.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useDeleteLater } from './use-delete-later.ts'
import { WordForm } from './word-form.tsx'
import { WordView } from './word-view.tsx'

type Props = { listId: string; name: string; words: readonly Word[] }

/** One word a page. */
export function ReviewSession({ listId, name, words }: Props) {
  const { t } = useTranslation('vocabulary')
  const toast = useToast()
  const [position, setPosition] = useState(0)
  const [editing, setEditing] = useState<'not yet' | 'now' | 'done'>('not yet')
  const { waiting, remove, undo } = useDeleteLater(listId, () => toast({ text: t('deleteFailed') }))
  const shown = words.filter(({ id }) => id !== waiting?.id)
  const at = Math.min(position, shown.length - 1)
  const word = shown[at]
  const move = (step: number) => {
    if (shown[at + step]) setPosition(at + step)
  }
  useArrowKeys(move)

  const undoAndShow = () => {
    setPosition(words.findIndex(({ id }) => id === waiting?.id))
    undo()
  }
  const notice = waiting && <DeletedNotice word={waiting} onUndo={undoAndShow} />
  if (!word) return <EmptyList name={name} notice={notice} />
  if (editing === 'now') {
    const form = <WordForm listId={listId} word={word} onDone={() => setEditing('done')} />
    return <SessionFrame title={name} showTitle body={form} />
  }
  const place = t('position', { number: at + 1, total: shown.length })
  const view = (
    <WordView
      word={word}
      wasEdited={editing === 'done'}
      onEdit={() => setEditing('now')}
      onDelete={() => remove(word)}
    />
  )
  const foot = (
    <footer>
      {notice}
      <LiveRegion>{`${word.word}. ${place}`}</LiveRegion>
      <ReviewControls hasPrevious={at > 0} hasNext={at < shown.length - 1} onMove={move} />
    </footer>
  )
  return <SessionFrame title={name} showTitle figure={place} body={view} foot={foot} />
}
