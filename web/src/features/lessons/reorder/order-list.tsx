import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RequestInput } from '@verbena/contract/endpoint'
import { type LessonEntry, type listLessons, reorderLessons } from '@verbena/contract/lessons/lessons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SortableList } from '../../../ui/sortable/sortable-list.tsx'
import { pathQuery } from '../path/path-query.ts'

type Props = {
  lessons: readonly LessonEntry[]
  query: RequestInput<typeof listLessons>['query']
  isEditor: boolean
}

/** The lessons of a level in an order that can be changed; nothing is stored until it is saved. */
export function OrderList({ lessons, query, isEditor }: Props) {
  const { t } = useTranslation('lessons')
  const [order, setOrder] = useState(lessons)
  const [saved, setSaved] = useState(lessons)
  const { save, message, clear } = useSaveOrder(query)
  const isChanged = order.some(({ id }, index) => id !== saved[index]?.id)
  const ids = order.map(({ id }) => id)
  const saveOrder = (publish: boolean) => save.mutate({ ids, publish }, { onSuccess: () => setSaved(order) })
  return (
    <section>
      <FormMessage error={message.error} success={message.success} />
      <p className="muted order-hint">{t('reorder.hint')}</p>
      <SortableList
        className="order"
        label={t('reorder.list')}
        items={order}
        nameOf={({ title }) => title}
        labels={{
          up: (title) => t('reorder.up', { title }),
          down: (title) => t('reorder.down', { title }),
          handle: (title) => t('reorder.handle', { title }),
          moved: (title, place) => t('reorder.moved', { title, place, total: order.length }),
        }}
        onReorder={(next) => {
          setOrder(next)
          clear()
        }}
      >
        {({ title, goal }, index) => (
          <>
            <span className="order__place" aria-hidden="true">
              {index + 1}
            </span>
            <span className="order__text">
              <span className="order__title">{title}</span>
              <span className="order__goal">{goal}</span>
            </span>
          </>
        )}
      </SortableList>
      <div className="order-foot">
        <Button variant="primary" tall busy={save.isPending} onClick={() => saveOrder(false)}>
          {t('reorder.save')}
        </Button>
        {isEditor && (
          <Button variant="quiet" tall busy={save.isPending} onClick={() => saveOrder(true)}>
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
