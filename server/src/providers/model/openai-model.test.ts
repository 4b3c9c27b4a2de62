import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type FakeModel, type ModelFault, startFakeModel } from '../../testing/fakes/fake-model.ts'
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
  fake.state.reply = { word: 'pan' }
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
      random: () => 0.5,
      onUnavailable: (error) => away.push(error),
      limits: { retryDelayMs: 1, ...limits },
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

describe('a request to the model', () => {
  test('has the format of OpenAI, with the schema both as a field and in the prompt', async () => {
    expect(await start().ask()).toEqual({ word: 'pan' })
    const [asked] = fake.state.requests
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

  test('has no key if none is configured', async () => {
    await start({}, { apiKey: null }).ask()
    expect(fake.state.keys).toEqual([undefined])
  })

  test.each<[string, object | string, object]>([
    ['a code fence', 'Sure!\n```json\n{"word": "pan"}\n```', { word: 'pan' }],
    ['thoughts before the object', '<think>Perhaps {"word": ""}?</think>{"word": "pan"}', { word: 'pan' }],
    ['an object that does not fit before one that does', '{"plan": 1} {"word": "pan"}', { word: 'pan' }],
    [
      'parts',
      [
        { type: 'text', text: '{"word":' },
        { type: 'text', text: '"pan"}' },
      ],
      { word: 'pan' },
    ],
    ['null for an omitted field', { word: 'pan', note: null }, { word: 'pan' }],
    ['an additional field', { word: 'pan', mood: 'good' }, { word: 'pan' }],
  ])('accepts a reply with %s', async (_, says, answer) => {
    fake.state.reply = says
    expect(await start().ask()).toEqual(answer)
    expect(fake.state.requests).toHaveLength(1)
  })
})

describe('fields that an endpoint refuses', () => {
  const formats = () => fake.state.requests.map((asked) => asked.response_format?.type ?? 'text')

  test.each([
    ['a schema', ['json_schema'], ['json_schema', 'json_object', 'json_object']],
    ['any format', ['json_schema', 'json_object'], ['json_schema', 'json_object', 'text', 'text']],
  ])('are remembered: %s', async (_, refused, asked) => {
    fake.state.refusalOf = ({ response_format: format }) =>
      format && refused.includes(format.type) ? 'response_format is not supported' : undefined
    const { ask } = start()
    await ask()
    await ask()
    expect(formats()).toEqual(asked)
  })

  test('are remembered: temperature and the old name of tokens', async () => {
    fake.state.refusalOf = (asked) => {
      const param = ['max_tokens', 'temperature'].find((name) => name in asked)
      return param && { error: { message: `Unsupported: '${param}'`, param } }
    }
    const { ask } = start()
    await ask()
    await ask()
    const [, , , last] = fake.state.requests
    expect(fake.state.requests).toHaveLength(4)
    expect(last).toMatchObject({ max_completion_tokens: 50, response_format: { type: 'json_schema' } })
    expect(last).not.toHaveProperty('temperature')
  })

  test('are not remembered when the endpoint refused the request itself', async () => {
    const { ask, kindOf } = start()
    fake.state.fault = '400'
    expect(await kindOf()).toBe('refused')
    fake.state.fault = 'none'
    await ask()
    expect(formats()).toEqual(['json_schema', 'json_object', 'text', 'json_schema'])
  })

  test('do not cause an endless loop if they exclude each other', async () => {
    fake.state.refusalOf = (asked) => ('max_tokens' in asked ? 'no max_tokens' : 'no max_completion_tokens')
    expect(await start().kindOf()).toBe('refused')
    expect(fake.state.requests.length).toBeLessThan(10)
  })
})

/** Every lasting fault: the kind of error for the caller, and how often the endpoint is called. */
const lasting: [ModelFault, string, number][] = [
  ['never', 'timeout', 1],
  ['drip', 'timeout', 1],
  ['slow', 'timeout', 1],
  ['500', 'unavailable', 2],
  ['hang up', 'unavailable', 2],
  ['cut off', 'unavailable', 2],
  ['401', 'unavailable', 1],
  ['elsewhere', 'unavailable', 1],
  ['429', 'busy', 1],
  ['html', 'invalid', 1],
  ['garbage', 'invalid', 1],
  ['huge', 'invalid', 1],
  ['endless', 'invalid', 1],
  ['length', 'invalid', 2],
  ['wrong schema', 'invalid', 2],
  ['no object', 'invalid', 2],
  ['refusal', 'refused', 1],
  ['filter', 'refused', 1],
]

describe.each(lasting)('an endpoint with the fault %s', (fault, kind, calls) => {
  test(`fails as ${kind} after ${calls} calls, and the error contains neither key nor text`, async () => {
    fake.state.fault = fault
    fake.state.reply = { word: 'otro secreto' }
    const failure = await start({ timeoutMs: 400 })
      .ask()
      .catch((caught: ModelError) => caught)
    expect(failure).toMatchObject({ name: 'ModelError', kind })
    expect(fake.state.requests).toHaveLength(calls)
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
])('after one fault (%s) the second call succeeds', async (fault) => {
  fake.state.faults = [fault]
  expect(await start().ask()).toEqual({ word: 'pan' })
  expect(fake.state.requests).toHaveLength(2)
})

test('the second call tells the model what did not fit the schema', async () => {
  fake.state.faults = ['wrong schema']
  await start().ask()
  const [first, second] = fake.state.requests.map(({ messages }) => messages[0]?.content)
  expect(first).not.toMatch(/did not fit/)
  expect(second).toMatch(/^Explain\.\n\nYour last answer did not fit \(word: .*\)\. Keep to the schema/)
})

test('an unreachable endpoint is unavailable', async () => {
  const gone = await startFakeModel()
  await gone.stop()
  expect(await start({}, { baseUrl: gone.baseUrl }).kindOf()).toBe('unavailable')
})

test('connecting has a shorter time limit than the whole call', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as { port: number }
  const limits = { connectTimeoutMs: 50, timeoutMs: 60_000 }
  const failure = await start(limits, { baseUrl: `https://127.0.0.1:${port}/v1` })
    .ask()
    .catch((error: Error) => error)
  expect(failure).toMatchObject({
    kind: 'unavailable',
    message: expect.stringMatching(/connection takes too long/),
  })
  silent.close()
})

test('a slow model has the whole time limit after the connection is established', async () => {
  fake.state.fault = 'slow'
  expect(await start({ connectTimeoutMs: 1000 }).ask()).toEqual({ word: 'pan' })
})

describe('many calls at once', () => {
  test('run four at a time, wait in a queue, or are refused when the queue is full', async () => {
    let open = () => {}
    fake.state.gate = new Promise((resolve) => {
      open = resolve
    })
    const { ask, kindOf } = start()
    const asked = Array.from({ length: 12 }, ask)
    expect(await Promise.all([kindOf(), kindOf()])).toEqual(['busy', 'busy'])
    await expect.poll(() => fake.state.requests.length).toBe(4)
    open()
    expect(await Promise.all(asked)).toHaveLength(12)
    expect([fake.state.mostOpenCalls, fake.state.requests.length]).toEqual([4, 12])
  })

  test('a call that waits too long in the queue is refused, which does not count as a failure', async () => {
    fake.state.fault = 'never'
    const { kindOf, away } = start({ runningMaximum: 1, timeoutMs: 500, waitTimeoutMs: 50 })
    const kinds = await Promise.all(Array.from({ length: 6 }, () => kindOf()))
    expect(kinds).toEqual(['timeout', ...Array(5).fill('busy')])
    expect(away).toEqual([])
  })
})

describe('after five failures in a row', () => {
  async function failFive(fault: ModelFault) {
    const started = start()
    fake.state.fault = fault
    for (let at = 0; at < 5; at++) await started.kindOf()
    fake.state.requests = []
    fake.state.fault = 'none'
    return started
  }

  test('the endpoint is not called for half a minute, which is reported once', async () => {
    const { kindOf, pass, away } = await failFive('html')
    expect([await kindOf(), await kindOf(), fake.state.requests.length]).toEqual([
      'unavailable',
      'unavailable',
      0,
    ])
    expect(away).toEqual([expect.objectContaining({ kind: 'invalid' })])
    pass(30_000)
    expect([await kindOf(), await kindOf()]).toEqual([null, null])
  })

  test('one call is tried alone, and its failure adds another half minute', async () => {
    const { kindOf, pass, away } = await failFive('html')
    pass(30_000)
    fake.state.fault = 'html'
    expect((await Promise.all([kindOf(), kindOf(), kindOf()])).sort()).toEqual([
      'invalid',
      'unavailable',
      'unavailable',
    ])
    pass(29_999)
    expect([await kindOf(), fake.state.requests.length, away.length]).toEqual(['unavailable', 1, 2])
  })

  test('the whole queue is refused at once', async () => {
    const { kindOf } = start({ runningMaximum: 1, waitingMaximum: 20 })
    fake.state.fault = 'html'
    const kinds = await Promise.all(Array.from({ length: 15 }, () => kindOf()))
    expect(kinds).toEqual([...Array(5).fill('invalid'), ...Array(10).fill('unavailable')])
    expect(fake.state.requests).toHaveLength(5)
  })

  test.each(['refusal', 'wrong schema', 'no object'] as const)(
    'the endpoint is still called if only its replies were wrong: %s',
    async (fault) => {
      const { kindOf, away } = await failFive(fault)
      expect([await kindOf(), away]).toEqual([null, []])
    },
  )
})
