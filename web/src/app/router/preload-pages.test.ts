import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preloadLinkedPages, preloadNextPages } from './preload-pages.ts'
import { type RouteHandle, routes } from './routes.tsx'

const handleOf = (path: string) =>
  routes.flatMap(({ children }) => children ?? []).find((route) => route.path === path)?.handle as RouteHandle

const loaded: string[] = []
const known = ['/login', '/onboarding', '/songs', '/videos']

beforeEach(() => {
  vi.useFakeTimers()
  loaded.length = 0
  for (const path of known)
    vi.spyOn(handleOf(path), 'preload').mockImplementation(async () => void loaded.push(path))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
  document.body.innerHTML = ''
})

const idle = () => vi.advanceTimersByTimeAsync(60_000)
const connect = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

test('the likely next pages are loaded one after another, once the browser is idle', async () => {
  preloadNextPages('/login')
  expect(loaded).toEqual([])
  await idle()
  expect(loaded).toEqual(['/onboarding', '/songs'])
})

test('a page that cannot be loaded does not stop the others', async () => {
  vi.spyOn(handleOf('/onboarding'), 'preload').mockRejectedValue(new TypeError('Failed to fetch'))
  preloadNextPages('/login')
  await idle()
  expect(loaded).toEqual(['/songs'])
})

test('leaving the page stops it', async () => {
  preloadNextPages('/login')()
  await idle()
  expect(loaded).toEqual([])
})

test.each([
  ['data are to be saved', { saveData: true }],
  ['the network is very slow', { effectiveType: 'slow-2g' }],
])('nothing is loaded if %s', async (_, connection) => {
  connect(connection)
  const stop = preloadLinkedPages()
  preloadNextPages('/login')
  touch('/videos')
  await idle()
  expect(loaded).toEqual([])
  stop()
})

test('nothing is loaded offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  preloadNextPages('/login')
  await idle()
  expect(loaded).toEqual([])
})

function touch(href: string, event = 'touchstart') {
  document.body.innerHTML = `<a href="${href}"><span>go</span></a>`
  document.querySelector('span')?.dispatchEvent(new Event(event, { bubbles: true }))
}

test('a page is loaded when the pointer, the focus or a finger is on a link to it', () => {
  const stop = preloadLinkedPages()
  for (const [path, event] of [
    ['/videos', 'pointerover'],
    ['/songs?tab=history', 'focusin'],
    ['/login', 'touchstart'],
    ['https://elsewhere.example/onboarding', 'touchstart'],
  ] as const)
    touch(path, event)
  stop()
  touch('/onboarding')
  expect(loaded).toEqual(['/videos', '/songs', '/login'])
})
