import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { runSql } from '../testing/postgres-for-tests.ts'
import { asDatabaseRefusal, isUnstorableText, violatedUniqueConstraint } from './database-errors.ts'

const failure = (fields: object, message = 'x') => Object.assign(new Error(message), fields)
const wrapped = (cause: Error) => new Error('Failed query', { cause })

test.each([
  ['a server that is shutting down', failure({ code: '57P01' }), 'DATABASE_AWAY'],
  ['a refused connection', failure({ code: 'ECONNREFUSED' }), 'DATABASE_AWAY'],
  ['a missing socket', failure({ code: 'ENOENT', syscall: 'connect' }), 'DATABASE_AWAY'],
  ['a connection cut in the middle', failure({}, 'Connection terminated unexpectedly'), 'DATABASE_AWAY'],
  ['a server that ends all connections', failure({ code: '57P04' }), 'DATABASE_AWAY'],
  ['too many connections', failure({ code: '53300' }), 'DATABASE_AWAY'],
  ['no memory', failure({ code: '53200' }), 'DATABASE_AWAY'],
  ['a disk that does not answer', failure({ code: '58030' }), 'DATABASE_AWAY'],
  ['a standby', failure({ code: '25006' }), 'DATABASE_AWAY'],
  ['a standby asked for more', failure({ code: '55000' }, 'recovery is in progress'), 'DATABASE_AWAY'],
  ['a bug in our code', failure({ code: '55000' }, 'currval of sequence is not yet defined'), undefined],
  ['a query that took too long', failure({ code: '57014' }), 'BUSY'],
  ['a deadlock', failure({ code: '40P01' }), 'BUSY'],
  ['a conflict of transactions', failure({ code: '40001' }), 'BUSY'],
  ['a lock that is not free', failure({ code: '55P03' }), 'BUSY'],
  ['a full disk', failure({ code: '53100' }), 'STORAGE_FULL'],
  ['a missing file', failure({ code: 'ENOENT', syscall: 'open' }), undefined],
  ['a violated constraint', failure({ code: '23505' }), undefined],
])('%s', (_, cause, code) => {
  expect(asDatabaseRefusal(wrapped(cause))?.code).toBe(code)
})

test('names the unique constraint that was violated', () => {
  expect(violatedUniqueConstraint(wrapped(failure({ code: '23505', constraint: 'word_list_name' })))).toBe(
    'word_list_name',
  )
  expect(violatedUniqueConstraint(new Error('x'))).toBeNull()
})

test('a read-only database is unavailable', async () => {
  const { connection } = inject('postgres')
  const refused = runSql(connection, 'begin read only; create table t (n int)')
  expect(asDatabaseRefusal(await refused.catch((error: unknown) => error))?.code).toBe('DATABASE_AWAY')
})

test.each([
  ['a NUL in a text', 'select $1::text', 'a\u0000b', true],
  ['a NUL in JSON', 'select $1::jsonb', '"a\\u0000b"', true],
  ['half a surrogate pair in JSON', 'select $1::jsonb', '"a\\ud83db"', true],
  ['malformed JSON, which only our code can write', 'select $1::jsonb', '{', false],
  ['a number too large', 'select $1::int', '99999999999', false],
])('the value is unstorable or not: %s', async (_, sql, value, isUnstorable) => {
  const client = new pg.Client(inject('postgres').connection)
  await client.connect()
  const failure = await client.query(sql, [value]).catch((error: unknown) => error)
  await client.end()
  expect(failure).toBeInstanceOf(Error)
  expect(isUnstorableText(wrapped(failure as Error))).toBe(isUnstorable)
})
