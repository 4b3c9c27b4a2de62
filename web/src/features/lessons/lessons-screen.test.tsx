import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { levelUp, recordLessonProgress } from '@verbena/contract/lessons/lesson-progress'
import { type LessonEntry, listLessons } from '@verbena/contract/lessons/lessons'
import { afterEach, expect, test, vi } from 'vitest'
import { getSession } from '../../api/session.ts'
import { learnerId, signIn } from '../../api/testing/fake-learner.ts'
import { ApiFailure } from '../../api/testing/fake-server.ts'
import { addToOutbox } from '../../parts/outbox/outbox.ts'
import { LessonsRoute } from './lessons.route.tsx'
import { closeLessons, renderLessons } from './testing/render-lessons.tsx'

vi.mock('canvas-confetti', () => ({ default: { create: () => () => Promise.resolve() } }))

afterEach(closeLessons)

const lesson = (id: number, status: LessonEntry['status'], more: Partial<LessonEntry> = {}): LessonEntry => ({
  id,
  level: 'B1',
  title: `Title ${id}`,
  goal: `Goal ${id}`,
  type: 'word-bank',
  exercise_type: 'word-bank',
  order: id,
  status,
  itemCount: 10,
  position: 0,
  ...more,
})

const path = [
  lesson(1, 'current', { level: 'A2' }),
  ...[201, 202, 203, 204].map((id) => lesson(id, 'completed')),
  lesson(205, 'current', { position: 4 }),
  lesson(206, 'locked'),
  lesson(401, 'locked', { level: 'C1' }),
]
const allDone = [lesson(201, 'completed'), lesson(202, 'completed')]

const open = (items: LessonEntry[] | (() => ApiFailure | LessonEntry[]), options = {}) =>
  renderLessons(
    <LessonsRoute />,
    [
      [
        listLessons,
        () => {
          const answer = typeof items === 'function' ? items() : items
          return answer instanceof ApiFailure ? answer : { items: answer }
        },
      ],
      [levelUp, () => ({ ok: true as const, new_level: 'B2' as const })],
    ],
    options,
  )

test('the path shows completed, current and locked lessons, and what unlocks them', async () => {
  open(path)
  expect(await screen.findByText('Spanish B1. 4 of 6 lessons in bloom.')).toBeTruthy()
  const current = await screen.findByRole('link', { name: 'Lesson 5, Title 205, current' })
  expect(current.getAttribute('href')).toBe('/excercise/lesson/205')
  expect(screen.getByText('4 of 10 exercises done')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/excercise/lesson/205')
  const locked = screen.getByRole('link', { name: 'Lesson 6, Title 206, locked' })
  expect([locked.getAttribute('href'), locked.getAttribute('aria-disabled')]).toEqual([null, 'true'])
  expect(document.getElementById(locked.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Opens after lesson 5',
  )
})

test('in a custom order a locked lesson names the one that opens it', async () => {
  open([lesson(203, 'current'), lesson(201, 'completed'), lesson(202, 'locked')])
  expect(await screen.findByText('Opens after lesson 1')).toBeTruthy()
})

test('the link to the order names this path', async () => {
  open(path)
  const link = await screen.findByRole('link', { name: 'Change the order' })
  expect(link.getAttribute('href')).toBe('/reorder?native=en&target=es&level=B1')
})

test('a lesson that was finished offline is sent from the path, and opens the next one', async () => {
  signIn()
  const id = crypto.randomUUID()
  const body = { exercise_id: 205, status: 'completed' } as const
  await addToOutbox(learnerId, [{ kind: 'lessonProgress', id, at: Date.now(), body }])
  const pathAfter = path.map((one) => (one.id === 205 ? { ...one, status: 'completed' as const } : one))
  let isSent = false
  const saved = { success: true as const, savedWords: [], listName: '', isLevelDone: false }
  renderLessons(<LessonsRoute />, [
    [listLessons, () => ({ items: isSent ? pathAfter : path })],
    [
      recordLessonProgress,
      () => {
        isSent = true
        return saved
      },
    ],
  ])
  expect(await screen.findByText('Spanish B1. 5 of 6 lessons in bloom.')).toBeTruthy()
})

test('earlier completed lessons are collapsed, and can be expanded', async () => {
  open(path)
  await userEvent.click(await screen.findByRole('button', { name: 'Lessons 1 to 2, complete' }))
  expect(screen.getByRole('link', { name: 'Lesson 1, Title 201, done' })).toBeTruthy()
})

test('a chip shows another level; a higher one names the level that opens it', async () => {
  open(path)
  await userEvent.click(await screen.findByRole('button', { name: 'C1' }))
  expect(screen.getByText('Opens at level C1')).toBeTruthy()
  expect(screen.getByTestId('address').textContent).toBe('/?level=C1')
})

test('opening a completed lesson deletes its saved progress', async () => {
  localStorage.setItem('lesson_progress_204', '5')
  localStorage.setItem('lesson_intro_204', 'true')
  open(path)
  await userEvent.click(await screen.findByRole('link', { name: 'Lesson 4, Title 204, done' }))
  expect([localStorage.getItem('lesson_progress_204'), localStorage.getItem('lesson_intro_204')]).toEqual([
    null,
    null,
  ])
})

test('after the last lesson the learner is asked once to move up', async () => {
  const { requestsTo } = open(allDone)
  const dialog = await screen.findByRole('dialog', { name: 'You have finished B1!' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Go up to B2' }))
  await expect.poll(() => getSession()?.user.level).toBe('B2')
  expect(requestsTo('POST', '/subir-nivel')).toHaveLength(1)
  expect(localStorage.getItem('celebrated_B1')).toBe('true')
})

test('a learner who stays is not asked again, and can move up from the end of the path', async () => {
  open(allDone)
  await userEvent.click(await screen.findByRole('button', { name: 'Stay in B1' }))
  expect(localStorage.getItem('celebrated_B1')).toBe('true')
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Go up to B2' }))
  expect(await screen.findByRole('dialog', { name: 'You have finished B1!' })).toBeTruthy()
})

test.each([
  [
    'en',
    'There are no lessons for Spanish yet',
    'No exercises available for your level/language.',
    'Go to the videos',
  ],
  [
    'es',
    'Todavía no hay lecciones de español',
    'No hay ejercicios disponibles para tu nivel/idioma.',
    'Ir a los vídeos',
  ],
] as const)(
  'without lessons the page shows a message in %s and a link to the videos',
  async (language, title, text, linkName) => {
    open([], { language })
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: linkName }).getAttribute('href')).toBe('/videos')
  },
)

test('a failure to load is shown, and can be retried', async () => {
  let answer: LessonEntry[] | ApiFailure = new ApiFailure('DATABASE_AWAY')
  open(() => answer)
  expect(await screen.findByText('The lessons did not arrive')).toBeTruthy()
  expect(screen.getByText('Error: Server error. Please try again later.')).toBeTruthy()
  answer = path
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('4 of 10 exercises done')).toBeTruthy()
})
