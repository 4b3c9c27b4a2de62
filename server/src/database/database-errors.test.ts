import { expect, test } from 'vitest'
import { asDatabaseRefusal, brokenUniqueRule } from './database-errors.ts'

const failure = (fields: object, message = 'x') => Object.assign(new Error(message), fields)
const wrapped = (cause: Error) => new Error('Failed query', { cause })

test.each([
  ['a server that is shutting down', failure({ code: '57P01' }), 'DATABASE_AWAY'],
  ['a refused connection', failure({ code: 'ECONNREFUSED' }), 'DATABASE_AWAY'],
  ['a missing socket', failure({ code: 'ENOENT', syscall: 'connect' }), 'DATABASE_AWAY'],
  ['a connection cut in the middle', failure({}, 'Connection terminated unexpectedly'), 'DATABASE_AWAY'],
  ['a full disk', failure({ code: '53100' }), 'STORAGE_FULL'],
  ['a missing file', failure({ code: 'ENOENT', syscall: 'open' }), undefined],
  ['a broken rule', failure({ code: '23505' }), undefined],
])('%s', (_, cause, code) => {
  expect(asDatabaseRefusal(wrapped(cause))?.code).toBe(code)
})

test('names the unique rule that was broken', () => {
  expect(brokenUniqueRule(wrapped(failure({ code: '23505', constraint: 'word_list_name' })))).toBe(
    'word_list_name',
  )
  expect(brokenUniqueRule(new Error('x'))).toBeNull()
})
