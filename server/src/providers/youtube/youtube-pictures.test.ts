import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createYouTubePictures } from './youtube-pictures.ts'

const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500)])
const fake = { status: 200, says: jpeg, asked: [] as (string | undefined)[], goesTo: '' }
const server = createServer((request, response) => {
  fake.asked.push(request.url)
  response.writeHead(fake.goesTo ? 302 : fake.status, fake.goesTo ? { location: fake.goesTo } : {})
  response.end(fake.says)
})
let picturesUrl = ''
let now: number
let failures: unknown[]
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  picturesUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/vi/`
})
beforeEach(() => {
  Object.assign(fake, { status: 200, says: jpeg, asked: [], goesTo: '' })
  now = 0
  failures = []
})
afterAll(() => server.close())

const pictures = () =>
  createYouTubePictures({
    picturesUrl,
    clock: { now: () => new Date(now) },
    onFailure: (error) => failures.push(error),
  })

test('the picture of a video is the one of YouTube', async () => {
  expect(await pictures().picture('jNQXAC9IVRw')).toEqual(jpeg)
  expect([fake.asked, failures]).toEqual([['/vi/jNQXAC9IVRw/hqdefault.jpg'], []])
})

test('a video that no longer exists has no picture, which is no failure', async () => {
  fake.status = 404
  const { picture } = pictures()
  expect([await picture('jNQXAC9IVRw'), await picture('jNQXAC9IVRw')]).toEqual([null, null])
  expect([fake.asked.length, failures]).toEqual([2, []])
})

test.each([
  ['the status 500', { status: 500 }],
  ['an HTML page', { says: Buffer.from('<html><script>alert(1)</script>'.padEnd(300)) }],
  ['a file of three bytes', { says: jpeg.subarray(0, 3) }],
  ['a file that is too large', { says: Buffer.concat([jpeg, Buffer.alloc(2_000_000)]) }],
  ['a redirect into our own network', { goesTo: 'http://127.0.0.2/hqdefault.jpg' }],
])('%s is no picture, and YouTube is not asked for half a minute', async (_, fault) => {
  Object.assign(fake, fault)
  const { picture } = pictures()
  expect(await picture('jNQXAC9IVRw')).toBeNull()
  Object.assign(fake, { status: 200, says: jpeg, goesTo: '' })
  expect(await picture('jNQXAC9IVRw')).toBeNull()
  expect([fake.asked.length, failures.length]).toEqual([1, 1])
  now = 31_000
  expect(await picture('jNQXAC9IVRw')).toEqual(jpeg)
})
