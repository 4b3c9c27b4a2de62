import { expect, test } from 'vitest'
import { readChatAnswer } from './chat-answer.ts'

const reply = (message: object, finish_reason: string | null = 'stop') =>
  JSON.stringify({
    id: 'x',
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason }],
    usage: {},
  })

test.each([
  ['OpenAI', reply({ role: 'assistant', content: '{}', refusal: null, annotations: [] }), '{}', false],
  ['Ollama', reply({ role: 'assistant', content: '{}' }, null), '{}', false],
  ['vLLM', reply({ content: '{}', reasoning_content: '{"a": 1}', tool_calls: [] }), '{}', false],
  [
    'parts',
    reply({
      content: [
        { type: 'text', text: '{"a"' },
        { type: 'text', text: ': 1}' },
      ],
    }),
    '{"a": 1}',
    false,
  ],
  ['no content', reply({ content: null }), '', false],
  ['a text that is cut off', reply({ content: '{"a' }, 'length'), '{"a', true],
])('an answer is read: %s', (_, body, text, isCutOff) => {
  expect(readChatAnswer(body)).toEqual({ text, isCutOff })
})

test.each([
  ['a refusal', reply({ content: null, refusal: 'I cannot help.' }), 'refused'],
  ['a refusal among parts', reply({ content: [{ type: 'refusal', refusal: 'No.' }] }), 'refused'],
  ['a content filter', reply({ content: '' }, 'content_filter'), 'refused'],
  ['HTML', '<html>secreto</html>', 'invalid'],
  ['an empty answer', '', 'invalid'],
  ['an answer without choices', '{"choices": []}', 'invalid'],
  ['an error with status 200', '{"error": {"message": "secreto"}}', 'invalid'],
  ['null', 'null', 'invalid'],
  ['another structure', '{"choices": [{"message": {"content": 7}}]}', 'invalid'],
])('%s is a failure whose message does not contain the answer', (_, body, kind) => {
  const read = () => readChatAnswer(body)
  expect(read).toThrow(expect.objectContaining({ name: 'ModelError', kind }))
  expect(read).not.toThrow(/secreto/)
})
