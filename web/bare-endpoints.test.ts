import { expect, test } from 'vitest'
import { strip } from './bare-endpoints.ts'

test('an endpoint keeps what the browser uses, and nothing that made the rest is kept for its sake', () => {
  const source = `
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
const names = z.array(z.string()).check(z.minLength(1))
export const fold = (names: string[]) => names.map((name) => name.trim())
export const play = endpoint({
  method: 'GET',
  path: '/audio_play/:name',
  summary: 'A word, spoken, and {its, commas}.',
  access: 'anyone',
  file: { type: 'audio/wav', name: 'word.wav' },
  query: z.object({ names, reply: z.optional(text({ max: 4 })) }),
  reply: z.string(),
})`
  const bare = strip(source, 'play.ts').replace(/\n\s*\n/g, '\n')
  expect(bare).toBe(`
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
const names = /* @__PURE__ *//* @__PURE__ */z.array(/* @__PURE__ */z.string()).check(/* @__PURE__ */z.minLength(1))
export const fold = (names: string[]) => names.map((name) => name.trim())
export const play = /* @__PURE__ */endpoint({
  method: 'GET',
  path: '/audio_play/:name',
  access: 'anyone',
  file: { type: 'audio/wav', name: 'word.wav' },
})`)
})
