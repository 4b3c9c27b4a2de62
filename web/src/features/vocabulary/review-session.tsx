import type { Word } from '@verbena/contract/vocabulary'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../parts/error-message.ts'
import { SessionFrame } from '../../parts/session/session-frame.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { useToast } from '../../ui/toast.tsx'
import { DeletedNotice } from './deleted-notice.tsx'
import { EmptyList } from './empty-list.tsx'
import { ReviewControls } from './review-controls.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useDeleteLater } from './use-delete-later.ts'
import { useWordShown } from './use-word-shown.ts'
import { WordForm } from './word-form.tsx'
import { WordView } from './word-view.tsx'

type Props = {
  listId: string
  name: string
  /** As far as they were asked for. */
  words: readonly Word[]
  /** How many the list is said to hold. */
  count: number
  hasMore: boolean
  more: () => void
  /** Why the next ones did not arrive. */
  error: unknown
}

/** So many words before the end of what is there, more are asked for: nobody waits for them. */
const wordsAhead = 20

/** One word a page. */
export function ReviewSession({ listId, name, words, count, hasMore, more, error }: Props) {
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
    if (at + step + wordsAhead >= shown.length) more()
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
    if (at + wordsAhead >= shown.length) more()
    show(shown[at + 1] ?? shown[at - 1], at)
    remove(word)
  }
  const isAtEnd = at >= shown.length - 1
  // Once all are there nobody need be believed.
  const total = hasMore ? Math.max(count - (waiting ? 1 : 0), shown.length + 1) : shown.length
  const place = t('position', { number: at + 1, total })
  const view = (
    <WordView word={word} wasEdited={wasEdited} onEdit={() => setEdited(word)} onDelete={removeAndGoOn} />
  )
  const foot = (
    <footer>
      {notice}
      {Boolean(error) && isAtEnd && hasMore && (
        <p className="session__failure" role="alert">
          {t('wordsFailed')}. {errorMessage(error, t)}
        </p>
      )}
      <LiveRegion>{`${word.word}. ${place}`}</LiveRegion>
      <ReviewControls hasPrevious={at > 0} hasNext={!isAtEnd || hasMore} onMove={move} />
    </footer>
  )
  return <SessionFrame title={name} showTitle figure={place} body={view} foot={foot} />
}
