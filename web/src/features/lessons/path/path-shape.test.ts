import { expect, test } from 'vitest'
import { lessonHeight, sideOf, stem } from './path-shape.ts'

test('lessons are 240 pixels high, alternately left and right of the middle', () => {
  expect([lessonHeight, sideOf(0), sideOf(1), sideOf(2)]).toEqual([240, -84, 84, -84])
})

test.each([
  ['from the top to the first lesson', -1, 0, 'M110 8C110 48 76 60 76 120'],
  ['from one lesson to the next', 0, 1, 'M76 120C76 216 244 264 244 360'],
  ['from the last to the end', 1, 2, 'M244 360C244 420 160 450 160 480'],
  ['where nothing is completed', 0, 0, ''],
])('%s', (_, from, to, shape) => {
  expect(stem(from, to, 2)).toBe(shape)
})
