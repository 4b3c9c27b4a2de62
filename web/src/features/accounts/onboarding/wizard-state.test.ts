import { expect, test } from 'vitest'
import {
  openWizard,
  readPlace,
  stepNumber,
  targetsFor,
  type WizardState,
  wizardReducer,
} from './wizard-state.ts'

const complete = {
  nativeLanguage: 'en',
  targetLanguage: 'es',
  level: 'B1',
  learningReason: 'travel',
  timePerDay: 30,
} as const

test.each([
  ['nothing saved', {}, 'nativeLanguage'],
  ['one interest saved', { interests: ['food' as const] }, 'nativeLanguage'],
  ['two interests saved', { interests: ['food' as const, 'news' as const] }, 'interests'],
])('with %s the wizard opens on the right step', (_, answers, step) => {
  expect(openWizard(answers, undefined, answers).step).toBe(step)
})

test.each([
  ['level' as const, {}, 'level'],
  ['account' as const, { ...complete, interests: ['food' as const, 'news' as const] }, 'account'],
  ['account' as const, {}, 'nativeLanguage'],
])('a history entry of the step %s opens on the right one', (step, answers, opened) => {
  expect(openWizard(answers, step, answers).step).toBe(opened)
})

test.each([
  [null, undefined],
  [{ from: '/videos' }, undefined],
  [{ step: 'dance' }, undefined],
  [{ step: 'level' }, { step: 'level', stepsBehind: 0 }],
  [
    { step: 'level', stepsBehind: 2 },
    { step: 'level', stepsBehind: 2 },
  ],
])('the state %o of a history entry is read as %o', (state, place) => {
  expect(readPlace(state)).toEqual(place)
})

test.each([
  ['nativeLanguage', { nativeLanguage: 'es' }, 'targetLanguage'],
  ['targetLanguage', { targetLanguage: 'el' }, 'level'],
  ['level', { level: 'C2' }, 'learningReason'],
  ['learningReason', { learningReason: 'exam' }, 'timePerDay'],
  ['timePerDay', { timePerDay: 90 }, 'interests'],
] as const)('an answer to %s moves one step forward', (step, answers, next) => {
  expect(wizardReducer({ step, answers: {} }, { type: 'answer', answers })).toEqual({ step: next, answers })
})

test.each([
  ['targetLanguage', 'nativeLanguage'],
  ['interests', 'timePerDay'],
  ['account', 'interests'],
  ['nativeLanguage', 'nativeLanguage'],
] as const)('back from %s leads to %s and keeps the answers', (step, previous) => {
  expect(wizardReducer({ step, answers: complete }, { type: 'back' })).toEqual({
    step: previous,
    answers: complete,
  })
})

test('a native language equal to the target removes the target', () => {
  const state: WizardState = { step: 'nativeLanguage', answers: { targetLanguage: 'es', level: 'A1' } }
  const next = wizardReducer(state, { type: 'answer', answers: { nativeLanguage: 'es' } })
  expect(next.answers).toEqual({ nativeLanguage: 'es', level: 'A1' })
})

test('an interest is selected, and deselected when chosen again', () => {
  const once = wizardReducer({ step: 'interests', answers: {} }, { type: 'toggleInterest', interest: 'food' })
  expect(once.answers.interests).toEqual(['food'])
  expect(wizardReducer(once, { type: 'toggleInterest', interest: 'food' }).answers.interests).toEqual([])
})

test.each([
  ['one interest', { ...complete, interests: ['food' as const] }, 'interests'],
  ['two interests', { ...complete, interests: ['food' as const, 'news' as const] }, 'account'],
  [
    'a gap',
    { nativeLanguage: 'en' as const, interests: ['food' as const, 'news' as const] },
    'targetLanguage',
  ],
])('with %s, continue opens the right step', (_, answers, step) => {
  expect(wizardReducer({ step: 'interests', answers }, { type: 'continue' }).step).toBe(step)
})

test('the native language is not among the targets', () => {
  expect(targetsFor({ nativeLanguage: 'es' })).toEqual(['fr', 'it', 'no', 'en', 'de', 'el'])
})

test.each([
  ['nativeLanguage', 1],
  ['interests', 6],
  ['account', 6],
] as const)('%s counts as step %i of 6', (step, number) => {
  expect(stepNumber(step)).toBe(number)
})
