import { paths } from '../../navigation/paths.ts'

type Moment = { mediaId: string; kind: 'video' | 'song'; startSeconds: number }

/**
 * The URL that opens the player at a sentence. The time is rounded up to a hundredth of a second, because an earlier
 * moment would belong to the line before.
 */
export function sentenceLink({ mediaId, kind, startSeconds }: Moment): string {
  const page = kind === 'song' ? paths.song(mediaId) : paths.video(mediaId)
  return `${page}?t=${Math.ceil(startSeconds * 100) / 100}`
}
