import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderLists, type WordList } from '@verbena/contract/vocabulary/lists'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { SortableList } from '../../../ui/sortable/sortable-list.tsx'
import { personalListsQuery } from '../vocabulary-queries.ts'
import './order-lists.css'

type Props = {
  lists: readonly WordList[]
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The dialog in which the learner orders their lists. */
export function OrderLists({ lists, returnFocus, onClose }: Props) {
  const { t } = useTranslation('lists')
  const [order, setOrder] = useState<readonly WordList[]>(lists)
  const { mutate, isPending, error } = useSaveOrder(onClose)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('order.title')}
      description={t('order.text')}
      returnFocus={returnFocus}
    >
      <FormMessage error={error ? `${t('order.failed')} ${errorMessage(error, t)}` : undefined} />
      <SortableList
        className="order-lists"
        items={order}
        nameOf={({ name }) => name}
        labels={{
          up: (name) => t('order.up', { name }),
          down: (name) => t('order.down', { name }),
          moved: (name, place) => t('order.moved', { name, place, total: order.length }),
        }}
        onReorder={setOrder}
      >
        {({ name }) => <span className="order-lists__name">{name}</span>}
      </SortableList>
      <div className="order-lists__foot">
        <Button variant="primary" tall wide busy={isPending} onClick={() => mutate(order)}>
          {isPending ? t('order.saving') : t('order.save')}
        </Button>
      </div>
    </Dialog>
  )
}

function useSaveOrder(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (lists: readonly WordList[]) =>
      call(orderLists, { body: { ids: lists.map(({ id }) => id) } }),
    onSuccess: (_, lists) => {
      client.setQueryData(personalListsQuery.queryKey, [...lists])
      void client.invalidateQueries({ queryKey: queryKeys.vocabulary.all })
      onDone()
    },
  })
}
