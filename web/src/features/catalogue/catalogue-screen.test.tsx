import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Listing,
  type ListingPage,
  listLevels,
  listMore,
  listSongCategories,
  listSongs,
  listVideoCategories,
  listVideos,
  type MediaCard,
} from '@verbena/contract/catalogue'
import { levels } from '@verbena/language/levels'
import { Link, MemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { clearSession } from '../../api/session.ts'
import { signIn } from '../../api/testing/fake-learner.ts'
import { ApiFailure, type FakeRequest, fakeServer } from '../../api/testing/fake-server.ts'
import { catalogue as english } from '../../i18n/en/catalogue.ts'
import { catalogue as spanish } from '../../i18n/es/catalogue.ts'
import { addMessages, startI18n } from '../../i18n/i18n.ts'
import type { CatalogueKind } from './catalogue-kind.ts'
import { CatalogueScreen } from './catalogue-screen.tsx'

const card: MediaCard = {
  id: 'naranjas',
  kind: 'video',
  title: 'Naranjas y buenos días',
  titleTranslation: null,
  thumbnail: '/media/naranjas.webp',
  category: 'Food',
  place: 'Valencia',
  level: 'B1',
  language: 'es',
  durationSeconds: 554,
  isPremium: false,
  isLocked: false,
  progress: null,
}
const nothing: Listing = { new: [], studied: [], myLists: [] }

let restore = () => {}
afterEach(() => {
  cleanup()
  clearSession()
  localStorage.clear()
  restore()
})

type Answer = Listing | ApiFailure | ((request: FakeRequest) => Listing | ApiFailure)

type MoreAnswer = ListingPage | ((request: FakeRequest) => ListingPage | ApiFailure)

function open(
  address: string,
  answer: Answer,
  kind: CatalogueKind = 'videos',
  moreAnswer: MoreAnswer = { cards: [], next: null },
) {
  const server = fakeServer([
    [listMore, moreAnswer],
    [listVideos, answer],
    [listSongs, answer],
    [listLevels, [...levels]],
    [listVideoCategories, ['Food', 'Travel']],
    [listSongCategories, ['Lullaby']],
  ])
  restore = server.restore
  startI18n('en')
  addMessages('catalogue', english, spanish)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <CatalogueScreen kind={kind} />
        <Address />
        <Link to={kind === 'videos' ? '/videos' : '/songs'}>All {kind}</Link>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const asked = () =>
    server.requests
      .filter(({ path }) => path.startsWith('/home_page_'))
      .map(({ query: { limit, ...query } }) => query)
  return { asked, requests: server.requests }
}

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

const address = () => screen.getByLabelText('address').textContent

test('a learner sees the new videos of their own level, each a link to its player', async () => {
  signIn()
  const { asked } = open('/videos', { ...nothing, new: [card] })
  const link = await screen.findByRole('link', { name: /Naranjas y buenos días/ })
  expect(link.getAttribute('href')).toBe('/video/naranjas')
  expect(within(link).getByText('9:14')).toBeTruthy()
  expect(within(link).getByText('Food · Valencia')).toBeTruthy()
  expect(screen.getByText(card.title).getAttribute('lang')).toBe('es')
  expect(screen.getByLabelText<HTMLSelectElement>('Level').value).toBe('B1')
  expect(asked()).toContainEqual({ level: 'B1' })
})

test('a card says how much of it the learner understands, and what its words speak for', async () => {
  signIn()
  const known = { ...card, knownShare: 0.824, learningShare: 0.1, estimatedLevel: 'A2' as const }
  const alike = {
    ...card,
    id: 'same',
    title: 'El tren',
    knownShare: 0,
    learningShare: 0,
    estimatedLevel: 'B1' as const,
  }
  open('/videos', { ...nothing, new: [known, alike] })
  const link = await screen.findByRole('link', { name: /Naranjas/ })
  expect(within(link).getByText('You know 82% of the words')).toBeTruthy()
  expect(within(link).getByText('Food · Valencia · about A2 by its words')).toBeTruthy()
  const other = screen.getByRole('link', { name: /El tren/ })
  expect(within(other).queryByText(/You know|by its words/)).toBeNull()
})

test('further pages come when they are asked for, each card once, and a page that fails is asked for again', async () => {
  signIn()
  const user = userEvent.setup()
  let isBroken = true
  const more = ({ query, params }: FakeRequest): ListingPage | ApiFailure => {
    expect([params, query]).toMatchObject([
      { kind: 'video', part: 'new' },
      { after: '9.naranjas', level: 'B1' },
    ])
    if (isBroken) return new ApiFailure('BUSY')
    return { cards: [card, { ...card, id: 'tren', title: 'El tren' }], next: null }
  }
  open(
    '/videos',
    { ...nothing, new: [card], next: { new: '9.naranjas', studied: null, myLists: null } },
    'videos',
    more,
  )
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /El tren/ })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /Naranjas/ })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /Show more|Try again/ })).toBeNull()
})

