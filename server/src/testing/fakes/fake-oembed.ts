import { startFakeHttpServer } from './fake-http-server.ts'

/** A server with YouTube's oEmbed endpoint and its failures. */
export async function startFakeOembed() {
  const initial = {
    status: 200,
    /** An object is sent as JSON, a string as it is. */
    reply: { title: 'Me at the zoo', author_name: 'jawed', type: 'video', version: '1.0' } as object | string,
    isSilent: false,
  }
  const state = { ...initial, requestedUrls: [] as (string | null)[] }
  const { origin, stop } = await startFakeHttpServer((request, response) => {
    state.requestedUrls.push(new URL(request.url ?? '', 'http://x').searchParams.get('url'))
    if (state.isSilent) return
    response.writeHead(state.status, { 'content-type': 'application/json' })
    response.end(typeof state.reply === 'string' ? state.reply : JSON.stringify(state.reply))
  })
  return {
    url: `${origin}/oembed`,
    state,
    reset: () => Object.assign(state, initial, { requestedUrls: [] }),
    stop,
  }
}

export type FakeOembed = Awaited<ReturnType<typeof startFakeOembed>>
