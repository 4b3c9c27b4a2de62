import { describe, expect, test } from 'vitest'
import { checkPassword, normalisePassword } from './password-rules.ts'

const codeOf = (password: string, username = 'marta') =>
  checkPassword(password, username, 8).then(
    () => null,
    (error: { code?: string }) => error.code,
  )

describe('a password', () => {
  test.each([
    ['of blanks', ' '.repeat(12)],
    ['of blanks of other kinds', '\u3000\u00a0\t '.repeat(4)],
    ['of invisible characters', '\u200b'.repeat(12)],
    ['that is the username and a number', 'Marta20261'],
    ['that is the username and a number in wide letters', 'ｍａｒｔａ１２３４'],
    ['that is common', 'password1'],
    ['that is common in wide letters', 'ｐａｓｓｗｏｒｄ１'],
  ])('%s is too easy to guess', async (_, password) => {
    expect(await codeOf(password)).toBe('PASSWORD_TOO_COMMON')
  })

  test.each(['marta20261x', 'xmarta20261', 'quince lantern', '        x', 'contraseña-ñandú'])(
    '%j is accepted',
    async (password) => {
      expect(await codeOf(password)).toBeNull()
    },
  )

  test('is measured in its normalised form', async () => {
    // Eight characters as typed, four after NFKC.
    expect(await codeOf('e\u0301'.repeat(4))).toBe('PASSWORD_TOO_SHORT')
    expect(normalisePassword('e\u0301')).toBe('é')
  })
})
