import { usualReviewSettings } from '@verbena/contract/reviews/reviews'
import { expect, test } from 'vitest'
import { draftOf, settingsOf, wrongNumber } from './review-settings-draft.ts'

test('settings come back from the form as they went into it', () => {
  const settings = { ...usualReviewSettings, retention: 0.87 }
  expect(settingsOf(draftOf(settings))).toEqual(settings)
})

test.each([
  [{}, undefined],
  [{ newPerDay: '0' }, undefined],
  [{ newPerDay: '' }, 'newPerDay'],
  [{ newPerDay: '-1' }, 'newPerDay'],
  [{ newPerDay: '1.5' }, 'newPerDay'],
  [{ newPerDay: '201' }, 'newPerDay'],
  [{ reviewsPerDay: '2000' }, undefined],
  [{ reviewsPerDay: '2001' }, 'reviewsPerDay'],
  [{ reviewsPerDay: 'many' }, 'reviewsPerDay'],
])('of %j the wrong number is %s', (change, wrong) => {
  expect(wrongNumber({ ...draftOf(usualReviewSettings), ...change })).toBe(wrong)
})
