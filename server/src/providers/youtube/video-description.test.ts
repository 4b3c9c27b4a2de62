import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeOembed, startFakeOembed } from '../../testing/fakes/fake-oembed.ts'
import { createYouTubeOembed } from './video-description.ts'
import type { YouTube } from './youtube.ts'

const id = 'jNQXAC9IVRw'
let oembed: FakeOembed
let youtube: Pick<YouTube, 'describe'>
const failures: unknown[] = []
beforeAll(async () => {
  oembed = await startFakeOembed()
  youtube = createYouTubeOembed({
    oembedUrl: oembed.url,
    onFailure: (error) => failures.push(error),
    timeoutMs: 300,
  })
})
beforeEach(() => {
  oembed.reset()
  failures.length = 0
})
afterAll(() => oembed.stop())

test('a video has its title on YouTube', async () => {
  expect(await youtube.describe(id)).toEqual({ title: 'Me at the zoo' })
  expect(oembed.state.requestedUrls).toEqual([`https://www.youtube.com/watch?v=${id}`])
})

test('invalid characters in a title are replaced, and a long title is shortened', async () => {
  oembed.state.reply = { title: ` a\0b\nc\ud800 ${'x'.repeat(500)}` }
  const title = (await youtube.describe(id))?.title ?? ''
  expect(title).toMatch(/^a b c\ufffd x+$/)
  expect(title.length).toBe(200)
})

test.each([400, 401, 403, 404])(
  'a video that YouTube does not describe (%i) has no title, which is no failure',
  async (status) => {
    oembed.state.status = status
    expect(await youtube.describe(id)).toBeNull()
    expect(failures).toEqual([])
  },
)

test.each([
  ['an empty reply', 200, ''],
  ['an HTML page', 200, '<!doctype html>'],
  ['no title', 200, {}],
  ['a number as title', 200, { title: 7 }],
  ['a blank title', 200, { title: '  ' }],
  ['null', 200, 'null'],
  ['the status 500', 500, {}],
  ['a reply that is too long', 200, { title: 'x'.repeat(100_000) }],
])('%s is a failure', async (_, status, reply) => {
  Object.assign(oembed.state, { status, reply })
  expect(await youtube.describe(id)).toBeNull()
  expect(failures).toHaveLength(1)
})

test('a request that YouTube never answers fails after the time-out', async () => {
  oembed.state.isSilent = true
  expect(await youtube.describe(id)).toBeNull()
  expect(failures).toHaveLength(1)
})
