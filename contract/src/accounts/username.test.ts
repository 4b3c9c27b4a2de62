import { expect, test } from 'vitest'
import { usernameSchema } from './accounts.schemas.ts'
import { login, register } from './sessions.schemas.ts'
import { mixesAlphabets } from './username.ts'

test.each([
  ['marta', false],
  ['Marta Иванова', false],
  ['Νίκος-Smith', false],
  ['иван_42', false],
  ['Ångström', false],
  ['李 Marta', false],
  ['たnaka', false],
  ['mаrta', true],
  ['Marta Ivаnova', true],
  ['Ηello', true],
  ['пοль', true],
  ['ｍａｒｔа', true],
])('%s mixes alphabets in one word: %s', (name, isMixed) => {
  expect(mixesAlphabets(name)).toBe(isMixed)
  expect(usernameSchema.safeParse(name).success).toBe(!isMixed)
})

test.each([
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['Ada\u00a0\u3000Lovelace', 'Ada Lovelace'],
  ['Ada\t\nLovelace', 'Ada Lovelace'],
])('%j becomes the name %j', (typed, name) => {
  expect(usernameSchema.parse(typed)).toBe(name)
})

test('a learner with a name that is no longer allowed can sign in', () => {
  const credentials = { username: 'mаrta', password: 'plum-harbour' }
  const languages = { nativelanguage: 'en', targetlanguage: 'es' }
  expect(login.body.safeParse(credentials).success).toBe(true)
  expect(register.body.safeParse({ ...credentials, ...languages }).success).toBe(false)
})
