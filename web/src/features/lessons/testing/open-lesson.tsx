import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { LessonRoute } from '../lesson.route.tsx'
import { lessonRoutes } from './fake-lesson.ts'
import { openLessons } from './open-lessons.tsx'

/** For the tests of the players: lesson 1, before a server that answers as it is told. */
export const openLesson = (told: Parameters<typeof lessonRoutes>[0] = {}) =>
  openLessons(<LessonRoute />, lessonRoutes(told), {
    address: '/excercise/lesson/1',
    path: '/excercise/lesson/:id',
  })

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
/** Goes on as who has read the verdict: a press that comes sooner does nothing. */
export async function goOn(name: string | RegExp = /^Next/) {
  const verdict = await screen.findByRole('button', { name })
  const later = performance.now() + 1000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
  fireEvent.click(verdict)
  clock.mockRestore()
}
