import { expect, test } from 'vitest'
import { type ChatDialect, firstDialect, simplerDialect } from './chat-dialect.ts'

const openAi = (param: string, message: string) =>
  JSON.stringify({ error: { message, type: 'invalid_request_error', param, code: 'unsupported_parameter' } })
const later = { ...firstDialect, tokens: 'max_completion_tokens', hasTemperature: false } as const

test.each<[string, ChatDialect, string, ChatDialect | undefined]>([
  [
    'a model that thinks',
    firstDialect,
    openAi('max_tokens', "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
    { ...firstDialect, tokens: 'max_completion_tokens' },
  ],
  [
    'a fixed temperature',
    firstDialect,
    openAi('temperature', 'Only the default (1) value is supported.'),
    { ...firstDialect, hasTemperature: false },
  ],
  [
    'a refusal in a sentence',
    firstDialect,
    '{"detail": "unknown field: temperature"}',
    { ...firstDialect, hasTemperature: false },
  ],
  [
    'no schema',
    firstDialect,
    openAi('response_format', 'json_schema is not supported'),
    { ...firstDialect, format: 'json_object' },
  ],
  ['no word of why', firstDialect, '<html>Bad Request', { ...firstDialect, format: 'json_object' }],
  ['nothing', { ...firstDialect, format: 'json_object' }, '', { ...firstDialect, format: 'text' }],
  ['what is gone already', later, 'temperature', { ...later, format: 'json_object' }],
  [
    'the newer name of tokens',
    later,
    '[{"loc": ["body", "max_completion_tokens"]}]',
    { ...later, tokens: 'max_tokens' },
  ],
  ['everything', { ...later, format: 'text' }, 'context length exceeded', undefined],
])('after %s', (_, dialect, refusal, next) => {
  expect(simplerDialect(dialect, refusal)).toEqual(next)
})
