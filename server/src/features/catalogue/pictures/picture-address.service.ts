import type { Services } from '../../../services.ts'

const ofYoutube = '/media/youtube/'
const ofOwn = '/media/own/'
/**
 * Signatures of YouTube's pictures do not expire, so that browsers can cache them. The pictures are public; the signature
 * only prevents requests for pictures that we did not name.
 */
const distantFuture = new Date('2100-01-01T00:00:00Z')

/** The path of a YouTube video's picture on this server, which fetches it on the first request. */
export const youtubePicture = (videoId: string) => `${ofYoutube}${videoId}.jpg`

/** The URL of a picture for the page, signed if necessary. */
export function pictureAddress(
  { mediaLinks, clock }: Pick<Services, 'mediaLinks' | 'clock'>,
  thumbnail: string,
): string {
  if (thumbnail.startsWith(ofYoutube)) return mediaLinks.sign(thumbnail, distantFuture)
  return thumbnail.startsWith(ofOwn) ? mediaLinks.sign(thumbnail, clock.now()) : thumbnail
}
