import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdle } from '../../../parts/word-card/use-idle.ts'
import { useToast } from '../../../ui/toast.tsx'

/** Something of a page whose code comes after it: nobody waits for a menu in order to read their lists. */
export function latePart<Given extends object>(name: string, load: () => Promise<ComponentType<Given>>) {
  // A query, because a failed `lazy` would take the page along.
  const code = queryOptions({
    queryKey: ['late-part', name],
    // An object, because a component is a function, and those are not kept.
    queryFn: async () => ({ Part: await load() }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  })
  return { code, fetchEarly: (client: QueryClient) => client.prefetchQuery(code) }
}

type Props<Given extends object> = {
  /** What it is drawn with; null while it is not wanted. */
  given: NoInfer<Given> | null
  part: ReturnType<typeof latePart<Given>>
  /** Stands in its place until then. */
  children?: ReactNode
  /** Told when its code does not come; a note has said so. */
  onFail: () => void
}

export function LatePart<Given extends object>({ part, given, children, onFail }: Props<Given>) {
  const { t } = useTranslation('lists')
  const toast = useToast()
  const isWanted = given !== null
  const { data, isError, isFetching } = useQuery({ ...part.code, enabled: isWanted })
  const hasFailed = isWanted && isError && !isFetching
  useEffect(() => {
    if (!hasFailed) return
    toast({ text: t('partFailed') })
    onFail()
  }, [hasFailed, onFail, t, toast])
  return data && given ? <data.Part {...given} /> : children
}

/** Fetches them once the browser has nothing better to do: then they open at once, and without a network too. */
export function useEarly(parts: readonly Pick<ReturnType<typeof latePart>, 'fetchEarly'>[]) {
  const client = useQueryClient()
  const isIdle = useIdle()
  useEffect(() => {
    if (!isIdle) return
    for (const { fetchEarly } of parts) void fetchEarly(client)
  }, [isIdle, client, parts])
}
