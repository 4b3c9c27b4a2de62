import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type FakeModel, type ModelFault, startFakeModel } from '../../testing/fake-model.ts'
import type { ModelError } from './model.ts'
import { createOpenAiModel } from './openai-model.ts'

const schema = z.object({ word: z.string().min(1).max(20), note: z.string().optional() })
const question = { system: 'Explain.', user: 'secreto', schema, name: 'word', maxTokens: 50 }
const key = 'sk-0123456789'

let fake: FakeModel
beforeAll(async () => {
  fake = await startFakeModel()
})
beforeEach(() => {
  fake.reset()
  fake.state.says = { word: 'pan' }
})
afterAll(() => fake.stop())

type Limits = Parameters<typeof createOpenAiModel>[1]['limits']

function start(
  limits: Limits = {},
  { baseUrl = fake.baseUrl, apiKey = key }: { baseUrl?: string; apiKey?: string | null } = {},
) {
  const time = { now: new Date('2026-11-21T09:00:00Z') }
  const away: unknown[] = []
  const model = createOpenAiModel(
    { baseUrl, apiKey: apiKey ?? undefined, model: 'small' },
    {
      clock: { now: () => time.now },
      chance: () => 0.5,
      onAway: (error) => away.push(error),
      limits: { retryMilliseconds: 1, ...limits },
    },
  )
  const ask = () => model.ask(question)
  const kindOf = (asked = ask()): Promise<string | null> =>
    asked.then(
      () => null,
      (error: ModelError) => error.kind ?? String(error),
    )
  const pass = (milliseconds: number) => {
    time.now = new Date(time.now.getTime() + milliseconds)
  }
  return { ask, kindOf, pass, away }
}

describe('it asks', () => {
  test('as OpenAI is asked, with the form both as a schema and in words', async () => {
    expect(await start().ask()).toEqual({ word: 'pan' })
    const [asked] = fake.state.asked
    expect(asked).toEqual({
      model: 'small',
      messages: [
        { role: 'system', content: expect.stringMatching(/^Explain\.\n\nAnswer with one JSON object/) },
        { role: 'user', content: 'secreto' },
      ],
      stream: false,
      max_tokens: 50,
      temperature: 0,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'word', strict: true, schema: expect.objectContaining({ type: 'object' }) },
      },
    })
    expect(asked?.messages[0]?.content).toContain('"required":["word","note"]')
    expect([fake.state.paths, fake.state.keys]).toEqual([['POST /v1/chat/completions'], [`Bearer ${key}`]])
  })

  test('without a key where there is none', async () => {
    await start({}, { apiKey: null }).ask()
    expect(fake.state.keys).toEqual([undefined])
  })

  test.each<[string, object | string, object]>([
    ['a code fence', 'Sure!\n```json\n{"word": "pan"}\n```', { word: 'pan' }],
    ['thoughts', '<think>Perhaps {"word": ""}?</think>{"word": "pan"}', { word: 'pan' }],
    ['an object that does not fit before one that does', '{"plan": 1} {"word": "pan"}', { word: 'pan' }],
    [
      'parts',
      [
        { type: 'text', text: '{"word":' },
        { type: 'text', text: '"pan"}' },
      ],
      { word: 'pan' },
    ],
    ['null for what is left out', { word: 'pan', note: null }, { word: 'pan' }],
    ['more than was asked', { word: 'pan', mood: 'good' }, { word: 'pan' }],
  ])('and takes %s', async (_, says, answer) => {
    fake.state.says = says
    expect(await start().ask()).toEqual(answer)
    expect(fake.state.asked).toHaveLength(1)
  })
})

describe('what an endpoint refuses', () => {
  const formats = () => fake.state.asked.map((asked) => asked.response_format?.type ?? 'text')

  test.each([
    ['a schema', ['json_schema'], ['json_schema', 'json_object', 'json_object']],
    ['any format', ['json_schema', 'json_object'], ['json_schema', 'json_object', 'text', 'text']],
  ])('is remembered: %s', async (_, refused, asked) => {
    fake.state.refuses = ({ response_format: format }) =>
      format && refused.includes(format.type) ? 'response_format is not supported' : undefined
    const { ask } = start()
    await ask()
    await ask()
    expect(formats()).toEqual(asked)
  })

  test('is remembered: temperature and the old name of tokens', async () => {
    fake.state.refuses = (asked) => {
      const param = ['max_tokens', 'temperature'].find((name) => name in asked)
      return param && { error: { message: `Unsupported: '${param}'`, param } }
    }
    const { ask } = start()
    await ask()
    await ask()
    const [, , , last] = fake.state.asked
    expect(fake.state.asked).toHaveLength(4)
    expect(last).toMatchObject({ max_completion_tokens: 50, response_format: { type: 'json_schema' } })
    expect(last).not.toHaveProperty('temperature')
  })

  test('is not remembered when it was the request that it refused', async () => {
    const { ask, kindOf } = start()
    fake.state.fault = '400'
    expect(await kindOf()).toBe('refused')
    fake.state.fault = 'none'
    await ask()
    expect(formats()).toEqual(['json_schema', 'json_object', 'text', 'json_schema'])
  })

  test('may exclude each other, and comes to an end', async () => {
    fake.state.refuses = (asked) => ('max_tokens' in asked ? 'no max_tokens' : 'no max_completion_tokens')
    expect(await start().kindOf()).toBe('refused')
    expect(fake.state.asked.length).toBeLessThan(10)
  })
})

