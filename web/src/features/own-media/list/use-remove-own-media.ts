import { useQueryClient } from '@tanstack/react-query'
import { type OwnMedia, removeOwnMedia, restoreOwnMedia } from '@verbena/contract/own-media/own-media'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { ownMediaQuery } from '../own-media-queries.ts'

/** Removes an item at once and shows a toast with an undo button. */
export function useRemoveOwnMedia(learnerId: string) {
  const { t } = useTranslation('ownMedia')
  const client = useQueryClient()
  const toast = useToast()
  const refresh = () =>
    Promise.all(
      [queryKeys.ownMedia.all, queryKeys.catalogue.all].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )

  const restore = async ({ id, title }: OwnMedia) => {
    try {
      await call(restoreOwnMedia, { params: { id } })
      toast({ text: t('restored', { title }) })
    } catch {
      toast({ text: t('restoreFailed') })
    }
    await refresh()
  }

  return async (item: OwnMedia) => {
    const { queryKey } = ownMediaQuery(learnerId)
    await client.cancelQueries({ queryKey })
    client.setQueryData(
      queryKey,
      (listing) => listing && { ...listing, items: listing.items.filter(({ id }) => id !== item.id) },
    )
    try {
      await call(removeOwnMedia, { params: { id: item.id } })
    } catch (error) {
      // An item that was removed already, perhaps in another tab, is no failure.
      if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) {
        toast({ text: t('removeFailed') })
        await refresh()
        return
      }
    }
    toast({
      text: t('removed', { title: item.title }),
      action: { label: t('undo'), onAct: () => void restore(item) },
    })
    await refresh()
  }
}
