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
import { useWordShown } from './use-word-shown.ts'
import { WordForm } from './word-form.tsx'
import { WordView } from './word-view.tsx'

type Props = { listId: string; name: string; words: readonly Word[] }

/** One word a page. */
export function ReviewSession({ listId, name, words }: Props) {
  const { t } = useTranslation('vocabulary')
  const toast = useToast()
  // The word as it was when its form was opened: whatever the list does meanwhile, the text belongs to it.
  const [edited, setEdited] = useState<Word | null>(null)
  const [wasEdited, setWasEdited] = useState(false)
  const { waiting, remove, undo } = useDeleteLater(listId, () => toast({ text: t('deleteFailed') }))
  const shown = words.filter(({ id }) => id !== waiting?.id)
  const { at, word, show } = useWordShown(shown)
  const move = (step: number) => {
    const next = shown[at + step]
    if (next && !edited) show(next, at + step)
  }
  useArrowKeys(move)

  if (edited) {
    const finish = () => {
      setEdited(null)
      setWasEdited(true)
    }
    const form = <WordForm key={edited.id} listId={listId} word={edited} onDone={finish} />
    return <SessionFrame title={name} showTitle body={form} />
  }
  const undoAndShow = () => {
    if (waiting) show(waiting, at)
    undo()
  }
  const notice = waiting && <DeletedNotice word={waiting} onUndo={undoAndShow} />
  if (!word) return <EmptyList name={name} notice={notice} />
  const removeAndGoOn = () => {
    show(shown[at + 1] ?? shown[at - 1], at)
    remove(word)
  }
  const place = t('position', { number: at + 1, total: shown.length })
  const view = (
    <WordView word={word} wasEdited={wasEdited} onEdit={() => setEdited(word)} onDelete={removeAndGoOn} />
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
