import { z } from 'zod'
import { createGuardedFetch, type GuardedFetch } from '../http-client/guarded-fetch.ts'
import type { YouTube } from './youtube.ts'

const usualTimeoutMs = 5000
const bytesMaximum = 64 * 1024
const titleMaximum = 200

const replySchema = z.object({ title: z.string().trim().min(1) })

type Options = {
  /** An address of the operator, whose host is trusted; YouTube's without it. */
  oembedUrl?: string | undefined
  /** Called with each failure; only the title is missing then. */
  onFailure: (error: unknown) => void
  timeoutMs?: number
}

/** Fetches titles by YouTube's oEmbed, which needs no key. An empty answer with status 200 is a failure too. */
export function createYouTubeOembed({
  oembedUrl,
  onFailure,
  timeoutMs = usualTimeoutMs,
}: Options): Pick<YouTube, 'describe'> {
  const base = new URL(oembedUrl ?? 'https://www.youtube.com/oembed')
  const get = createGuardedFetch({ trustedOrigins: oembedUrl ? [base.origin] : [] })
  return {
    describe: async (videoId) => {
      try {
        return await ask(get, base, videoId, timeoutMs)
      } catch (error) {
        onFailure(error)
        return null
      }
    },
  }
}

async function ask(get: GuardedFetch, base: URL, videoId: string, timeoutMs: number) {
  const url = new URL(base)
  url.searchParams.set('url', `https://www.youtube.com/watch?v=${videoId}`)
  url.searchParams.set('format', 'json')
  const { status, body } = await get(url, { bytesMaximum, timeoutMs })
  // For a video that is private, deleted or not embeddable YouTube answers without a description.
  if (status === 400 || status === 401 || status === 403 || status === 404) return null
  if (status !== 200) throw new Error(`oEmbed answered ${status}`)
  const parsed = replySchema.safeParse(parseJson(body.toString()))
  if (!parsed.success) throw new Error('the reply of oEmbed has no title')
  return { title: storable(parsed.data.title) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Makes a title that a learner could have typed: one line, well-formed, and not too long. */
const storable = (title: string) =>
  title
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, titleMaximum)
    .toWellFormed()
