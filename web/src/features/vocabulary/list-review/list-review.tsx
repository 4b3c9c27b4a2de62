import type { Word } from '@verbena/contract/vocabulary/words'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { SessionFrame } from '../../../parts/session/session-frame.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { EmptyList } from '../session/empty-list.tsx'
import { DeletedNotice } from './deleted-notice.tsx'
import { ReviewControls } from './review-controls.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useCurrentWord } from './use-current-word.ts'
import { useDelayedDelete } from './use-delayed-delete.ts'
import { WordForm } from './word-form.tsx'
import { WordView } from './word-view.tsx'

type Props = {
  listId: string
  name: string
  /** The pages that are loaded so far. */
  words: readonly Word[]
  /** Size of the list according to the server. */
  count: number
  hasMore: boolean
  more: () => void
  /** Why the next page could not be loaded. */
  error: unknown
}

/** The next page is loaded this many words before the end of the loaded ones, so that nobody waits. */
const prefetchDistance = 20

/** Shows the words of a list one at a time; each can be edited and deleted. */
export function ListReview({ listId, name, words, count, hasMore, more, error }: Props) {
  const { t } = useTranslation('vocabulary')
  const toast = useToast()
  // The word as it was when its form was opened, because the list may change while it is edited.
  const [edited, setEdited] = useState<Word | null>(null)
  const [wasEdited, setWasEdited] = useState(false)
  const { waiting, remove, undo } = useDelayedDelete(listId, () => toast({ text: t('deleteFailed') }))
  const shown = words.filter(({ id }) => id !== waiting?.id)
  const { index, word, show } = useCurrentWord(shown)
  const move = (step: number) => {
    const next = shown[index + step]
    if (next && !edited) show(next, index + step)
    if (index + step + prefetchDistance >= shown.length) more()
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
    if (waiting) show(waiting, index)
    undo()
  }
  const notice = waiting && <DeletedNotice word={waiting} onUndo={undoAndShow} />
  if (!word) return <EmptyList name={name} notice={notice} />
  const removeAndShowNext = () => {
    if (index + prefetchDistance >= shown.length) more()
    show(shown[index + 1] ?? shown[index - 1], index)
    remove(word)
  }
  const isAtEnd = index >= shown.length - 1
  // Once all pages are loaded their length is exact; until then the server's count is used.
  const total = hasMore ? Math.max(count - (waiting ? 1 : 0), shown.length + 1) : shown.length
  const position = t('position', { number: index + 1, total })
  const view = (
    <WordView word={word} wasEdited={wasEdited} onEdit={() => setEdited(word)} onDelete={removeAndShowNext} />
  )
  const foot = (
    <footer>
      {notice}
      {Boolean(error) && isAtEnd && hasMore && (
        <p className="session__failure" role="alert">
          {t('wordsFailed')}. {errorMessage(error, t)}
        </p>
      )}
      <LiveRegion>{`${word.word}. ${position}`}</LiveRegion>
      <ReviewControls hasPrevious={index > 0} hasNext={!isAtEnd || hasMore} onMove={move} />
    </footer>
  )
  return <SessionFrame title={name} showTitle figure={position} body={view} foot={foot} />
}
