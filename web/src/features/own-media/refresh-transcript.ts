import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../parts/queries/query-keys.ts'

/** What the player must not ask for again while it is open: another item would start it anew, in the middle of a line. */
const unchangedKeys = new Set<unknown>(['item', 'position'])

/** The text of an item has changed: the player's lines, and what is made of them. Done when what is shown has come. */
export function refreshTranscript(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    queryKey: queryKeys.player,
    predicate: ({ queryKey }) => !queryKey.some((part) => unchangedKeys.has(part)),
  })
}
