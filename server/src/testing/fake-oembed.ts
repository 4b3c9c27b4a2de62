import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that speaks YouTube's oEmbed, and fails as it does. */
export async function startFakeOembed() {
  const initial = {
    status: 200,
    /** An object is said as JSON. */
    says: { title: 'Me at the zoo', author_name: 'jawed', type: 'video', version: '1.0' } as object | string,
    isSilent: false,
  }
  const state = { ...initial, asked: [] as (string | null)[] }
  const server = createServer((request, response) => {
    state.asked.push(new URL(request.url ?? '', 'http://x').searchParams.get('url'))
    if (state.isSilent) return
    response.writeHead(state.status, { 'content-type': 'application/json' })
    response.end(typeof state.says === 'string' ? state.says : JSON.stringify(state.says))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/oembed`,
    state,
    reset: () => Object.assign(state, initial, { asked: [] }),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      if (server.listening) await once(server, 'close')
    },
  }
}

export type FakeOembed = Awaited<ReturnType<typeof startFakeOembed>>
