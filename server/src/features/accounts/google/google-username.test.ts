import { usernameMaximum } from '@verbena/contract/accounts/account-limits'
import { usernameSchema } from '@verbena/contract/accounts/accounts.schemas'
import { expect, test } from 'vitest'
import { suggestUsername } from './google-username.ts'

test.each([
  ['marta.ruiz@gmail.com', 'Marta Ruiz', 'marta.ruiz'],
  [null, 'Marta Ruiz', 'Marta Ruiz'],
  [null, '  Ångström\u200b ', 'Ångström'],
  [null, null, 'learner'],
  [null, '\u3164\u2800', 'learner'],
  [null, '\u0000\ud800', 'learner'],
  [null, 'Marta  \u00a0 Ruiz', 'Marta Ruiz'],
  [null, 'Mаrta', 'learner'],
  [`${'m'.repeat(64)}@example.org`, null, 'm'.repeat(30)],
  [null, '👩‍🚀'.repeat(20), `${'👩🚀'.repeat(7)}👩`],
  // One character that NFKC expands to eighteen.
  [null, '\ufdfa'.repeat(20), 'صلى الله عليه وسلمصلى الله علي'],
])('for the address %j and the name %j the username is %j', (email, name, username) => {
  expect(suggestUsername({ email, name })).toBe(username)
})

test.each([null, 'm'.repeat(300), '\ufdfa'.repeat(50), ' . '])(
  'the username for the name %j has room for a number',
  (name) => {
    const username = suggestUsername({ email: null, name }, '123456789')
    expect(username.length).toBeLessThanOrEqual(usernameMaximum)
    expect(usernameSchema.parse(username)).toBe(username)
    expect(username).toMatch(/123456789$/)
  },
)