test('filters reach the address and the call', async () => {
  signIn()
  const user = userEvent.setup()
  const { asked } = open('/videos', { ...nothing, new: [card] })
  await user.click(await screen.findByRole('button', { name: 'Travel' }))
  await user.type(screen.getByLabelText('Search titles'), 'tren')
  await user.selectOptions(screen.getByLabelText('Level'), 'Level C1')
  await expect.poll(asked).toContainEqual({ category: 'Travel', search: 'tren', level: 'C1' })
  await expect.poll(address).toBe('/videos?category=Travel&level=C1&search=tren')
  await user.selectOptions(screen.getByLabelText('Level'), 'All levels')
  await expect.poll(asked).toContainEqual({ category: 'Travel', search: 'tren' })
  await expect.poll(address).toContain('level=all')
})

async function typeBeginning() {
  signIn()
  const user = userEvent.setup()
  open('/videos', { ...nothing, new: [card] })
  const field = await screen.findByLabelText<HTMLInputElement>('Search titles')
  await user.type(field, 'la ')
  await expect.poll(address).toBe('/videos?search=la')
  return { user, field }
}

test('a pause after a space leaves the space in the field, and out of the address', async () => {
  const { user, field } = await typeBeginning()
  await user.type(field, 'tor')
  expect(field.value).toBe('la tor')
  await expect.poll(address).toBe('/videos?search=la+tor')
})

test('an address that changes elsewhere shows in the search field', async () => {
  const { user, field } = await typeBeginning()
  await user.click(screen.getByRole('link', { name: 'All videos' }))
  await expect.poll(() => field.value).toBe('')
})

test('when nothing matches, the filters can be cleared', async () => {
  signIn()
  const user = userEvent.setup()
  open('/videos?search=zzz&category=Food', ({ query }) =>
    query.search ? nothing : { ...nothing, new: [card] },
  )
  expect(await screen.findByText('No videos match')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }))
  expect(await screen.findByRole('link', { name: /Naranjas/ })).toBeTruthy()
  await expect.poll(address).toBe('/videos?level=all')
})

test('an untouched history says that nothing is there yet; own videos are left to the router', async () => {
  signIn()
  const user = userEvent.setup()
  open('/videos?tab=history', { ...nothing, new: [card] })
  expect(await screen.findByText('Nothing watched yet')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'My videos' }))
  await expect.poll(address).toBe('/videos?tab=mine')
  expect(screen.queryByLabelText('Search titles')).toBeNull()
})

test('a listing without anything says so, and sends nobody to settings that are not there', async () => {
  signIn()
  open('/songs', nothing, 'songs')
  expect(await screen.findByText('No songs here yet')).toBeTruthy()
  expect(screen.queryByText(/settings/)).toBeNull()
})

test('who has opened everything is told so, and finds it in the history', async () => {
  signIn()
  const user = userEvent.setup()
  open('/songs', { ...nothing, studied: [{ ...card, kind: 'song', progress: 550 }] }, 'songs')
  expect(await screen.findByText('You have opened every song')).toBeTruthy()
  expect(screen.queryByText('No songs here yet')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'See the history' }))
  expect(await screen.findByRole('link', { name: /Naranjas/ })).toBeTruthy()
  await expect.poll(address).toBe('/songs?tab=history')
})

test('the newest started video waits to be picked up; one seen to its end does not', async () => {
  signIn()
  const seen = { ...card, id: 'seen', title: 'El final', progress: 550 }
  open('/videos', { ...nothing, studied: [seen, { ...card, title: 'El pan', progress: 402 }] })
  const feature = await screen.findByRole('region', { name: 'Pick up where you left off' })
  expect(within(feature).getByText('El pan')).toBeTruthy()
  expect(within(feature).getByText('Stopped at 6:42')).toBeTruthy()
})

test('a locked card says what opens it and stays a link', async () => {
  signIn()
  open('/videos', { ...nothing, new: [{ ...card, isPremium: true, isLocked: true }] })
  const link = await screen.findByRole('link', { name: /Naranjas/ })
  expect(within(link).getByText('Premium')).toBeTruthy()
  expect(within(link).getByText('Opens with Pro')).toBeTruthy()
})

