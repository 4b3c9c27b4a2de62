import { updateProfile } from '@verbena/contract/settings/settings.schemas'
import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

const profile = { username: 'marta', nativeLanguage: 'en', targetLanguage: 'es', level: 'B1' }

test.each([
  ['marta@verbena.test', true],
  ["o'neill+words@mail.verbena.test", true],
  ['m_a-r.ta@x-y.org', true],
  ['marta', false],
  ['marta@verbena', false],
  ['marta@.test', false],
  ['.marta@verbena.test', false],
  ['mar..ta@verbena.test', false],
  ['marta.@verbena.test', false],
  ['mar ta@verbena.test', false],
  ['marta@verbena.t', false],
  ['márta@verbena.test', false],
  ['', false],
])('%j is an address: %s, in the browser and on the server', (email, isAddress) => {
  expect(isEmailAddress(email)).toBe(isAddress)
  expect(updateProfile.body.safeParse({ ...profile, email }).success).toBe(isAddress)
})
