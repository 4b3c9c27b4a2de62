import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { wordPagesQuery } from '../vocabulary-queries.ts'

/** The loaded pages of a list, oldest word first. */
export function useWordPages(listId: string, search = '') {
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch, isPlaceholderData } =
    useInfiniteQuery({
      ...wordPagesQuery(listId, search),
      // The previous results stay until the next are loaded, so that the page does not jump at each letter.
      placeholderData: (before, query) => (query?.queryKey[2] === listId ? before : undefined),
    })
  const words = useMemo(() => data?.pages.flatMap((page) => page.words), [data])
  const more = () => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }
  return {
    words,
    error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    isPlaceholderData,
    more,
    refetch,
  }
}
