import { expect, test } from 'vitest'
import { jsonObjectsIn } from './json-objects.ts'

test.each<[string, object[]]>([
  ['{"a": 1}', [{ a: 1 }]],
  ['  \n{"a": {"b": "}"}}\n', [{ a: { b: '}' } }]],
  ['```json\n{"a": 1}\n```', [{ a: 1 }]],
  ['Here you are:\n```\n{"a": 1}\n```\nAnything else?', [{ a: 1 }]],
  ['{"a": "\\"}{\\\\"}', [{ a: '"}{\\' }]],
  ['<think>The form is {"a": 0}, so…</think>\n{"a": 1}', [{ a: 1 }]],
  ['The form is {"a": 0}. </THINK> {"a": 1}', [{ a: 1 }]],
  ['<think>a</think> no <think>{"a": 0}</think>{"a": 1}', [{ a: 1 }]],
  ['I take {lemma} and say {"a": 1} {"b": 2}', [{ a: 1 }, { b: 2 }]],
  ['a "quoted brace {" and {"a": 1}', [{ a: 1 }]],
  ['[{"a": 1}]', [{ a: 1 }]],
  ['{"a": 1', []],
  ['{"a": "1}', []],
  ["{'a': 1}", []],
  ['null', []],
  ['"{}', [{}]],
  ['', []],
])('the objects in %j are found', (text, objects) => {
  expect([...jsonObjectsIn(text)]).toEqual(objects)
})

test.each([
  ['braces', '{'.repeat(200_000)],
  ['closed braces', '{}x{'.repeat(50_000)],
  ['nested objects', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
  ['quotation marks', '{"'.repeat(100_000)],
  ['thoughts', '</think'.repeat(30_000)],
])('reading a text full of %s ends after at most sixteen objects', (_, text) => {
  expect([...jsonObjectsIn(text)].length).toBeLessThanOrEqual(16)
})
