import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { languageToolFaults, startFakeLanguageTool } from '../../testing/fakes/fake-language-tool.ts'
import { createLanguageTool, type LanguageTool } from './language-tool.ts'

let fake: Awaited<ReturnType<typeof startFakeLanguageTool>>
let tool: LanguageTool
let now = 0
let away: unknown[] = []
beforeAll(async () => {
  fake = await startFakeLanguageTool()
})
beforeEach(() => {
  Object.assign(fake.state, { fault: null, matches: [], requests: [], paths: [] })
  now = 0
  away = []
  tool = createLanguageTool(fake.url, {
    clock: { now: () => new Date(now) },
    onUnavailable: (error) => void away.push(error),
    timeoutMs: 300,
  })
})
afterAll(() => fake.stop())

const asked = { text: 'I has a dog', language: 'en', native: 'es' } as const
const match = (fields = {}) => ({
  message: 'Agreement',
  offset: 2,
  length: 3,
  replacements: [{ value: 'have' }],
  rule: { id: 'HAVE', issueType: 'grammar' },
  ...fields,
})

test('LanguageTool gets the text, its language and the native language as a form', async () => {
  fake.state.matches = [match()]
  expect(await tool.check(asked)).toEqual([
    { rule: 'HAVE', type: 'grammar', start: 2, end: 5, message: 'Agreement', fixes: ['have'] },
  ])
  expect(fake.state.paths).toEqual(['POST /v2/check'])
  expect(fake.state.requests).toEqual([{ text: asked.text, language: 'en-US', motherTongue: 'es' }])
})

test('LanguageTool is not asked about Norwegian, which it does not support', async () => {
  expect(await tool.check({ ...asked, language: 'no' })).toBeNull()
  expect(fake.state.requests).toEqual([])
})

test('a match outside the text is ignored', async () => {
  fake.state.matches = [match({ offset: 9, length: 3 }), match()]
  expect(await tool.check(asked)).toHaveLength(1)
})

describe.each(languageToolFaults)('LanguageTool with the fault %s', (fault) => {
  test('returns nothing, and is not called for half a minute after three failures', async () => {
    fake.state.fault = fault
    for (let call = 0; call < 5; call++) expect(await tool.check(asked)).toBeNull()
    expect(fake.state.requests.length).toBeLessThanOrEqual(3)
    expect(away).toHaveLength(1)
    expect(String(away[0])).not.toContain('dog')
    fake.state.fault = null
    now += 31_000
    expect(await tool.check(asked)).toEqual([])
  })
})
