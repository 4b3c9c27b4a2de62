import { expect, test } from 'vitest'
import { type ChatDialect, firstDialect, simplerDialect } from './chat-dialect.ts'

const openAi = (param: string, message: string) =>
  JSON.stringify({ error: { message, type: 'invalid_request_error', param, code: 'unsupported_parameter' } })
const later = { ...firstDialect, tokens: 'max_completion_tokens', hasTemperature: false } as const

test.each<[string, ChatDialect, string, ChatDialect | undefined]>([
  [
    'of the old name of tokens',
    firstDialect,
    openAi('max_tokens', "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
    { ...firstDialect, tokens: 'max_completion_tokens' },
  ],
  [
    'of the temperature',
    firstDialect,
    openAi('temperature', 'Only the default (1) value is supported.'),
    { ...firstDialect, hasTemperature: false },
  ],
  [
    'of a field in a sentence',
    firstDialect,
    '{"detail": "unknown field: temperature"}',
    { ...firstDialect, hasTemperature: false },
  ],
  [
    'of the schema',
    firstDialect,
    openAi('response_format', 'json_schema is not supported'),
    { ...firstDialect, format: 'json_object' },
  ],
  ['without reason', firstDialect, '<html>Bad Request', { ...firstDialect, format: 'json_object' }],
  ['without text', { ...firstDialect, format: 'json_object' }, '', { ...firstDialect, format: 'text' }],
  ['of an omitted field', later, 'temperature', { ...later, format: 'json_object' }],
  [
    'of the new name of tokens',
    later,
    '[{"loc": ["body", "max_completion_tokens"]}]',
    { ...later, tokens: 'max_tokens' },
  ],
  ['of the simplest dialect', { ...later, format: 'text' }, 'context length exceeded', undefined],
])('the next dialect after a refusal %s', (_, dialect, refusal, next) => {
  expect(simplerDialect(dialect, refusal)).toEqual(next)
})
