import type { QueryClient } from '@tanstack/react-query'
import { isItemOrPosition, queryKeys } from '../../parts/queries/query-keys.ts'

/** Fetches the player's data again after a transcript has changed. Resolves when the shown data have been loaded. */
export function refreshTranscript(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    queryKey: queryKeys.player.all,
    // New data of the item or the position would restart the open player.
    predicate: (query) => !isItemOrPosition(query),
  })
}
