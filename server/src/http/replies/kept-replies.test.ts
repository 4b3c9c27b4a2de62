import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getVideo, listVideos } from '@verbena/contract/catalogue'
import { readTheory } from '@verbena/contract/lessons/lessons'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countStatements } from '../../testing/count-statements.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { createKeptReplies } from './kept-replies.ts'

let server: TestServer
let token: string
let free: string
let locked: string
beforeAll(async () => {
  server = await createTestServer()
  token = (await server.join()).access_token
  const { new: cards } = (await server.call(listVideos, { query: {} }, token)).body
  free = cards.find(({ isLocked }) => !isLocked)?.id ?? ''
  locked = cards.find(({ isLocked }) => isLocked)?.id ?? ''
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}, bearer = token) =>
  server.app.inject({ url, headers: { authorization: `Bearer ${bearer}`, ...headers } })
const transcriptOf = (id: string) => `/get_transcription/${id}`

describe('a transcript that is kept', () => {
  test('has an ETag by which a browser that has it gets 304, in every encoding', async () => {
    const plain = await get(transcriptOf(free))
    expect(plain.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'authorization, accept-encoding',
      'content-type': 'application/json; charset=utf-8',
    })
    const etag = String(plain.headers.etag)
    const compressed = await get(transcriptOf(free), { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect([compressed.headers.etag, compressed.headers['content-encoding']]).toEqual([etag, 'br'])
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body)
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    const zipped = await get(transcriptOf(free), { 'accept-encoding': 'gzip' })
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)

    const again = await get(transcriptOf(free), { 'if-none-match': etag, 'accept-encoding': 'br' })
    expect([again.statusCode, again.body, again.headers['content-encoding']]).toEqual([304, '', undefined])
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'private, no-cache' })
    expect((await get(transcriptOf(free), { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
  })

  test('takes one statement, which checks the account and the plan', async () => {
    await get(transcriptOf(free))
    expect(await countStatements(() => get(transcriptOf(free)))).toBe(1)
    expect(
      await countStatements(() => get(`/api/videos/${free}`).then(() => get(`/api/videos/${free}`))),
    ).toBeLessThan(6)
    expect(await countStatements(() => get(`/api/videos/${free}`))).toBe(1)
  })

  test('is new after the transcript was edited', async () => {
    const before = await get(transcriptOf(free))
    await server.sql(
      `update transcript set segments = jsonb_set(segments, '{0,text}', '"Otra frase."') where media_id = $1`,
      free,
    )
    const after = await get(transcriptOf(free), { 'if-none-match': String(before.headers.etag) })
    expect([after.statusCode, after.json().vectortranscription[0].text]).toEqual([200, 'Otra frase.'])
    expect((await get(`/api/videos/${free}`)).json().transcription).toMatch(/^Otra frase\.\n/)
  })

  test('is in the native language of each learner', async () => {
    const german = await server.join()
    await server.sql("update learner set native_language = 'de' where username = $1", german.username)
    await server.sql(
      `update transcript set segments = jsonb_set(segments, '{1,translations,de}', '"Auf Deutsch."')
       where media_id = $1`,
      free,
    )
    const [one, other] = [
      await get(transcriptOf(free)),
      await get(transcriptOf(free), {}, german.access_token),
    ]
    const translationOf = (reply: typeof one) => reply.json().vectortranscription[1].translation
    expect(translationOf(other)).not.toBe(translationOf(one))
    const etag = String(one.headers.etag)
    expect((await get(transcriptOf(free), { 'if-none-match': etag }, german.access_token)).statusCode).toBe(
      200,
    )
  })
})

describe('a premium item that was kept for a learner of Pro', () => {
  let pro: { access_token: string; username: string }
  const setPro = (until: string) =>
    server.sql(`update learner set pro_until = $2 where username = $1`, pro.username, until)
  beforeAll(async () => {
    pro = await server.join()
    await setPro('2999-01-01')
  })

  test.each([
    ['transcript', () => transcriptOf(locked)],
    ['item', () => `/api/videos/${locked}`],
  ])('its %s is still refused to others, also by ETag', async (_, addressOf) => {
    const kept = await get(addressOf(), {}, pro.access_token)
    expect(kept.statusCode).toBe(200)
    for (const tag of ['', String(kept.headers.etag), '*']) {
      const headers = { 'if-none-match': tag }
      const refused = await get(addressOf(), headers)
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'PLAN_REQUIRED'])
      expect(refused.headers).toMatchObject({ 'cache-control': 'no-store' })
      expect(refused.headers.etag).toBeUndefined()
      expect((await server.app.inject({ url: addressOf(), headers })).statusCode).toBe(403)
    }
  })

  test('is refused to the same learner once Pro is over, and without a valid session', async () => {
    const kept = await get(transcriptOf(locked), {}, pro.access_token)
    const headers = { 'if-none-match': String(kept.headers.etag) }
    await setPro('2001-01-01')
    expect((await get(transcriptOf(locked), headers, pro.access_token)).statusCode).toBe(403)
    expect((await get(transcriptOf(locked), headers, 'not.a.token')).statusCode).toBe(401)
    await server.sql('delete from learner where username = $1', pro.username)
    expect((await get(transcriptOf(free), {}, pro.access_token)).statusCode).toBe(401)
  })

  test('has new signatures in the next hour', async () => {
    const other = await server.join()
    await server.sql(`update learner set pro_until = '2999-01-01' where username = $1`, other.username)
    const read = async () => {
      const { body } = await server.call(getVideo, { params: { id: locked }, query: {} }, other.access_token)
      return body.url
    }
    const first = await read()
    expect(await read()).toBe(first)
    const { now } = server.time
    server.time.now = new Date(now.getTime() + 3_600_000)
    // The access token is over by then, so the learner signs in again.
    const { access_token: later } = await server.signIn(other.username)
    const { body } = await server.call(getVideo, { params: { id: locked }, query: {} }, later)
    expect(body.url).not.toBe(first)
    server.time.now = now
  })
})

