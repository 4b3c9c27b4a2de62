import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type LessonEntry, listLessons } from '@verbena/contract/lessons/lessons'
import { afterEach, expect, test, vi } from 'vitest'
import { resetOutbox } from '../../../parts/outbox/testing/outbox-in-tests.ts'
import { PictureLessonRoute } from '../lesson.route.tsx'
import { lessonRoutes, pictures } from '../testing/fake-lesson.ts'
import { goOn, press } from '../testing/render-lesson.tsx'
import { closeLessons, renderLessons } from '../testing/render-lessons.tsx'

vi.mock('canvas-confetti', () => ({ default: { create: () => () => Promise.resolve() } }))

afterEach(() => {
  closeLessons()
  resetOutbox()
})

const lesson = (id: number, level: LessonEntry['level'], status: LessonEntry['status']): LessonEntry => ({
  id,
  level,
  title: `Title ${id}`,
  goal: '',
  type: 'emoji-vocab',
  exercise_type: 'emoji-vocab',
  order: id,
  status,
  itemCount: pictures.length,
  position: 0,
})

test('a lesson opened at /lion stays open after its completion changes the path', async () => {
  let isDone = false
  const { requestsTo } = renderLessons(<PictureLessonRoute />, [
    [
      listLessons,
      () => ({ items: [lesson(3, 'A1', 'current'), lesson(204, 'B1', isDone ? 'completed' : 'current')] }),
    ],
    ...lessonRoutes({
      type: 'emoji-vocab',
      progress: ({ body }) => {
        isDone ||= (body as { status: string }).status === 'completed'
        return undefined
      },
    }),
  ])
  await press('To the quiz')
  for (const _ of pictures) {
    const meaning = (await screen.findByRole('img')).getAttribute('alt')
    const word = pictures.find((one) => meaning === `Picture: ${one.meaning}`)?.word ?? ''
    await userEvent.type(screen.getByLabelText('Your answer'), `${word}{Enter}`)
    await goOn()
  }
  expect(await screen.findByText('1 word joined “Lessons B1”:')).toBeTruthy()
  await expect.poll(() => requestsTo('GET', '/exercises').length).toBeGreaterThan(2)
  expect(screen.getByRole('heading', { name: 'Lesson complete' })).toBeTruthy()
  expect(requestsTo('GET', '/exercises/3/meta')).toEqual([])
})

test('without a lesson of the type it shows a message and a link back', async () => {
  renderLessons(<PictureLessonRoute />, [[listLessons, { items: [lesson(204, 'B1', 'locked')] }]])
  expect(await screen.findByRole('heading', { name: 'There is no such lesson on your path' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the lessons' }).getAttribute('href')).toBe('/excercise')
})
