import { expect, test } from 'vitest'
import { learner } from '../../api/fake-learner.ts'
import { draftOf, editsAfter, findProfileErrors, tidy } from './profile-draft.ts'

const draft = { ...draftOf(learner), email: 'marta@verbena.test' }

test.each([
  [{}, {}],
  [{ username: '   ' }, { username: 'required' }],
  [{ email: ' ' }, { email: 'required' }],
  [{ email: 'marta' }, { email: 'invalidEmail' }],
  [{ username: ' marta ', email: ' marta@verbena.test ' }, {}],
  [
    { username: '', email: '' },
    { username: 'required', email: 'required' },
  ],
] as const)('%j in the form is wrong in %j', (edits, errors) => {
  expect(findProfileErrors(tidy({ ...draft, ...edits }))).toEqual(errors)
})

test.each([
  [{ username: ' marta2 ' }, {}],
  [{ username: 'marta23' }, { username: 'marta23' }],
  [{ level: 'C1', username: 'marta2' }, { level: 'C1' }],
] as const)('of %j, when marta2 was saved, %j is still to save', (edits, rest) => {
  expect(editsAfter(edits, { ...draft, username: 'marta2' })).toEqual(rest)
})
