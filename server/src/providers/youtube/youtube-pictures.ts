import { createGuardedFetch } from '../http-client/guarded-fetch.ts'
import type { YouTube } from './youtube.ts'

const callTimeoutMs = 5000
/** They have some 20 kB. */
const bytesMaximum = 512 * 1024
/** After a failure nobody is asked for so long: a page has many pictures. */
const pauseMs = 30_000

type Options = {
  /** The operator's own, let through the guard wherever it leads; YouTube's without it. */
  picturesUrl?: string | undefined
  clock: { now: () => Date }
  /** Told of what failed: nothing but a picture is missing then. */
  onFailure: (error: unknown) => void
}

/** Pictures of videos, fetched by the server so that no learner is seen by YouTube before a video is opened. */
export function createYouTubePictures({ picturesUrl, clock, onFailure }: Options): Pick<YouTube, 'picture'> {
  const base = (picturesUrl ?? 'https://i.ytimg.com/vi').replace(/\/+$/, '')
  const get = createGuardedFetch({ trustedOrigins: picturesUrl ? [new URL(base).origin] : [] })
  let restsUntil = 0
  return {
    picture: async (videoId) => {
      const now = clock.now().getTime()
      if (now < restsUntil) return null
      try {
        const limits = { bytesMaximum, timeoutMs: callTimeoutMs }
        const { status, body } = await get(new URL(`${base}/${videoId}/hqdefault.jpg`), limits)
        // A video that is private or gone.
        if (status === 404) return null
        if (status !== 200 || !isJpeg(body)) throw new Error(`a picture was answered with status ${status}`)
        return body
      } catch (error) {
        restsUntil = now + pauseMs
        onFailure(error)
        return null
      }
    },
  }
}

const isJpeg = (bytes: Buffer) => bytes.length > 100 && bytes.readUIntBE(0, 3) === 0xffd8ff
