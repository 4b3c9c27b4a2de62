import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderLists, type WordList } from '@verbena/contract/vocabulary'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/error-message.ts'
import { queryKeys } from '../../../parts/query-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormMessage } from '../../../ui/form-message.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { personalListsQuery } from '../vocabulary-queries.ts'
import { moved } from './moved.ts'
import { OrderRow } from './order-row.tsx'
import { useDraggedRow } from './use-dragged-row.ts'
import './order-lists.css'

type Props = {
  lists: readonly WordList[]
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Lists among each other: by arrows, which every hand and every key can press, or dragged. */
export function OrderLists({ lists, returnFocus, onClose }: Props) {
  const { t } = useTranslation('lists')
  const [order, setOrder] = useState<readonly WordList[]>(lists)
  const [said, setSaid] = useState('')
  const { mutate, isPending, error } = useKeepOrder(onClose)
  const move = (from: number, to: number) => {
    const next = moved(order, from, to)
    const list = order[from]
    if (!list || next.indexOf(list) === from) return
    setOrder(next)
    setSaid(t('order.moved', { name: list.name, place: next.indexOf(list) + 1, total: next.length }))
  }
  const drag = useDraggedRow(move)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('order.title')}
      description={t('order.text')}
      returnFocus={returnFocus}
    >
      <FormMessage error={error ? `${t('order.failed')} ${errorMessage(error, t)}` : undefined} />
      <LiveRegion>{said}</LiveRegion>
      <ol className="order-lists" ref={drag.rows} {...drag.list}>
        {order.map((list, place) => (
          <OrderRow
            key={list.id}
            name={list.name}
            isFirst={place === 0}
            isLast={place === order.length - 1}
            isDragged={drag.dragged === place}
            onMove={(step) => move(place, place + step)}
            handle={drag.handle(place)}
          />
        ))}
      </ol>
      <div className="order-lists__foot">
        <Button variant="primary" tall wide busy={isPending} onClick={() => mutate(order)}>
          {isPending ? t('order.saving') : t('order.save')}
        </Button>
      </div>
    </Dialog>
  )
}

function useKeepOrder(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (lists: readonly WordList[]) =>
      call(orderLists, { body: { ids: lists.map(({ id }) => id) } }),
    onSuccess: (_, lists) => {
      client.setQueryData(personalListsQuery.queryKey, [...lists])
      void client.invalidateQueries({ queryKey: queryKeys.vocabulary })
      onDone()
    },
  })
}
