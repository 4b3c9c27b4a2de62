import { paths } from '../../navigation/paths.ts'

type Moment = { mediaId: string; kind: 'video' | 'song'; startSeconds: number }

/**
 * Where a sentence is said: the player opens there. Rounded up to a hundredth of a second, because a moment earlier
 * would be the end of the line before.
 */
export function sentenceLink({ mediaId, kind, startSeconds }: Moment): string {
  const page = kind === 'song' ? paths.song(mediaId) : paths.video(mediaId)
  return `${page}?t=${Math.ceil(startSeconds * 100) / 100}`
}
