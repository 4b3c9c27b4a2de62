// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage } from '../api/browser-storage.ts'
import { learner } from '../api/fake-learner.ts'
import { forgetLessons, hadLessons, rememberLessons } from './remembered-lessons.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const ofLessons = [
  'lesson_progress_3',
  'lesson_intro_3',
  'lesson_left_104',
  'vocabulary_progress_104',
  'celebrated_A2',
]
const others = ['theme', 'lesson_silence', 'lesson_progress_x', 'videoPlayerTourSeen', 'unsentAnswers']

test('at log-out nothing of a lesson stays, and nothing else goes', () => {
  rememberLessons(learner, true)
  for (const key of [...ofLessons, ...others]) localStorage.setItem(key, '1')
  forgetLessons()
  expect(Object.keys({ ...localStorage }).sort()).toEqual(others.toSorted())
  expect(hadLessons(learner)).toBe(false)
})

test('at log-out also what a browser without storage keeps for the page goes', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  for (const key of ofLessons) browserStorage.write(key, '1')
  expect(browserStorage.read('lesson_progress_3')).toBe('1')
  forgetLessons()
  expect(ofLessons.map((key) => browserStorage.read(key))).toEqual(ofLessons.map(() => null))
})

test('where the lessons of a learner are gone, it is where one was left that stays', () => {
  rememberLessons(learner, true)
  localStorage.setItem('lesson_progress_3', '2')
  rememberLessons(learner, false)
  expect([hadLessons(learner), localStorage.getItem('lesson_progress_3')]).toEqual([false, '2'])
})
