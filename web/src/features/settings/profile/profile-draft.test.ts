import { expect, test } from 'vitest'
import { learner } from '../../../api/testing/fake-learner.ts'
import {
  changesGoalAlone,
  changesWhoSignsIn,
  draftOf,
  editsAfter,
  findProfileErrors,
  normaliseProfile,
} from './profile-draft.ts'

const draft = { ...draftOf(learner), email: 'marta@verbena.test' }

test.each([
  [{}, {}],
  [{ username: '   ' }, { username: 'required' }],
  [{ email: ' ' }, { email: 'required' }],
  [{ email: 'marta' }, { email: 'invalidEmail' }],
  [{ username: 'mаrta' }, { username: 'mixedAlphabets' }],
  [{ username: ' marta ', email: ' marta@verbena.test ' }, {}],
  [
    { username: '', email: '' },
    { username: 'required', email: 'required' },
  ],
] as const)('%j in the form is wrong in %j', (edits, errors) => {
  expect(findProfileErrors(normaliseProfile({ ...draft, ...edits }))).toEqual(errors)
})

test.each([
  [{ username: ' marta2 ' }, {}],
  [{ username: 'marta23' }, { username: 'marta23' }],
  [{ level: 'C1', username: 'marta2' }, { level: 'C1' }],
  [{ currentPassword: 'verbena12' }, {}],
  [{ timePerDay: 30 }, {}],
  [{ timePerDay: 45 }, { timePerDay: 45 }],
] as const)('of the edits %j, %j is still unsaved after marta2 was saved', (edits, rest) => {
  expect(editsAfter(edits, { ...draft, username: 'marta2', timePerDay: 30 })).toEqual(rest)
})

test.each([
  [{}, false],
  [{ level: 'C1', targetLanguage: 'de' }, false],
  [{ email: ' Marta@Verbena.test ' }, false],
  [{ username: 'Marta' }, true],
  [{ email: 'other@verbena.test' }, true],
] as const)('%j changes who signs in: %s', (edits, isChange) => {
  const user = { ...learner, email: 'marta@verbena.test' }
  expect(changesWhoSignsIn(normaliseProfile({ ...draft, ...edits }), user)).toBe(isChange)
})

test.each([
  [{}, false],
  [{ timePerDay: 45 }, true],
  [{ timePerDay: 45, username: ' marta ' }, true],
  [{ timePerDay: 45, level: 'C1' }, false],
  [{ level: 'C1' }, false],
] as const)('%j changes the goal alone: %s', (edits, isAlone) => {
  expect(changesGoalAlone(normaliseProfile({ ...draftOf(learner), ...edits }), learner)).toBe(isAlone)
})
