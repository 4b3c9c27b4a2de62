import { targetLanguageCodes } from '@verbena/language/languages'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { TestServer } from '../../../testing/test-server.ts'

const hostile = fc.constantFrom(
  '🙂👩‍👩‍👧‍👦',
  '\u202Eדבר\u202C',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "'; drop table word; --",
  '%00',
  '\u0000',
  '\uD800',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "l'",
  "'",
  '-',
  'a'.repeat(200),
  'a '.repeat(100),
  'ß',
  'ΣΊΣΥΦΟΣ',
  '{{7*7}}',
  '\t\n\r',
)
const word = fc.constantFrom(
  'casas',
  'macht',
  'auf',
  'gave',
  'up',
  'dámelo',
  "l'école",
  'σπιτιού',
  'της',
  'jenta',
)
const selection = fc.oneof(
  hostile,
  word,
  fc.string({ unit: 'binary', maxLength: 220 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(fc.oneof(hostile, word), { minLength: 2, maxLength: 6 }).map((parts) => parts.join(' ')),
)

/** Looks up random selections, the same ones for the same seed, and expects each to be answered or refused in JSON. */
export async function expectStrangeSelectionsAnswered(
  server: TestServer,
  options: { runs: number; seed: number },
) {
  const question = fc.record({
    selectedText: selection,
    context: fc.oneof(
      fc.constant(''),
      selection,
      fc.string({ maxLength: 2000 }),
      fc.constant('x '.repeat(5000)),
    ),
    language: fc.constantFrom(...targetLanguageCodes),
  })
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(question, async (query) => {
      const response = await server.app.inject({
        method: 'GET',
        url: `/obtener_explicacion?${new URLSearchParams(query)}`,
      })
      statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1)
      expect([200, 400, 414]).toContain(response.statusCode)
      expect(response.headers['content-type']).toMatch(/^application\/json/)
    }),
    { numRuns: options.runs, seed: options.seed },
  )
  expect(statuses.get(200)).toBeGreaterThan(options.runs / 5)
}
