import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartError } from '../../../config/start-error.ts'
import { readAuthSecret } from './auth-secret.ts'

let dataDirectory: string
beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'vb-secret-'))
})
afterEach(() => rmSync(dataDirectory, { recursive: true, force: true }))

const read = (mode: 'development' | 'production' = 'production') =>
  readAuthSecret({ dataDirectory, mode }, randomBytes)
const write = (text: string) => writeFileSync(join(dataDirectory, 'auth-secret'), text)

test('a secret is created once, readable only by this user', () => {
  const secret = read()
  expect(secret).toHaveLength(64)
  expect(read()).toBe(secret)
  expect(statSync(join(dataDirectory, 'auth-secret')).mode & 0o777).toBe(0o600)
})

test('a start that is interrupted while writing the secret leaves no invalid one', () => {
  writeFileSync(join(dataDirectory, 'auth-secret.draft'), 'half')
  const secret = read()
  expect(secret).toHaveLength(64)
  expect(readFileSync(join(dataDirectory, 'auth-secret'), 'utf8')).toBe(secret)
  expect(readdirSync(dataDirectory)).toEqual(['auth-secret'])
})

test.each(['', 'too short', `${' '.repeat(40)}short`])(
  '%j is refused as a secret and left as it is',
  (text) => {
    write(text)
    expect(() => read('development')).toThrow(StartError)
    expect(() => read('development')).toThrow(/auth-secret cannot be used, because it is shorter than 32/)
    expect(readFileSync(join(dataDirectory, 'auth-secret'), 'utf8')).toBe(text)
  },
)

test('an easily guessed secret is refused in production', () => {
  write('x'.repeat(64))
  expect(() => read('production')).toThrow(/easily guessed/)
  expect(read('development')).toBe('x'.repeat(64))
})
