import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import {
  type FakeSession,
  type FakeSubscription,
  type Form,
  hostedPage,
  metadataOf,
  newSession,
  newSubscription,
} from './fake-stripe-records.ts'

/** `error` answers 500 and does nothing. The others do what is asked, and then lose or damage the reply. */
export type Fault = 'error' | 'drop' | 'cut' | 'garbage' | 'hang'
export type SignedEvent = { id: string; rawBody: string; signature: string }

type Options = {
  secretKey?: string
  webhookSecret?: string
  periodSeconds?: number
  /** The clock of Stripe. */
  now?: () => Date
}
type Reply = { status: number; body: object }
type Handler = (id: string, form: Form) => Reply

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

/** A local server with the part of Stripe's API that we use, and a checkout page for browsers. */
export async function startFakeStripe({
  secretKey = 'sk_test_fake',
  webhookSecret = 'whsec_fake',
  periodSeconds = 30 * 24 * 60 * 60,
  now = () => new Date(),
}: Options = {}) {
  const sessions = new Map<string, FakeSession>()
  const subscriptions = new Map<string, FakeSubscription>()
  const answered = new Map<string, { request: string; reply: Reply }>()
  const requests: string[] = []
  const faults: Fault[] = []
  let count = 0
  const nextId = (prefix: string) => `${prefix}_fake_${++count}`
  const nowSeconds = () => Math.floor(now().getTime() / 1000)

  const ok = (body: object | undefined): Reply =>
    body ? { status: 200, body } : refusal(404, 'invalid_request_error', 'resource_missing')
  const running = (id: string) => {
    const found = subscriptions.get(id)
    return found?.status === 'canceled' ? undefined : found
  }
  const routes: [RegExp, Handler][] = [
    [/^POST \/v1\/checkout\/sessions$/, (_, form) => ok(openSession(form))],
    [/^GET \/v1\/checkout\/sessions\/(\w+)$/, (id) => ok(sessions.get(id))],
    [/^GET \/v1\/subscriptions\/(\w+)$/, (id) => ok(subscriptions.get(id))],
    [/^POST \/v1\/subscriptions\/(\w+)$/, (id, form) => updateSubscription(id, form)],
    [/^DELETE \/v1\/subscriptions\/(\w+)$/, (id) => ok(running(id) && endSubscription(id))],
  ]

  function openSession(form: Form) {
    const session = newSession(nextId('cs'), form, fake.url)
    // Stripe stores the subscription's metadata in the session until the subscription is created.
    sessions.set(session.id, { ...session, metadata: metadataOf(form, 'subscription_data[metadata]') })
    return session
  }

  function updateSubscription(id: string, form: Form): Reply {
    if (subscriptions.has(id) && !running(id)) return refusal(400, 'invalid_request_error', 'resource_ended')
    const isEnding = form.get('cancel_at_period_end') === 'true'
    return ok(running(id) && change(id, { cancel_at_period_end: isEnding }))
  }

  const endSubscription = (id: string) =>
    change(
      id,
      { status: 'canceled', ended_at: nowSeconds(), canceled_at: nowSeconds() },
      'customer.subscription.deleted',
    )

  function change(
    id: string,
    values: Partial<FakeSubscription>,
    type = 'customer.subscription.updated',
  ): FakeSubscription {
    const changed = { ...subscriptions.get(id)!, ...values }
    subscriptions.set(id, changed)
    send(eventOf(type, changed))
    return changed
  }

  /** Pays with a valid card: starts the subscription and completes the session. */
  function pay(sessionId: string): FakeSubscription {
    const session = sessions.get(sessionId)!
    if (session.subscription) return subscriptions.get(session.subscription)!
    const started = newSubscription(nextId('sub'), session.metadata, nowSeconds(), periodSeconds)
    subscriptions.set(started.id, started)
    const paid = {
      ...session,
      status: 'complete',
      payment_status: 'paid',
      subscription: started.id,
    } as const
    sessions.set(sessionId, paid)
    send(eventOf('customer.subscription.created', started))
    send(eventOf('checkout.session.completed', paid))
    return started
  }

  /** An event as Stripe sends it: a body, and the signature of its bytes. */
  function eventOf(type: string, object: object, timestamp = Math.floor(Date.now() / 1000)): SignedEvent {
    const id = nextId('evt')
    const rawBody = JSON.stringify({ id, object: 'event', type, created: timestamp, data: { object } })
    return { id, rawBody, signature: sign(rawBody, timestamp) }
  }

  const sign = (payload: string, timestamp = Math.floor(Date.now() / 1000), secret = webhookSecret) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

  function send({ rawBody, signature }: SignedEvent) {
    if (!fake.webhookUrl) return
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const sent = fetch(fake.webhookUrl, { method: 'POST', body: rawBody, headers })
    // An event for a server that does not answer is lost.
    sent.then((response) => response.arrayBuffer()).catch(() => {})
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const requestLine = `${request.method} ${request.url?.split('?')[0]}`
    const body = await text(request)
    if (requestLine.startsWith('GET /pay/')) return showPage(requestLine.slice('GET /pay/'.length), response)
    requests.push(requestLine)
    const fault = faults.shift()
    if (fault === 'error') return json(response, refusal(500, 'api_error', 'lock_timeout'))
    const reply = once(request.headers['idempotency-key']?.toString(), `${requestLine} ${body}`, () => {
      if (request.headers.authorization !== `Bearer ${secretKey}`)
        return refusal(401, 'invalid_request_error', 'api_key_invalid')
      for (const [pattern, handle] of routes) {
        const match = requestLine.match(pattern)
        if (match) return handle(match[1] ?? '', new URLSearchParams(body))
      }
      return refusal(404, 'invalid_request_error', 'unknown_route')
    })
    if (fault === 'hang') return
    if (fault === 'drop') return void response.destroy()
    if (fault === 'garbage') return void response.writeHead(200).end('<html>Bad gateway')
    if (fault === 'cut') {
      response.writeHead(200, { 'content-length': '5000' }).write('{"id": "')
      return void setImmediate(() => response.destroy())
    }
    await fake.beforeAnswer?.()
    json(response, reply)
  }

  /** Answers a repeated idempotency key with the stored reply, and refuses it for another request. */
  function once(key: string | undefined, asked: string, handle: () => Reply): Reply {
    const before = key && answered.get(key)
    if (before)
      return before.request === asked ? before.reply : refusal(400, 'idempotency_error', 'other_request')
    const reply = handle()
    if (key) answered.set(key, { request: asked, reply })
    return reply
  }

  function showPage(path: string, response: ServerResponse) {
    const [id = '', action] = path.split('/')
    const session = sessions.get(id)
    if (!session) return void response.writeHead(404).end()
    if (!action) return void response.writeHead(200, { 'content-type': 'text/html' }).end(hostedPage(session))
    if (action === 'done') pay(id)
    const location = action === 'done' ? session.success_url : session.cancel_url
    response.writeHead(303, { location }).end()
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) =>
      json(response, refusal(400, 'invalid_request_error', `parameter_missing ${String(error)}`)),
    )
  })
  const fake = {
    url: '',
    /** Every event is posted to this address. Without it no event is sent. */
    webhookUrl: null as string | null,
    /** Called before a reply is sent, when its content is already decided, so that tests can make it outdated. */
    beforeAnswer: null as (() => Promise<void>) | null,
    secretKey,
    webhookSecret,
    sessions,
    subscriptions,
    requests,
    faults,
    pay,
    change,
    endSubscription,
    eventOf,
    sign,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((done) => server.close(() => done()))
    },
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return fake
}

const refusal = (status: number, type: string, code: string): Reply => ({
  status,
  body: { error: { type, code, message: code } },
})

function json(response: ServerResponse, { status, body }: Reply) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
