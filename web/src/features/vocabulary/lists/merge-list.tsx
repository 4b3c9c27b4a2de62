import type { WordList } from '@verbena/contract/vocabulary/lists'
import { type FormEvent, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

type Props = {
  list: WordList
  others: readonly WordList[]
  returnFocus: RefObject<HTMLElement | null>
  onMerge: (into: WordList) => void
  onClose: () => void
}

/** The dialog that merges a list into another one. */
export function MergeList({ list, others, returnFocus, onMerge, onClose }: Props) {
  const { t } = useTranslation('lists')
  const [intoId, setIntoId] = useState(others[0]?.id ?? '')
  const into = others.find(({ id }) => id === intoId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (into) onMerge(into)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('merge.title', { name: list.name })}
      description={t('merge.text', { count: list.wordCount })}
      returnFocus={returnFocus}
    >
      <form className="create-list" onSubmit={submit}>
        <Select
          label={t('merge.into')}
          value={intoId}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setIntoId}
        />
        <Button variant="primary" type="submit" tall wide>
          {t('merge.do')}
        </Button>
      </form>
    </Dialog>
  )
}
