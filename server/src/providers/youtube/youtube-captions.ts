import { type LanguageCode, profileOf } from '@verbena/language/languages'
import { z } from 'zod'
import { createGuardedFetch } from '../http-client/guarded-fetch.ts'
import type { Captions, YouTube } from './youtube.ts'

const usualTimeoutMs = 8000
/** The player response of a video has some 100 kB, captions of three hours with word times some 3 MB. */
const playerBytesMaximum = 2 * 1024 * 1024
const captionsBytesMaximum = 10 * 1024 * 1024

/**
 * The client in the request: YouTube gives captions to its app without the proof of origin that it requires from web
 * pages. The version only has to be supported.
 */
const context = {
  client: { clientName: 'ANDROID', clientVersion: '20.10.38', androidSdkVersion: 30, hl: 'en' },
}

const trackSchema = z.object({
  baseUrl: z.string(),
  languageCode: z.string(),
  /** `asr`: made by speech recognition. */
  kind: z.string().optional(),
})
type Track = z.infer<typeof trackSchema>

const playerSchema = z.object({
  captions: z
    .object({
      playerCaptionsTracklistRenderer: z.object({ captionTracks: z.array(trackSchema).default([]) }),
    })
    .optional(),
})

type Options = {
  /** `https://www.youtube.com`; captions are fetched from this origin only. */
  captionsUrl: string
  /** Called with each failure; the learner can add a text instead. */
  onFailure: (error: unknown) => void
  /** For each of the two calls. */
  timeoutMs?: number
}

/**
 * Fetches captions from YouTube by the call that its player makes. The call is undocumented and may change, and the
 * operator is responsible for YouTube's terms, so it is off unless the operator sets the address (docs/decisions/018).
 */
export function createYouTubeCaptions({
  captionsUrl,
  onFailure,
  timeoutMs = usualTimeoutMs,
}: Options): Required<Pick<YouTube, 'captions'>> {
  const base = new URL(captionsUrl)
  const fetch = createGuardedFetch({ trustedOrigins: [base.origin] })
  const tracksOf = async (videoId: string) => {
    const call = {
      bytesMaximum: playerBytesMaximum,
      timeoutMs,
      json: { context, videoId },
    }
    const { status, body } = await fetch(new URL('/youtubei/v1/player?prettyPrint=false', base), call)
    if (status !== 200) throw new Error(`YouTube answered ${status}`)
    const player = playerSchema.parse(JSON.parse(body.toString()))
    return player.captions?.playerCaptionsTracklistRenderer.captionTracks ?? []
  }
  const textOf = async (track: Track) => {
    const url = new URL(track.baseUrl, base)
    if (url.origin !== base.origin) throw new Error('the captions are not on the host of YouTube')
    url.searchParams.set('fmt', 'json3')
    const { status, body } = await fetch(url, {
      bytesMaximum: captionsBytesMaximum,
      timeoutMs,
    })
    // Without the proof of origin YouTube answers 200 with an empty body.
    if (status !== 200 || body.length === 0) throw new Error(`YouTube returned no captions (${status})`)
    return body.toString()
  }
  return {
    captions: async (videoId, language): Promise<Captions> => {
      try {
        const track = bestTrack(await tracksOf(videoId), language)
        if (!track) return { outcome: 'none' }
        return { outcome: 'found', text: await textOf(track), isAutomatic: track.kind === 'asr' }
      } catch (error) {
        onFailure(error)
        return { outcome: 'unavailable' }
      }
    },
  }
}

/** Written captions are preferred to automatic ones. A regional variant counts as its language. */
function bestTrack(tracks: readonly Track[], language: LanguageCode): Track | undefined {
  const ours = tracks.filter(({ languageCode }) => isOf(languageCode.toLowerCase(), language))
  return ours.find(({ kind }) => kind !== 'asr') ?? ours[0]
}

/** YouTube has a code for each of the two written standards of Norwegian. */
function isOf(code: string, language: LanguageCode): boolean {
  const [base = ''] = code.split('-')
  return base === language || profileOf(language).otherCodes?.includes(base) === true
}
