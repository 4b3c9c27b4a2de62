import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdle } from '../../parts/word-card/use-idle.ts'
import { useToast } from '../../ui/toast.tsx'

type Props<Given extends object> = {
  name: string
  load: () => Promise<ComponentType<Given>>
  /** What it is drawn with; null while it is not wanted. */
  given: Given | null
  /** Its code comes before it is wanted, once the browser has nothing better to do. */
  isEarly?: boolean
  /** Told when its code does not come; a note has said so. */
  onFail: () => void
}

/** Something whose code comes after the film. A query, because a failed `lazy` would take the film along. */
export function LazyPart<Given extends object>({ name, load, given, isEarly, onFail }: Props<Given>) {
  const { t } = useTranslation('player')
  const toast = useToast()
  const isIdle = useIdle()
  const isWanted = given !== null
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['player-part', name],
    // An object, because a component is a function, and those are not kept.
    queryFn: async () => ({ Part: await load() }),
    enabled: isWanted || (isEarly === true && isIdle),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  })
  // Fetched early it may have failed unseen: wanted, it is tried again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the wish is a reason
  useEffect(() => {
    if (isWanted && isError) void refetch()
  }, [isWanted])
  useEffect(() => {
    if (!isError || isFetching || !isWanted) return
    toast({ text: t('study.failed') })
    onFail()
  }, [isError, isFetching, isWanted, onFail, t, toast])
  return data && given ? <data.Part {...given} /> : null
}
