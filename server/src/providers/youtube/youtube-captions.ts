import { type LanguageCode, profileOf } from '@verbena/language/languages'
import { z } from 'zod'
import { createGuardedFetch } from '../http-client/guarded-fetch.ts'
import type { Captions, YouTube } from './youtube.ts'

const usualTimeoutMs = 8000
/** What YouTube says of a video has some 100 kB; captions of three hours with their word times some 3 MB. */
const playerBytesMaximum = 2 * 1024 * 1024
const captionsBytesMaximum = 10 * 1024 * 1024

/**
 * Who asks: to its own app YouTube hands out captions without the proof that it wants from a page. The version only
 * has to be one that is still served.
 */
const context = {
  client: { clientName: 'ANDROID', clientVersion: '20.10.38', androidSdkVersion: 30, hl: 'en' },
}

const trackSchema = z.object({
  baseUrl: z.string(),
  languageCode: z.string(),
  /** `asr`: written down by a machine. */
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
  /** `https://www.youtube.com`; captions are read from nowhere else. */
  captionsUrl: string
  /** Told of what failed: the learner brings the text then. */
  onFailure: (error: unknown) => void
  /** For each of the two calls. */
  timeoutMs?: number
}

/**
 * Captions that stand on YouTube, by the call that its player makes. Nobody promises that this stays as it is, and
 * YouTube's terms are the operator's matter: it is used where an operator names the address (docs/decisions/018).
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
    if (url.origin !== base.origin) throw new Error('YouTube names captions somewhere else')
    url.searchParams.set('fmt', 'json3')
    const { status, body } = await fetch(url, {
      bytesMaximum: captionsBytesMaximum,
      timeoutMs,
    })
    // Without a proof that it wants, YouTube says 200 and nothing.
    if (status !== 200 || body.length === 0) throw new Error(`YouTube hands out no captions (${status})`)
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
        return { outcome: 'away' }
      }
    },
  }
}

/** What somebody wrote comes before what a machine heard; a country's variant counts as its language. */
function bestTrack(tracks: readonly Track[], language: LanguageCode): Track | undefined {
  const ours = tracks.filter(({ languageCode }) => isOf(languageCode.toLowerCase(), language))
  return ours.find(({ kind }) => kind !== 'asr') ?? ours[0]
}

/** YouTube lists the two written standards of Norwegian under codes of their own. */
function isOf(code: string, language: LanguageCode): boolean {
  const [base = ''] = code.split('-')
  return base === language || profileOf(language).otherCodes?.includes(base) === true
}