test('removed own media is not sent from what was kept', async () => {
  const learner = await server.join()
  await server.sql(
    `insert into media_item select copy.* from media_item original, lateral jsonb_populate_record(original,
       jsonb_build_object('id', 'mine', 'owner_id', (select id from learner where username = $1))) copy
     where original.id = $2`,
    learner.username,
    free,
  )
  const read = (bearer: string) => get('/api/videos/mine', {}, bearer)
  expect((await read(learner.access_token)).statusCode).toBe(200)
  expect((await read(token)).statusCode).toBe(404)
  await server.sql("update media_item set removed_at = now() where id = 'mine'")
  expect((await read(learner.access_token)).statusCode).toBe(404)
})

test('a lesson has an ETag, and its items are kept too', async () => {
  const { items } = (await get('/exercises')).json()
  const open = items.find(({ status }: { status: string }) => status === 'current').id
  const address = readTheory.path.replace(':id', open)
  const etag = String((await get(address)).headers.etag)
  expect((await get(address, { 'if-none-match': etag })).statusCode).toBe(304)
  const contents = { method: 'POST' as const, url: `/exercise-contents/${open}`, payload: {} }
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br' }
  const posted = await server.app.inject({ ...contents, headers })
  expect(posted.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' })
  expect(posted.headers.etag).toBeUndefined()
  expect(JSON.parse(brotliDecompressSync(posted.rawPayload).toString()).items.length).toBeGreaterThan(0)
  const lockedLesson = items.find(({ status }: { status: string }) => status === 'locked').id
  expect((await get(readTheory.path.replace(':id', lockedLesson))).statusCode).toBe(403)
})

test('the oldest replies are dropped when the bytes are over, and a reply larger than all of them is sent', async () => {
  const replies = createKeptReplies(1000)
  let made = 0
  const read = (key: string, length: number) =>
    replies.read(key, null, async () => {
      made++
      return 'x'.repeat(length)
    })
  for (const key of ['a', 'b', 'c', 'c']) expect((await read(key, 400)).bytes.length).toBe(400)
  expect(made).toBe(3)
  await read('a', 400)
  expect(made).toBe(4)
  expect((await read('large', 5000)).bytes.length).toBe(5000)
  expect(replies.bytes).toBeLessThanOrEqual(1000)
})

test('a reply that could not be made is made by the next request, and requests at once share it', async () => {
  const replies = createKeptReplies()
  let made = 0
  const make = async () => {
    if (++made === 1) throw new Error('no database')
    return '{}'
  }
  await expect(replies.read('key', 'br', make)).rejects.toThrow('no database')
  const both = await Promise.all([replies.read('key', 'br', make), replies.read('key', null, make)])
  expect([made, ...both.map(({ bytes }) => bytes.toString())]).toEqual([2, '{}', '{}'])
})
