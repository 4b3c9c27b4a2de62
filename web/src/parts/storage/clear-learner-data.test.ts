import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { browserStorage } from '../../api/browser-storage.ts'
import { getSession } from '../../api/session.ts'
import { learner, learnerId, otherLearnerId, signIn } from '../../api/testing/fake-learner.ts'
import { addToOutbox, listOutbox } from '../outbox/outbox.ts'
import type { OutboxEntry } from '../outbox/outbox-entry.ts'
import { clearLearnerData } from './clear-learner-data.ts'
import { dictations } from './dictations.ts'
import { saveHasLessons } from './lesson-availability.ts'

afterEach(() => localStorage.clear())

const ofLessons = [
  'lesson_progress_3',
  'lesson_intro_3',
  'lesson_owner_3',
  'vocabulary_progress_104',
  'celebrated_A2',
]
const others = ['theme', 'lesson_silence', 'lesson_progress_x', 'videoPlayerTourSeen', 'transcriptOffset.pan']
const undo: OutboxEntry = { kind: 'undo', id: 'a', at: 1, answerId: 'b' }

test('a learner who leaves takes everything along, and nothing that is the browser’s or another learner’s', async () => {
  signIn()
  const queryClient = new QueryClient()
  queryClient.setQueryData(['words'], ['pan'])
  for (const key of [...ofLessons, ...others]) browserStorage.write(key, '1')
  saveHasLessons(learnerId, learner, true)
  for (const id of [learnerId, otherLearnerId]) {
    dictations.set(id, 'en-es/video/pan', { at: 2 })
    await addToOutbox(id, [undo])
  }
  clearLearnerData(queryClient)
  expect([getSession(), queryClient.getQueryData(['words'])]).toEqual([null, undefined])
  await expect.poll(async () => (await listOutbox(learnerId)).length).toBe(0)
  expect((await listOutbox(otherLearnerId)).map(({ entry }) => entry)).toEqual([undo])
  const stays = Object.keys({ ...localStorage }).filter(
    (key) => !key.startsWith(`verbena/${otherLearnerId}/`),
  )
  expect(stays.toSorted()).toEqual(others.toSorted())
  expect(dictations.get(otherLearnerId, 'en-es/video/pan')).toEqual({ at: 2 })
})
