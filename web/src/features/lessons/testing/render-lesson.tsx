import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { LessonRoute } from '../lesson.route.tsx'
import { lessonRoutes } from './fake-lesson.ts'
import { renderLessons } from './render-lessons.tsx'

/** Renders lesson 1 with a fake server. */
export const renderLesson = (scenario: Parameters<typeof lessonRoutes>[0] = {}) =>
  renderLessons(<LessonRoute />, lessonRoutes(scenario), {
    address: '/excercise/lesson/1',
    path: '/excercise/lesson/:id',
  })

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
/** Continues after the time in which a press is ignored as a double click. */
export async function goOn(name: string | RegExp = /^Next/) {
  const verdict = await screen.findByRole('button', { name })
  const later = performance.now() + 1000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
  fireEvent.click(verdict)
  clock.mockRestore()
}
