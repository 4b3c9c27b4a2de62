import { expect, test } from 'vitest'
import { findPasswordErrors } from './password-draft.ts'

test.each([
  ['old', 'verbena12', 'verbena12', {}],
  ['', '', '', { current: 'required', new: 'required', confirm: 'required' }],
  ['old', 'verbena12', 'verbena13', { confirm: 'passwordsDoNotMatch' }],
  ['old', 'verbena12', 'verbena12 ', { confirm: 'passwordsDoNotMatch' }],
  ['old', 'verbena12', '', { confirm: 'required' }],
  ['old', 'seven77', 'seven77', { new: 'tooShort' }],
  ['old', 'seven77', 'other', { new: 'tooShort', confirm: 'passwordsDoNotMatch' }],
  ['old', '🌸🌸🌸🌸', '🌸🌸🌸🌸', { new: 'tooShort' }],
  ['old', '🌸🌸🌸🌸🌸🌸🌸🌸', '🌸🌸🌸🌸🌸🌸🌸🌸', {}],
  ['old', '        ', '        ', {}],
])('the errors of %j, %j and %j are %j', (current, next, confirm, errors) => {
  expect(findPasswordErrors({ current, new: next, confirm })).toEqual(errors)
})