/** Every fault that lasts: what it is to the caller, and how often the endpoint is asked. */
const lasting: [ModelFault, string, number][] = [
  ['never', 'slow', 1],
  ['drip', 'slow', 1],
  ['slow', 'slow', 1],
  ['500', 'away', 2],
  ['hang up', 'away', 2],
  ['cut off', 'away', 2],
  ['401', 'away', 1],
  ['elsewhere', 'away', 1],
  ['429', 'busy', 1],
  ['html', 'garbage', 1],
  ['garbage', 'garbage', 1],
  ['huge', 'garbage', 1],
  ['endless', 'garbage', 1],
  ['length', 'garbage', 2],
  ['wrong schema', 'garbage', 2],
  ['no object', 'garbage', 2],
  ['refusal', 'refused', 1],
  ['filter', 'refused', 1],
]

describe.each(lasting)('an endpoint with the fault %s', (fault, kind, calls) => {
  test(`is ${kind} after ${calls} calls, and says neither key nor text`, async () => {
    fake.state.fault = fault
    fake.state.says = { word: 'otro secreto' }
    const failure = await start({ callMilliseconds: 400 })
      .ask()
      .catch((caught: ModelError) => caught)
    expect(failure).toMatchObject({ name: 'ModelError', kind })
    expect(fake.state.asked).toHaveLength(calls)
    const { message, stack, cause } = failure as Error
    expect(`${message} ${stack} ${cause} ${JSON.stringify(failure)}`).not.toMatch(/secreto|sk-0123/)
  })
})

test.each<ModelFault>([
  '500',
  'hang up',
  'cut off',
  'wrong schema',
  'length',
  'no object',
  '429 for a second',
])('a fault that passes (%s) is not noticed', async (fault) => {
  fake.state.faults = [fault]
  expect(await start().ask()).toEqual({ word: 'pan' })
  expect(fake.state.asked).toHaveLength(2)
})

test('at the second try the model hears what did not fit', async () => {
  fake.state.faults = ['wrong schema']
  await start().ask()
  const [first, second] = fake.state.asked.map(({ messages }) => messages[0]?.content)
  expect(first).not.toMatch(/did not fit/)
  expect(second).toMatch(/^Explain\.\n\nYour last answer did not fit \(word: .*\)\. Keep to the form/)
})

test('where nobody listens it is away', async () => {
  const gone = await startFakeModel()
  await gone.stop()
  expect(await start({}, { baseUrl: gone.baseUrl }).kindOf()).toBe('away')
})

test('a connection that does not come to stand is given up long before the call', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as { port: number }
  const limits = { connectMilliseconds: 50, callMilliseconds: 60_000 }
  const failure = await start(limits, { baseUrl: `https://127.0.0.1:${port}/v1` })
    .ask()
    .catch((error: Error) => error)
  expect(failure).toMatchObject({ kind: 'away', message: expect.stringMatching(/too long to connect/) })
  silent.close()
})

test('a model that takes its time is waited for once the connection stands', async () => {
  fake.state.fault = 'slow'
  expect(await start({ connectMilliseconds: 1000 }).ask()).toEqual({ word: 'pan' })
})

describe('many at once', () => {
  test('four ask, the row waits, and who comes after it is turned away at once', async () => {
    let open = () => {}
    fake.state.gate = new Promise((resolve) => {
      open = resolve
    })
    const { ask, kindOf } = start()
    const asked = Array.from({ length: 12 }, ask)
    expect(await Promise.all([kindOf(), kindOf()])).toEqual(['busy', 'busy'])
    await vi.waitFor(() => expect(fake.state.asked).toHaveLength(4))
    open()
    expect(await Promise.all(asked)).toHaveLength(12)
    expect([fake.state.mostOpen, fake.state.asked.length]).toEqual([4, 12])
  })

  test('who waits too long in the row is told so, and the endpoint is not blamed', async () => {
    fake.state.fault = 'never'
    const { kindOf, away } = start({ callsMaximum: 1, callMilliseconds: 500, waitingMilliseconds: 50 })
    const kinds = await Promise.all(Array.from({ length: 6 }, () => kindOf()))
    expect(kinds).toEqual(['slow', ...Array(5).fill('busy')])
    expect(away).toEqual([])
  })
})

describe('after five failures in a row', () => {
  async function failFive(fault: ModelFault) {
    const started = start()
    fake.state.fault = fault
    for (let at = 0; at < 5; at++) await started.kindOf()
    fake.state.asked = []
    fake.state.fault = 'none'
    return started
  }

  test('it is left in peace for half a minute, said once', async () => {
    const { kindOf, pass, away } = await failFive('html')
    expect([await kindOf(), await kindOf(), fake.state.asked.length]).toEqual(['away', 'away', 0])
    expect(away).toEqual([expect.objectContaining({ kind: 'garbage' })])
    pass(30_000)
    expect([await kindOf(), await kindOf()]).toEqual([null, null])
  })

  test('one call alone goes first; when it fails, another half minute passes', async () => {
    const { kindOf, pass, away } = await failFive('html')
    pass(30_000)
    fake.state.fault = 'html'
    expect((await Promise.all([kindOf(), kindOf(), kindOf()])).sort()).toEqual(['away', 'away', 'garbage'])
    pass(29_999)
    expect([await kindOf(), fake.state.asked.length, away.length]).toEqual(['away', 1, 2])
  })

  test('the row is empty at once', async () => {
    const { kindOf } = start({ callsMaximum: 1, waitingMaximum: 20 })
    fake.state.fault = 'html'
    const kinds = await Promise.all(Array.from({ length: 15 }, () => kindOf()))
    expect(kinds).toEqual([...Array(5).fill('garbage'), ...Array(10).fill('away')])
    expect(fake.state.asked).toHaveLength(5)
  })

  test.each(['refusal', 'wrong schema', 'no object'] as const)(
    'but not over what a model says to one text: %s',
    async (fault) => {
      const { kindOf, away } = await failFive(fault)
      expect([await kindOf(), away]).toEqual([null, []])
    },
  )
})
