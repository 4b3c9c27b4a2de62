import { describe, expect, test } from 'vitest'
import { aliasFor, pageFor, pages, redirectFor } from './pages.ts'

const stays = undefined
const [songs, login, lessons] = ['/songs', '/login', '/excercise'] as const

const table = [
  // URL, then the redirect of a learner, a guest and a visitor
  ['/', stays, '/videos', login],
  ['/login', songs, stays, stays],
  ['/signup', songs, stays, stays],
  ['/onboarding', songs, stays, stays],
  ['/videos', stays, stays, login],
  ['/songs', stays, stays, login],
  ['/video/el-pan', stays, stays, login],
  ['/song/paloma', stays, stays, login],
  ['/video/el-pan/text', stays, login, login],
  ['/song/paloma/text', stays, login, login],
  ['/vocabulary', stays, login, login],
  ['/progress', stays, login, login],
  ['/settings', stays, login, login],
  ['/writing', stays, login, login],
  ['/grammar', stays, login, login],
  ['/listening', stays, login, login],
  ['/reorder', stays, login, login],
  ['/excercise', stays, login, login],
  ['/excercise/lesson/7', stays, login, login],
  ['/lion', stays, login, login],
  ['/verb', stays, login, login],
  // Pages opened by an e-mail or a payment.
  ['/plans', stays, stays, stays],
  ['/success', stays, stays, stays],
  ['/cancel', stays, stays, stays],
  ['/sandbox-checkout/c1', stays, stays, stays],
  ['/forgot-password', stays, stays, stays],
  ['/reset-password', stays, stays, stays],
  ['/verify-email', stays, stays, stays],
  // Aliases redirect every visitor.
  ['/exercises', lessons, lessons, lessons],
  ['/exercise', lessons, lessons, lessons],
  ['/exercice', lessons, lessons, lessons],
  ['/excercise/cafe', '/excercise/lesson/1', '/excercise/lesson/1', '/excercise/lesson/1'],
  ['/exercise/12', '/excercise/lesson/12', '/excercise/lesson/12', '/excercise/lesson/12'],
  // Unknown URLs.
  ['/no-such-page', songs, login, login],
  ['/video', songs, login, login],
  ['/song', songs, login, login],
  ['/videos/deeper', songs, login, login],
  ['/video/a/b', songs, login, login],
  ['/excercise/lesson', songs, login, login],
  ['/excercise/7', songs, login, login],
  ['/exercises/7', songs, login, login],
  ['/settings/password', songs, login, login],
  ['/sandbox-checkout', songs, login, login],
] as const

describe.each(table)('%s', (address, learner, guest, nobody) => {
  test.each([
    ['as it is', address],
    ['with a slash behind', `${address}/`],
    ['with two', `${address}//`],
  ])('redirects a learner, a guest and a visitor, %s', (_, written) => {
    expect(redirectFor(written, 'learner')).toBe(learner)
    expect(redirectFor(written, 'guest')).toBe(guest)
    expect(redirectFor(written, 'nobody')).toBe(nobody)
  })
})

test.each([
  // An encoded id is still an id. Paths are case-sensitive.
  ['/video/a%2Fb', stays, login],
  ['/video/caf%C3%A9', stays, login],
  ['/video/%', stays, login],
  ['/video/50%25', stays, login],
  ['/%76ideos', songs, login],
  ['/VIDEOS', songs, login],
  ['/videos%2F', songs, login],
  ['/videos ', songs, login],
  ['/login%00', songs, login],
  ['//login', songs, login],
  ['/loginx', songs, login],
  ['/x/login', songs, login],
  ['//elsewhere.example/videos', songs, login],
  ['/.', songs, login],
  ['/vídeos', songs, login],
  ['/__proto__', songs, login],
  ['', stays, login],
])('the odd address %j leads a learner to %s and nobody to %s', (address, learner, nobody) => {
  expect(redirectFor(address, 'learner')).toBe(learner)
  expect(redirectFor(address, 'nobody')).toBe(nobody)
})

test.each([
  ['/exercise/a%2Fb', '/excercise/lesson/a%2Fb'],
  ['/exercise/$&', '/excercise/lesson/$&'],
  ['/exercise/cafe/', '/excercise/lesson/cafe'],
  ['/excercise', undefined],
  ['/videos', undefined],
])('%s is another spelling of %s', (address, target) => {
  expect(aliasFor(address)).toBe(target)
})

test('redirects end after at most two steps', () => {
  for (const visitor of ['learner', 'guest', 'nobody'] as const)
    for (const [address] of table) {
      let [place, steps] = [address as string, 0]
      for (let next = redirectFor(place, visitor); next; next = redirectFor(place, visitor)) {
        place = next
        steps += 1
        expect([address, steps]).toEqual([address, Math.min(steps, 2)])
      }
    }
})

test.each(pages.map(({ name, example, access }) => [example, name, access] as const))(
  '%s is the page %s',
  (example, name, access) => {
    const [path = ''] = example.split('?')
    expect(pageFor(path, 'learner')).toBe(name === 'login' || name === 'onboarding' ? 'songs' : name)
    expect(pageFor(path, 'guest')).toBe(access === 'learner' ? 'login' : name)
    expect(pageFor(path, 'nobody')).toBe(access === 'anyone' ? name : 'login')
  },
)

test.each([
  ['/', 'lessons', 'videos', 'login'],
  ['/exercise/3', 'lesson', 'login', 'login'],
  ['/no-such-page', 'songs', 'login', 'login'],
  ['/success', 'other', 'other', 'other'],
])('the page at %s depends on the visitor', (path, learner, guest, nobody) => {
  expect([pageFor(path, 'learner'), pageFor(path, 'guest'), pageFor(path, 'nobody')]).toEqual([
    learner,
    guest,
    nobody,
  ])
})
