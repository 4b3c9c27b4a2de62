// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { logout } from '@verbena/contract/accounts'
import type { ReplyOf } from '@verbena/contract/endpoint'
import { checkAvailability } from '@verbena/contract/lessons'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { learner, signIn } from '../api/fake-learner.ts'
import { ApiFailure, fakeServer } from '../api/fake-server.ts'
import { clearSession, getSession, saveUser } from '../api/session.ts'
import { startI18n } from '../i18n/i18n.ts'
import { forgetLessons, hadLessons, rememberLessons } from '../parts/remembered-lessons.ts'
import { Shell } from './shell.tsx'

// Parts of the shell are loaded when they are first wanted.
configure({ asyncUtilTimeout: 8000 })

let client: QueryClient
let restore = () => {}
afterEach(() => {
  cleanup()
  forgetLessons()
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
])('at %s both bars mark %s, and nothing else', async (address, name) => {
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

test('a learner with lessons finds them first, and everything else in its order', async () => {
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
  ['is not told', new ApiFailure('DATABASE_AWAY')],
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

test('lessons that were there the last time stand in the menu at once, and leave when they are gone', async () => {
  signIn()
  rememberLessons(learner, true)
  open('/videos', { hasExercises: false })
  expect(screen.getAllByRole('link', { name: 'Lessons' })).toHaveLength(2)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Lessons' })).toBeNull())
  expect(hadLessons(learner)).toBe(false)
})

test('what is remembered of one learner, or of another language, is not shown to the next', () => {
  rememberLessons({ ...learner, targetLanguage: 'de' }, true)
  expect(hadLessons(learner)).toBe(false)
  rememberLessons({ ...learner, username: 'boris' }, true)
  signIn()
  open('/videos', new ApiFailure('DATABASE_AWAY'))
  expect(screen.queryByRole('link', { name: 'Lessons' })).toBeNull()
})

test('an answer that comes after logging out leaves nothing behind', async () => {
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
  expect(hadLessons(learner)).toBe(false)
})

test('on a phone, progress, settings and logging out wait behind More', async () => {
  signIn()
  open('/videos')
  const more = bottomBar().getByRole('button', { name: 'More' })
  const behind = document.getElementById(more.getAttribute('popovertarget') ?? '') as HTMLElement
  expect(behind.getAttribute('popover')).toBe('auto')
  expect(within(behind).getByRole('link', { name: 'Progress' }).getAttribute('href')).toBe('/progress')
  expect(within(behind).getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings')
  await userEvent.click(within(behind).getByRole('button', { name: 'Log out' }))
  expect(screen.getByText('The login page')).toBeTruthy()
  expect(getSession()).toBeNull()
})

test.each(['writingDrafts', 'unsentAnswers'])(
  'who has %s that are not sent is asked before they go',
  async (key) => {
    signIn()
    open('/videos')
    localStorage.setItem(key, '[1]')
    vi.stubGlobal('confirm', vi.fn().mockReturnValueOnce(false).mockReturnValueOnce(true))
    const [button] = screen.getAllByRole('button', { name: 'Log out', hidden: true })
    await userEvent.click(button as HTMLElement)
    expect(getSession()).not.toBeNull()
    expect(localStorage.getItem(key)).toBe('[1]')
    await userEvent.click(button as HTMLElement)
    expect(getSession()).toBeNull()
    expect(localStorage.getItem(key)).toBeNull()
    vi.unstubAllGlobals()
  },
)

test('More that opens takes the focus into it, and closing does not', () => {
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

test('an account that is to be removed says so on every page', async () => {
  signIn()
  saveUser({ ...learner, deleteAt: '2026-09-01T12:00:00.000Z' })
  open('/videos')
  expect(await screen.findByText(/Your account will be removed on/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Keep my account' })).toBeTruthy()
})

test('a guest finds the way in on the bar itself, and the server is asked nothing', () => {
  const { requests } = open('/videos')
  expect(namesIn(bars()[0] as HTMLElement)).toEqual(['Videos', 'Songs', 'Vocabulary', 'Progress'])
  expect(namesIn(bars()[1] as HTMLElement)).toEqual(['Videos', 'Songs', 'Vocabulary', 'Progress', 'Log in'])
  expect(requests).toEqual([])
  expect(bottomBar().getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
  expect(bottomBar().queryByRole('button', { name: 'More' })).toBeNull()
})
