// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { forgetLearner } from './forget-learner.ts'
import { forgetDictationAt, keepDictationAt, keptDictationAt } from './kept-dictations.ts'

afterEach(() => localStorage.clear())

test('each dictation is kept in its place, and leaves nothing when it is over', () => {
  keepDictationAt('pan', { text: 'la' })
  keepDictationAt('queso', { text: 'el' })
  keepDictationAt('pan', { text: 'la masa' })
  expect([keptDictationAt('pan'), keptDictationAt('queso')]).toEqual([{ text: 'la masa' }, { text: 'el' }])
  forgetDictationAt('pan')
  expect(keptDictationAt('pan')).toBeUndefined()
  forgetDictationAt('queso')
  expect(localStorage).toHaveLength(0)
})

test('of many the latest stay', () => {
  for (let number = 1; number <= 25; number += 1) keepDictationAt(`video-${number}`, number)
  expect([keptDictationAt('video-5'), keptDictationAt('video-6'), keptDictationAt('video-25')]).toEqual([
    undefined,
    6,
    25,
  ])
})

test('after log-out none is left', () => {
  keepDictationAt('pan', { text: 'la masa' })
  forgetLearner(new QueryClient())
  expect(keptDictationAt('pan')).toBeUndefined()
  expect(localStorage.getItem('dictations')).toBeNull()
})

test.each(['{', '3', 'null'])('what is kept and cannot be read counts as nothing: %s', (stored) => {
  localStorage.setItem('dictations', stored)
  expect(keptDictationAt('pan')).toBeUndefined()
  keepDictationAt('pan', 1)
  expect(keptDictationAt('pan')).toBe(1)
})
