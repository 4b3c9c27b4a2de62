import { describe, expect, test } from 'vitest'
import {
  addressChangedEmail,
  addressChangeRequestedEmail,
  addressConfirmationEmail,
  googleLinkedEmail,
  passwordChangedEmail,
  passwordResetEmail,
} from './email-templates.ts'

const readers = [
  { username: 'Marta', nativeLanguage: 'es' },
  { username: 'Marta', nativeLanguage: 'fr' },
]

describe.each(readers)('an e-mail to a speaker of $nativeLanguage', (reader) => {
  test.each([
    ['passwordReset', passwordResetEmail(reader, 'https://v.test/l')],
    ['passwordChanged', passwordChangedEmail(reader)],
    ['confirmAddress', addressConfirmationEmail(reader, 'https://v.test/l')],
    ['addressChangeRequested', addressChangeRequestedEmail(reader)],
    ['addressChanged', addressChangedEmail(reader)],
    ['googleLinked', googleLinkedEmail(reader, true)],
  ])('%s names the account and has no missing values', (_, { subject, text }) => {
    expect(text).toContain('Marta')
    expect(subject + text).not.toMatch(/undefined|null|\$\{/)
  })

  test('mentions the removed password only when it was removed', () => {
    const [gone, kept] = [true, false].map((isRemoved) => googleLinkedEmail(reader, isRemoved).text)
    expect(gone).toMatch(/password of the account was removed|contraseña de la cuenta se ha eliminado/)
    expect(kept).not.toMatch(/was removed|se ha eliminado/)
  })
})
