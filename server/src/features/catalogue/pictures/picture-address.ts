import type { Services } from '../../../services.ts'

const ofYoutube = '/media/youtube/'
const ofOwn = '/media/own/'
/** They are nobody's secret, and browsers may keep them: the proof only says that we named them. */
const forGood = new Date('2100-01-01T00:00:00Z')

/** Where the picture of a video of YouTube is: on this server, which fetches it when somebody looks. */
export const youtubePicture = (videoId: string) => `${ofYoutube}${videoId}.jpg`

/** A picture’s address as a page needs it: with its proof where there has to be one. */
export function pictureAddress(
  { mediaLinks, clock }: Pick<Services, 'mediaLinks' | 'clock'>,
  thumbnail: string,
): string {
  if (thumbnail.startsWith(ofYoutube)) return mediaLinks.sign(thumbnail, forGood)
  return thumbnail.startsWith(ofOwn) ? mediaLinks.sign(thumbnail, clock.now()) : thumbnail
}
