import type { QueryClient } from '@tanstack/react-query'
import { isItemOrPosition, queryKeys } from '../../parts/queries/query-keys.ts'

/** The text of an item has changed: the player's lines, and what is made of them. Done when what is shown has come. */
export function refreshTranscript(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    queryKey: queryKeys.player.all,
    // While the player is open another item would start it anew, in the middle of a line.
    predicate: (query) => !isItemOrPosition(query),
  })
}
