import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdle } from '../../../parts/word-card/use-idle.ts'
import type { WordCard } from '../../../parts/word-card/word-card.tsx'
import { useToast } from '../../../ui/toast.tsx'

type Props = {
  /** Null while no word is touched. */
  given: ComponentProps<typeof WordCard> | null
  /** Told when its code does not come; a note has said so. */
  onFail: () => void
}

/** The card of a touched word. Its code comes once the text is there; a failed `lazy` would take the text along. */
export function LateCard({ given, onFail }: Props) {
  const { t } = useTranslation('writing')
  const toast = useToast()
  const isIdle = useIdle()
  const isWanted = given !== null
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['writing', 'word-card'],
    // An object, because a component is a function, and those are not kept.
    queryFn: async () => ({ Card: (await import('../../../parts/word-card/word-card.tsx')).WordCard }),
    enabled: isWanted || isIdle,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  })
  const fail = useEffectEvent(() => {
    toast({ text: t('samples.wordFailed') })
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
