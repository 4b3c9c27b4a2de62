import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { startFakeHttpServer } from './fake-http-server.ts'

/** Captions of two lines in YouTube's json3 format. */
export const json3 = JSON.stringify({
  events: [
    { tStartMs: 0, dDurationMs: 1500, segs: [{ utf8: 'El perro come pan.' }] },
    { tStartMs: 1500, dDurationMs: 1500, segs: [{ utf8: 'La casa es grande.' }] },
  ],
})

type Track = { languageCode: string; kind?: string; baseUrl?: string }

/** A server that serves captions as YouTube does, and fails as YouTube does. */
export async function startFakeCaptions() {
  const initial = {
    status: 200,
    tracks: [{ languageCode: 'es' }] as Track[],
    /** Replaces the reply about the video, which lists its tracks. */
    videoReply: null as string | null,
    captions: json3,
    isSilent: false,
    isCut: false,
  }
  const state = { ...initial, requests: [] as string[], bodies: [] as unknown[] }
  const answerOf = async (request: IncomingMessage, origin: string) => {
    if (request.method !== 'POST') return state.captions
    state.bodies.push(JSON.parse(await text(request)))
    const captionTracks = state.tracks.map((track) => ({
      baseUrl: `${origin}/api/timedtext?v=x&lang=${track.languageCode}&kind=${track.kind ?? ''}`,
      ...track,
    }))
    return (
      state.videoReply ?? JSON.stringify({ captions: { playerCaptionsTracklistRenderer: { captionTracks } } })
    )
  }
  const { origin, stop } = await startFakeHttpServer(async (request, response) => {
    const origin = `http://${request.headers.host}`
    state.requests.push(`${request.method} ${request.url}`)
    const answer = await answerOf(request, origin)
    if (state.isSilent) return
    response.writeHead(state.status, { 'content-length': Buffer.byteLength(answer) })
    if (state.isCut) response.write(answer.slice(0, 5), () => response.destroy())
    else response.end(answer)
  })
  return {
    url: origin,
    state,
    reset: () => Object.assign(state, initial, { requests: [], bodies: [] }),
    stop,
  }
}

export type FakeCaptions = Awaited<ReturnType<typeof startFakeCaptions>>
