import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { createList as english } from '../../i18n/en/create-list.ts'
import { createList as spanish } from '../../i18n/es/create-list.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { CreateListForm } from './create-list-form.tsx'

addMessages('createList', english, spanish)

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The vocabulary page requires a description; the player has no field for it. */
  description: 'required' | 'optional'
  returnFocus?: RefObject<HTMLElement | null>
  onCreated: (list: { id: string; name: string }) => void
}

export function CreateListDialog({ description, onCreated, ...dialog }: Props) {
  const { t } = useTranslation('createList')
  return (
    <Dialog {...dialog} title={t('title')}>
      <CreateListForm
        description={description}
        onCreated={(list) => {
          dialog.onOpenChange(false)
          onCreated(list)
        }}
      />
    </Dialog>
  )
}
