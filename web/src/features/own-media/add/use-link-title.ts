import { useQuery } from '@tanstack/react-query'
import { describeVideoLink } from '@verbena/contract/own-media/own-media'
import { youtubeId } from '@verbena/language/media/youtube-id'
import { call } from '../../../api/call.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'

/** The title of a video on YouTube; empty while it is loading or when it is unknown. */
export function useLinkTitle(url: string): string {
  const link = url.trim()
  const id = youtubeId(link)
  const { data } = useQuery({
    queryKey: queryKeys.ownMedia.linkTitle(id),
    queryFn: ({ signal }) => call(describeVideoLink, { query: { url: id ?? '' } }, { signal }),
    enabled: id !== null && link !== id,
    retry: false,
  })
  return data?.title?.slice(0, 200) ?? ''
}
