import { describe, expect, test } from 'vitest'
import {
  addressChangeAskedLetter,
  addressChangedLetter,
  confirmAddressLetter,
  googleLinkedLetter,
  newPasswordLetter,
  passwordChangedLetter,
} from './letters.ts'

const readers = [
  { username: 'Marta', nativeLanguage: 'es' },
  { username: 'Marta', nativeLanguage: 'fr' },
]

describe.each(readers)('a letter to a speaker of $nativeLanguage', (reader) => {
  test.each([
    ['newPassword', newPasswordLetter(reader, 'https://v.test/l')],
    ['passwordChanged', passwordChangedLetter(reader)],
    ['confirmAddress', confirmAddressLetter(reader, 'https://v.test/l')],
    ['addressChangeAsked', addressChangeAskedLetter(reader)],
    ['addressChanged', addressChangedLetter(reader)],
    ['googleLinked', googleLinkedLetter(reader, true)],
  ])('%s names the account and nothing that is not there', (_, { subject, text }) => {
    expect(text).toContain('Marta')
    expect(subject + text).not.toMatch(/undefined|null|\$\{/)
  })

  test('says that the password is gone only when it is', () => {
    const [gone, kept] = [true, false].map((isRemoved) => googleLinkedLetter(reader, isRemoved).text)
    expect(gone).toMatch(/password of the account was removed|contraseña de la cuenta se ha eliminado/)
    expect(kept).not.toMatch(/was removed|se ha eliminado/)
  })
})
