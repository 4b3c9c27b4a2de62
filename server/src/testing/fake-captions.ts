import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** YouTube's json3 of two lines. */
export const json3 = JSON.stringify({
  events: [
    { tStartMs: 0, dDurationMs: 1500, segs: [{ utf8: 'El perro come pan.' }] },
    { tStartMs: 1500, dDurationMs: 1500, segs: [{ utf8: 'La casa es grande.' }] },
  ],
})

type Track = { languageCode: string; kind?: string; baseUrl?: string }

/** A server that hands out captions as YouTube does, and fails as it does. */
export async function startFakeCaptions() {
  const initial = {
    status: 200,
    tracks: [{ languageCode: 'es' }] as Track[],
    /** Said of the video in place of its tracks. */
    says: null as string | null,
    captions: json3,
    isSilent: false,
    isCut: false,
  }
  const state = { ...initial, asked: [] as string[], bodies: [] as unknown[] }
  const answerOf = async (request: IncomingMessage, origin: string) => {
    if (request.method !== 'POST') return state.captions
    state.bodies.push(JSON.parse(await text(request)))
    const captionTracks = state.tracks.map((track) => ({
      baseUrl: `${origin}/api/timedtext?v=x&lang=${track.languageCode}&kind=${track.kind ?? ''}`,
      ...track,
    }))
    return state.says ?? JSON.stringify({ captions: { playerCaptionsTracklistRenderer: { captionTracks } } })
  }
  const server = createServer(async (request, response) => {
    const origin = `http://${request.headers.host}`
    state.asked.push(`${request.method} ${request.url}`)
    const answer = await answerOf(request, origin)
    if (state.isSilent) return
    response.writeHead(state.status, { 'content-length': Buffer.byteLength(answer) })
    if (state.isCut) response.write(answer.slice(0, 5), () => response.destroy())
    else response.end(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    reset: () => Object.assign(state, initial, { asked: [], bodies: [] }),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      if (server.listening) await once(server, 'close')
    },
  }
}

export type FakeCaptions = Awaited<ReturnType<typeof startFakeCaptions>>
