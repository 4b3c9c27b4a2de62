import { useQuery } from '@tanstack/react-query'
import { listWordLists } from '@verbena/contract/vocabulary'
import { BookmarkPlus, Check, ChevronDown, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { useSession } from '../../api/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { CreateListDialog } from '../create-list/create-list-dialog.tsx'
import { errorMessage } from '../error-message.ts'
import { queryKeys } from '../query-keys.ts'
import { GuestSave } from './guest-save.tsx'
import { useCloseAfter } from './use-close-after.ts'
import { type NewWord, useSaveWord } from './use-save-word.ts'

type Props = { word: NewWord; onDone: () => void }

/** "Save to <the list used last>", other lists behind the chevron; a guest is asked to sign in. */
export function SaveWord({ word, onDone }: Props) {
  return useSession() ? <LearnerSave word={word} onDone={onDone} /> : <GuestSave />
}

function LearnerSave({ word, onDone }: Props) {
  const { t } = useTranslation('lookup')
  const chevron = useRef<HTMLButtonElement>(null)
  const [isCreating, setIsCreating] = useState(false)
  const lists = useQuery({
    queryKey: [...queryKeys.vocabulary, 'names'],
    queryFn: ({ signal }) => call(listWordLists, {}, { signal }),
  })
  const save = useSaveWord(word)
  useCloseAfter(save.isSuccess, onDone)

  const lastUsed = lists.data?.[0]
  const name = lastUsed?.name ?? t('firstList')
  const saved = save.data && t(save.data.created ? 'savedTo' : 'alreadyIn', { list: save.data.listName })
  const isIncomplete = word.translation === ''
  const saveTo = (listId: string) => save.mutate({ listId })

  return (
    <div className="word-card__save">
      <LiveRegion>{saved}</LiveRegion>
      {saved ? (
        <p className="word-card__saved" aria-hidden="true">
          <Check className="icon" aria-hidden="true" /> {saved}
        </p>
      ) : (
        <div className="word-card__actions">
          <Button
            variant="primary"
            busy={save.isPending || lists.isPending}
            disabled={isIncomplete}
            onClick={() => save.mutate(lastUsed ? { listId: lastUsed.id } : { listName: name })}
          >
            <BookmarkPlus className="icon" aria-hidden="true" />
            <span>{t('saveTo', { list: name })}</span>
          </Button>
          <Menu
            label={t('otherLists')}
            trigger={
              <Button
                ref={chevron}
                variant="primary"
                aria-label={t('otherLists')}
                disabled={isIncomplete || save.isPending}
              >
                <ChevronDown className="icon" aria-hidden="true" />
              </Button>
            }
          >
            {lists.data?.map((list) => (
              <MenuItem key={list.id} onSelect={() => saveTo(list.id)}>
                {list.name}
              </MenuItem>
            ))}
            <MenuItem onSelect={() => setIsCreating(true)}>
              <Plus className="icon" aria-hidden="true" /> {t('createList')}
            </MenuItem>
          </Menu>
        </div>
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
