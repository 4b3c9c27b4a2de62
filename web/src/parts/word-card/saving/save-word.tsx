import { useQuery } from '@tanstack/react-query'
import { listWordLists } from '@verbena/contract/vocabulary/lists'
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../api/use-session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx'
import { CreateListDialog } from '../../create-list/create-list-dialog.tsx'
import { errorMessage } from '../../errors/error-message.ts'
import { queryKeys } from '../../queries/query-keys.ts'
import { GuestSave } from './guest-save.tsx'
import { SaveForm } from './save-form.tsx'
import { type NewWord, useSaveWord } from './use-save-word.ts'

type Props = {
  word: NewWord
  /** The id of the form, for a field elsewhere in the card. */
  formId?: string
  onDone: () => void
}

/** A button "Save to <the list used last>", and a menu with the other lists; guests are invited to sign in. */
export function SaveWord({ formId, ...props }: Props) {
  const ownId = useId()
  const id = formId ?? ownId
  return useSession() ? <LearnerSave {...props} formId={id} /> : <GuestSave formId={id} />
}

function LearnerSave({ word, formId, onDone }: Required<Props>) {
  const { t } = useTranslation(['lookup', 'common'])
  const chevron = useRef<HTMLButtonElement>(null)
  const [isCreating, setIsCreating] = useState(false)
  const lists = useQuery({
    queryKey: queryKeys.vocabulary.listNames,
    queryFn: ({ signal }) => call(listWordLists, {}, { signal }),
  })
  const save = useSaveWord(word)
  useCloseAfter(save.isSuccess, onDone)

  const lastUsed = lists.data?.[0]
  const name = lastUsed?.name ?? t('firstList')
  const saved = save.data && t(save.data.created ? 'savedTo' : 'alreadyIn', { list: save.data.listName })
  const isIncomplete = word.translation === ''
  const saveTo = (listId: string) => save.mutate({ listId })
  const saveToLastUsed = () => {
    if (isIncomplete || save.isPending || lists.isPending) return
    save.mutate(lastUsed ? { listId: lastUsed.id } : { listName: name })
  }

  // If the lists cannot be loaded it is unknown whether there are any, and creating one could duplicate it.
  if (lists.isError && !lists.data)
    return (
      <div className="word-card__save word-card__failure" role="alert">
        <p>{t('listsFailed')}</p>
        <p className="word-card__note">{errorMessage(lists.error, t)}</p>
        <Button variant="quiet" onClick={() => void lists.refetch()}>
          {t('common:tryAgain')}
        </Button>
      </div>
    )

  return (
    <div className="word-card__save">
      <LiveRegion>{saved}</LiveRegion>
      {saved ? (
        <p className="word-card__saved" aria-hidden="true">
          <Check className="icon" aria-hidden="true" /> {saved}
        </p>
      ) : (
        <SaveForm id={formId} className="word-card__actions" onSubmit={saveToLastUsed}>
          <Button
            variant="primary"
            type="submit"
            busy={save.isPending || lists.isPending}
            disabled={isIncomplete}
          >
            <BookmarkPlus className="icon" aria-hidden="true" />
            <span>{t('saveTo', { list: name })}</span>
          </Button>
          <Menu
            label={t('otherLists')}
            trigger={
              // Not disabled while saving, because the dialog for a new list returns the focus to it at that time.
              <Button ref={chevron} variant="primary" aria-label={t('otherLists')} disabled={isIncomplete}>
                <ChevronDown className="icon" aria-hidden="true" />
              </Button>
            }
          >
            {lists.data?.map((list) => (
              <MenuItem key={list.id} disabled={save.isPending} onSelect={() => saveTo(list.id)}>
                {list.name}
              </MenuItem>
            ))}
            <MenuItem disabled={save.isPending} onSelect={() => setIsCreating(true)}>
              <Plus className="icon" aria-hidden="true" /> {t('createList')}
            </MenuItem>
          </Menu>
        </SaveForm>
      )}
      {save.error && (
        <p className="word-card__note" role="alert">
          {t('saveFailed')} {errorMessage(save.error, t)}
        </p>
      )}
      <CreateListDialog
        open={isCreating}
        onOpenChange={setIsCreating}
        description="optional"
        returnFocus={chevron}
        onCreated={({ id }) => saveTo(id)}
      />
    </div>
  )
}

/** Long enough to read "Saved to Travel". */
const readMs = 1400

/** Closes the card a moment after `isDone`. */
function useCloseAfter(isDone: boolean, onClose: () => void) {
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(onClose, readMs)
    return () => clearTimeout(timer)
  }, [isDone, onClose])
}
