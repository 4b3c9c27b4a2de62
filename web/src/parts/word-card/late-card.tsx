import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { useToast } from '../../ui/toast.tsx'
import { useIdle } from './use-idle.ts'
import type { WordCard } from './word-card.tsx'

type Props = {
  /** Null while no word is touched. */
  given: ComponentProps<typeof WordCard> | null
  /** What is said when its code does not come. */
  failure: string
  /** Told when its code does not come; a note has said so. */
  onFail: () => void
}

const cardCode = queryOptions({
  queryKey: ['code of the word card'],
  // An object, because a component is a function, and those are not kept.
  queryFn: async () => ({ Card: (await import('./word-card.tsx')).WordCard }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
  retry: false,
})

/** Fetches the code of the card long before a word can be touched: by then the connection may be gone. */
export function useCardAhead() {
  useQuery({ ...cardCode, enabled: useIdle() })
}

/** The card of a touched word. Its code comes once the page is there; a failed `lazy` would take the page along. */
export function LateCard({ given, failure, onFail }: Props) {
  const toast = useToast()
  const isIdle = useIdle()
  const isWanted = given !== null
  const { data, isError, isFetching, refetch } = useQuery({ ...cardCode, enabled: isWanted || isIdle })
  const fail = useEffectEvent(() => {
    toast({ text: failure })
    onFail()
  })
  // Fetched early it may have failed unseen: wanted, it is tried again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the wish is a reason
  useEffect(() => {
    if (isWanted && isError) void refetch()
  }, [isWanted])
  useEffect(() => {
    if (isError && !isFetching && isWanted) fail()
  }, [isError, isFetching, isWanted])
  if (!data || !given) return null
  const { text, at } = given.lookup
  return <data.Card key={`${at} ${text}`} {...given} />
}
