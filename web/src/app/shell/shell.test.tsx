import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { logout } from '@verbena/contract/accounts/sessions'
import type { ReplyOf } from '@verbena/contract/endpoint'
import { checkAvailability } from '@verbena/contract/lessons/lessons'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { clearSession, getSession, type Session, saveUser } from '../../api/session.ts'
import { learner, learnerId, otherLearnerId, signIn } from '../../api/testing/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../api/testing/fake-server.ts'
import { startI18n } from '../../i18n/i18n.ts'
import { addToOutbox } from '../../parts/outbox/outbox.ts'
import { hadLessons, saveHasLessons } from '../../parts/storage/lesson-availability.ts'
import { writingDrafts } from '../../parts/storage/writing-drafts.ts'
import { Shell } from './shell.tsx'

// Parts of the shell are deferred.
configure({ asyncUtilTimeout: 8000 })

const session: Session = { accessToken: 'a', refreshToken: 'r', learnerId, user: learner }

let client: QueryClient
let restore = () => {}
afterEach(() => {
  cleanup()
  localStorage.clear()
  restore()
  clearSession()
})

type Availability = ReplyOf<typeof checkAvailability>
type Answer = Availability | ApiFailure | (() => Promise<Availability>)

function open(address: string, answer: Answer = { hasExercises: true }) {
  startI18n('en')
  client = new QueryClient()
  const server = fakeServer([
    [checkAvailability, answer],
    [logout, { success: true }],
  ])
  restore = server.restore
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/login" element={<p>The login page</p>} />
          <Route element={<Shell />}>
            <Route path="*" element={<p>A page</p>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return server
}

const bars = () => screen.getAllByRole('navigation', { name: 'Main' })
const bottomBar = () => within(bars()[1] as HTMLElement)

test.each([
  ['/videos', 'Videos'],
  ['/video/la-tortilla-secreta', 'Videos'],
  ['/songs', 'Songs'],
  ['/song/la-maleta', 'Songs'],
  ['/vocabulary', 'Vocabulary'],
  ['/excercise', 'Lessons'],
  ['/excercise/lesson/7', 'Lessons'],
])('at %s both bars mark only %s', async (address, name) => {
  signIn()
  open(address)
  await screen.findAllByRole('link', { name: 'Lessons' })
  const marked = bars().map((bar) =>
    [...bar.querySelectorAll('[aria-current]')].map((link) => link.textContent),
  )
  expect(marked).toEqual([[name], [name]])
})

test.each(['/progress', '/grammar', '/writing/x', '/settings', '/settings/'])(
  'at %s the sidebar marks it, and the bar marks More as well',
  async (address) => {
    signIn()
    open(address)
    const marked = bars().flatMap((bar) => [...bar.querySelectorAll('[aria-current], .is-current')])
    expect(marked.map(({ textContent }) => textContent)).toContain('More')
  },
)

const namesIn = (bar: HTMLElement) =>
  [...bar.children].filter((entry) => entry.matches('a, button')).map(({ textContent }) => textContent)

const practised = ['Grammar', 'Writing', 'Listening']

test('a learner with lessons has them first in the menus', async () => {
  signIn()
  const { requests } = open('/videos')
  await screen.findAllByRole('link', { name: 'Lessons' })
  await screen.findAllByRole('link', { name: 'Grammar' })
  const [sidebar, bottom] = bars() as [HTMLElement, HTMLElement]
  expect(namesIn(sidebar)).toEqual(['Lessons', 'Videos', 'Songs', 'Vocabulary', 'Progress', ...practised])
  expect(namesIn(bottom)).toEqual(['Lessons', 'Videos', 'Songs', 'Vocabulary', 'More'])
  expect(within(sidebar).getByRole('link', { name: 'Lessons' }).getAttribute('href')).toBe('/excercise')
  const asked = requests.filter(({ path }) => path === '/exercises/availability')
  expect(asked.map(({ body }) => body)).toEqual([{ native_language: 'en', target_language: 'es' }])
})

test.each([
  ['has none', { hasExercises: false }],
  ['gets no answer', new ApiFailure('DATABASE_AWAY')],
] as const)('a learner who %s sees no lessons in the menu', async (_, answer) => {
  signIn()
  const { requests } = open('/videos', answer)
  await waitFor(() => expect(requests).toHaveLength(1))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  await screen.findAllByRole('link', { name: 'Grammar' })
  expect(namesIn(bars()[0] as HTMLElement)).toEqual([
    'Videos',
    'Songs',
    'Vocabulary',
    'Progress',
    ...practised,
  ])
})

test('lessons of the last visit are in the menu at once, and removed when there are none', async () => {
  signIn()
  saveHasLessons(learnerId, learner, true)
  open('/videos', { hasExercises: false })
  expect(screen.getAllByRole('link', { name: 'Lessons' })).toHaveLength(2)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Lessons' })).toBeNull())
  expect(hadLessons(session)).toBe(false)
})

test('a stored answer for another learner or language is not used', async () => {
  saveHasLessons(learnerId, { ...learner, targetLanguage: 'de' }, true)
  expect(hadLessons(session)).toBeUndefined()
  saveHasLessons(otherLearnerId, learner, true)
  signIn()
  open('/videos', new ApiFailure('DATABASE_AWAY'))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Lessons' })).toBeNull())
})

test('a reply after logging out is not stored', async () => {
  signIn()
  let answer = (_: { hasExercises: boolean }) => {}
  const { requests } = open(
    '/videos',
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  await waitFor(() => expect(requests).toHaveLength(1))
  clearSession()
  answer({ hasExercises: true })
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(hadLessons(session)).toBeUndefined()
})

test('before the first answer the menu has the lessons, and it does not grow while it is pressed', async () => {
  signIn()
  open('/videos', () => new Promise(() => {}))
  expect(screen.getAllByRole('link', { name: 'Lessons' })).toHaveLength(2)
})

test('a learner who had none at the last visit does not see them at all', () => {
  signIn()
  saveHasLessons(learnerId, learner, false)
  open('/videos', () => new Promise(() => {}))
  expect(screen.queryByRole('link', { name: 'Lessons' })).toBeNull()
})

test('on a phone, progress, settings and logging out are in the menu More', async () => {
  signIn()
  open('/videos')
  const more = bottomBar().getByRole('button', { name: 'More' })
  const behind = document.getElementById(more.getAttribute('popovertarget') ?? '') as HTMLElement
  expect(behind.getAttribute('popover')).toBe('auto')
  expect(within(behind).getByRole('link', { name: 'Progress' }).getAttribute('href')).toBe('/progress')
  expect(within(behind).getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings')
  await userEvent.click(within(behind).getByRole('button', { name: 'Log out' }))
  expect(await screen.findByText('The login page')).toBeTruthy()
  expect(getSession()).toBeNull()
})

const draft = {
  title: 'Sin red',
  text: 'Hola',
  version: null,
  language: 'es',
  sampleId: null,
  at: 1,
} as const

test.each([
  ['a text', () => writingDrafts.set(learnerId, 'text', draft)],
  ['an answer', () => addToOutbox(learnerId, [{ kind: 'undo', id: 'a', at: 1, answerId: 'b' }])],
])('logging out with %s that is not sent needs a confirmation', async (_, add) => {
  signIn()
  open('/videos')
  await add()
  const answers = vi.fn().mockReturnValueOnce(false).mockReturnValueOnce(true)
  vi.stubGlobal('confirm', answers)
  const isStored = () => Object.keys({ ...localStorage }).some((key) => key.startsWith('verbena/'))
  const [button] = screen.getAllByRole('button', { name: 'Log out', hidden: true })
  await userEvent.click(button as HTMLElement)
  await waitFor(() => expect(answers).toHaveBeenCalledTimes(1))
  expect([getSession() === null, isStored()]).toEqual([false, true])
  await userEvent.click(button as HTMLElement)
  await waitFor(() => expect(getSession()).toBeNull())
  await waitFor(() => expect(isStored()).toBe(false))
  vi.unstubAllGlobals()
})

test('what another learner has not sent is no matter of whoever logs out, and stays', async () => {
  signIn()
  open('/videos')
  writingDrafts.set(otherLearnerId, 'text', draft)
  const [button] = screen.getAllByRole('button', { name: 'Log out', hidden: true })
  await userEvent.click(button as HTMLElement)
  await waitFor(() => expect(getSession()).toBeNull())
  expect(writingDrafts.get(otherLearnerId, 'text')).toEqual(draft)
})

test('opening More moves the focus into it, and closing does not', () => {
  signIn()
  open('/videos')
  const more = bottomBar().getByRole('button', { name: 'More' })
  const behind = document.getElementById(more.getAttribute('popovertarget') ?? '') as HTMLElement
  const toggle = (newState: 'open' | 'closed') =>
    fireEvent(behind, Object.assign(new Event('toggle'), { newState }))
  more.focus()
  toggle('closed')
  expect(document.activeElement).toBe(more)
  toggle('open')
  expect(document.activeElement).toBe(within(behind).getByRole('link', { name: 'Progress' }))
})

test('a planned deletion is shown on every page', async () => {
  signIn()
  saveUser({ ...learner, deleteAt: '2026-09-01T12:00:00.000Z' })
  open('/videos')
  expect(await screen.findByText(/Your account will be removed on/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Keep my account' })).toBeTruthy()
})

test('a guest has the login in the bar itself, and sends no request', () => {
  const { requests } = open('/videos')
  expect(namesIn(bars()[0] as HTMLElement)).toEqual(['Videos', 'Songs', 'Vocabulary', 'Progress'])
  expect(namesIn(bars()[1] as HTMLElement)).toEqual(['Videos', 'Songs', 'Vocabulary', 'Progress', 'Log in'])
  expect(requests).toEqual([])
  expect(bottomBar().getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
  expect(bottomBar().queryByRole('button', { name: 'More' })).toBeNull()
})