test('a listing that fails says so and can be asked for again', async () => {
  signIn()
  const user = userEvent.setup()
  let isBroken = true
  open('/videos', () => (isBroken ? new ApiFailure('BUSY') : { ...nothing, new: [card] }))
  expect(await screen.findByText('The videos did not arrive')).toBeTruthy()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /Naranjas/ })).toBeTruthy()
})

test('a guest sends the languages and starts at the level of the onboarding', async () => {
  const answers = { nativeLanguage: 'en', targetLanguage: 'de', level: 'A2' }
  localStorage.setItem('onboardingData', JSON.stringify(answers))
  const { asked, requests } = open('/songs', { ...nothing, new: [{ ...card, kind: 'song' }] }, 'songs')
  const link = await screen.findByRole('link', { name: /Naranjas/ })
  expect(link.getAttribute('href')).toBe('/song/naranjas')
  expect(asked()).toContainEqual({ language: 'de', nativeLanguage: 'en', level: 'A2' })
  expect(requests.find(({ path }) => path === '/api/categories/songs')?.query).toEqual({ language: 'de' })
})

test.each([
  [{ ...nothing, new: [{ ...card, level: 'C1' as const }] }, '/songs', 'No songs at B1 yet'],
  [{ ...nothing, new: [{ ...card, level: 'C1' as const }] }, '/songs?level=A2', 'No songs at A2 yet'],
  [
    { ...nothing, new: [{ ...card, level: 'C1' as const }], studied: [{ ...card, progress: 5 }] },
    '/songs',
    'You have opened every song at B1',
  ],
  [
    { ...nothing, studied: [{ ...card, level: 'C1' as const, progress: 5 }] },
    '/songs?tab=history',
    'Nothing heard at B1 yet',
  ],
])('of %j at %s: %s, and all levels are one press away', async (whole, place, title) => {
  signIn()
  const ofLevel = (level: string | undefined) => (cards: readonly MediaCard[]) =>
    cards.filter((one) => !level || one.level === level)
  open(
    place,
    ({ query: { level } }) => ({
      new: ofLevel(level)(whole.new),
      studied: ofLevel(level)(whole.studied),
      myLists: [],
    }),
    'songs',
  )
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.queryByText('No songs match')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'See all levels' }))
  expect(await screen.findByRole('link', { name: /Naranjas/ })).toBeTruthy()
  await expect.poll(address).toContain('level=all')
  expect(document.activeElement?.className).toBe('media-cards')
})

test.each([
  ['something else is open', false, true],
  ['nothing else is open', true, false],
])('where every card of a level is locked and %s', async (_, isOtherLocked, isOffered) => {
  signIn()
  const locked = { ...card, isPremium: true, isLocked: true }
  const other = { ...locked, id: 'otro', title: 'El pan', level: 'C1' as const, isLocked: isOtherLocked }
  open('/videos', ({ query }) => ({ ...nothing, new: query.level ? [locked] : [locked, other] }))
  expect(await screen.findByRole('link', { name: /Naranjas/ })).toBeTruthy()
  expect(screen.queryByText(/Everything here at B1 opens with Pro/) !== null).toBe(isOffered)
  if (!isOffered) return
  await userEvent.click(screen.getByRole('button', { name: 'See all levels' }))
  expect(await screen.findByRole('link', { name: /El pan/ })).toBeTruthy()
  expect(screen.queryByText(/Everything here at/)).toBeNull()
})

test('trying again leaves the focus at the head of the page', async () => {
  signIn()
  let isBroken = true
  open('/videos', () => (isBroken ? new ApiFailure('BUSY') : { ...nothing, new: [card] }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await userEvent.click(again)
  expect(await screen.findByRole('link', { name: /Naranjas/ })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('the head leads to bringing one’s own, in both listings', async () => {
  open('/videos', { ...nothing, new: [card] })
  expect((await screen.findByRole('link', { name: 'Add a video' })).getAttribute('href')).toBe(
    '/videos?tab=mine&add=1',
  )
  cleanup()
  restore()
  open('/songs', nothing, 'songs')
  expect((await screen.findByRole('link', { name: 'Add a song' })).getAttribute('href')).toBe(
    '/songs?tab=mine&add=1',
  )
})

test('after the last card of a level the others are offered, as long as they have more', async () => {
  const other: MediaCard = { ...card, id: 'tren', title: 'El tren', level: 'A1' }
  open('/videos?level=B1', ({ query }) => ({
    ...nothing,
    new: query?.level === 'B1' ? [card] : [card, other],
  }))
  expect(await screen.findByText('That is everything at B1 for now.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'See all levels' }))
  expect(await screen.findByText('El tren')).toBeTruthy()
  expect(screen.queryByText(/^That is everything/)).toBeNull()
})
