import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RequestInput } from '@verbena/contract/endpoint'
import { type LessonEntry, type listLessons, reorderLessons } from '@verbena/contract/lessons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/error-message.ts'
import { useAudience } from '../../../parts/use-audience.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/form-message.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { pathQuery } from '../path/path-query.ts'
import { moved } from './moved.ts'
import { OrderRow } from './order-row.tsx'
import { useRowDrag } from './use-row-drag.ts'

type Props = {
  lessons: readonly LessonEntry[]
  query: RequestInput<typeof listLessons>['query']
  isEditor: boolean
}

/** Moves with the pointer or with buttons; nothing is kept until it is saved. */
export function OrderList({ lessons, query, isEditor }: Props) {
  const { t } = useTranslation('lessons')
  const [order, setOrder] = useState(lessons)
  const [saved, setSaved] = useState(lessons)
  const [news, setNews] = useState('')
  const { save, message, clear } = useSaveOrder(query)
  const isChanged = order.some(({ id }, place) => id !== saved[place]?.id)
  const move = (from: number, to: number) => {
    const lesson = order[from]
    if (!lesson || to < 0 || to >= order.length || from === to) return
    setOrder(moved(order, from, to))
    setNews(t('reorder.moved', { title: lesson.title, place: to + 1, total: order.length }))
    clear()
  }
  const drag = useRowDrag(move)
  const ids = order.map(({ id }) => id)
  const keep = (publish: boolean) => save.mutate({ ids, publish }, { onSuccess: () => setSaved(order) })
  return (
    <section>
      <FormMessage error={message.error} success={message.success} />
      <p className="muted order-hint">{t('reorder.hint')}</p>
      <ol className="order" aria-label={t('reorder.list')} ref={drag.list}>
        {order.map((lesson, place) => (
          <OrderRow
            key={lesson.id}
            lesson={lesson}
            place={place}
            isLast={place === order.length - 1}
            onMove={(to) => move(place, to)}
            handle={drag.handle(place)}
          />
        ))}
      </ol>
      <LiveRegion>{news}</LiveRegion>
      <div className="order-foot">
        <Button variant="primary" tall busy={save.isPending} onClick={() => keep(false)}>
          {t('reorder.save')}
        </Button>
        {isEditor && (
          <Button variant="quiet" tall busy={save.isPending} onClick={() => keep(true)}>
            {t('reorder.publish')}
          </Button>
        )}
        {isChanged && <p className="muted">{t('reorder.unsaved')}</p>}
      </div>
    </section>
  )
}

function useSaveOrder(query: Props['query']) {
  const { t } = useTranslation('lessons')
  const client = useQueryClient()
  const { key } = useAudience()
  const save = useMutation({
    mutationFn: ({ ids, publish }: { ids: number[]; publish: boolean }) =>
      call(reorderLessons, { body: { ...query, ids, ...(publish && { publish }) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: pathQuery(key).queryKey }),
  })
  const { data, error, variables, reset } = save
  const success = data && (variables?.publish ? t('reorder.published') : t('reorder.saved'))
  const failure = error ? t('reorder.failed', { message: errorMessage(error, t) }) : undefined
  return { save, message: { error: failure, success }, clear: reset }
}
