// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { checkAvailability } from '@verbena/contract/lessons'
import type { InterfaceLanguageCode } from '@verbena/language/languages'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { signIn } from '../../api/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../api/fake-server.ts'
import { clearSession } from '../../api/session.ts'
import { startI18n } from '../../i18n/i18n.ts'
import { forgetLessons } from '../../parts/remembered-lessons.ts'
import { LessonsRoute } from './lessons.route.tsx'
import { GrammarRoute, LessonRoute, ListeningRoute, ReorderRoute, WritingRoute } from './not-open.route.tsx'

let restore = () => {}
afterEach(() => {
  cleanup()
  clearSession()
  forgetLessons()
  restore()
})

type Answer = { hasExercises: boolean } | ApiFailure

function open(page: ReactElement, answer: () => Answer, language: InterfaceLanguageCode = 'en') {
  const server = fakeServer([[checkAvailability, answer]])
  restore = server.restore
  signIn()
  startI18n(language)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  )
  return server
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test.each([
  ['en', 'There are no lessons for Spanish yet', 'Go to the videos'],
  ['es', 'Todavía no hay lecciones de español', 'Ir a los vídeos'],
] as const)(
  'without lessons the page says so in %s, and leads to the videos',
  async (language, title, way) => {
    open(<LessonsRoute />, () => ({ hasExercises: false }), language)
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(hrefOf(way)).toBe('/videos')
  },
)

test('the empty path carries the sentence of the specification in Spanish', async () => {
  open(<LessonsRoute />, () => ({ hasExercises: false }), 'es')
  expect(await screen.findByText('No hay ejercicios disponibles para tu nivel/idioma.')).toBeTruthy()
})

test('an answer that does not come says so, and is asked for again', async () => {
  let answer: Answer = new ApiFailure('DATABASE_AWAY')
  open(<LessonsRoute />, () => answer)
  expect(await screen.findByText('The lessons did not arrive')).toBeTruthy()
  expect(screen.getByText('Server error. Please try again later.')).toBeTruthy()
  answer = { hasExercises: false }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('There are no lessons for Spanish yet')).toBeTruthy()
})

test('where there are lessons, their page says that it is not open yet', async () => {
  open(<LessonsRoute />, () => ({ hasExercises: true }))
  expect(await screen.findByText('This part is not open yet')).toBeTruthy()
})

test.each([
  ['Lesson', <LessonRoute key="lesson" />],
  ['Writing', <WritingRoute key="writing" />],
  ['Grammar', <GrammarRoute key="grammar" />],
  ['Listening', <ListeningRoute key="listening" />],
  ['Order of the lessons', <ReorderRoute key="reorder" />],
])('%s says that it is not open yet, and leads on', (name, page) => {
  const { requests } = open(page, () => ({ hasExercises: false }))
  expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy()
  expect(screen.getByText('This part is not open yet')).toBeTruthy()
  expect([hrefOf('Go to the videos'), hrefOf('Practise my words')]).toEqual(['/videos', '/vocabulary'])
  expect(document.title).toBe(`${name} · Verbena`)
  expect(requests).toEqual([])
})
