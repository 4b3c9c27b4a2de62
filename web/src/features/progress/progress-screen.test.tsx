// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { type Listing, listSongs, listVideos, type MediaCard } from '@verbena/contract/catalogue'
import { listPersonalLists, type WordList } from '@verbena/contract/vocabulary'
import type { InterfaceLanguageCode } from '@verbena/language/languages'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { signIn } from '../../api/fake-learner.ts'
import { fakeServer } from '../../api/fake-server.ts'
import { clearSession } from '../../api/session.ts'
import { startI18n } from '../../i18n/i18n.ts'
import { ProgressRoute } from './progress.route.tsx'

const pan: MediaCard = {
  id: 'el-pan',
  kind: 'video',
  title: 'El pan de cada día',
  titleTranslation: null,
  thumbnail: '',
  category: 'Food',
  place: null,
  level: 'B1',
  language: 'es',
  durationSeconds: 1100,
  isPremium: false,
  isLocked: false,
  progress: 402,
}
const kitchen: WordList = { id: 'l1', name: 'En la cocina', description: '', wordCount: 1200, progress: null }
const travel: WordList = { ...kitchen, id: 'l2', name: 'De viaje', wordCount: 34 }

let restore = () => {}
afterEach(() => {
  cleanup()
  clearSession()
  restore()
})

type Kept = { videos?: MediaCard[]; songs?: MediaCard[]; lists?: WordList[] }

function open({ videos = [], songs = [], lists = [] }: Kept, language: InterfaceLanguageCode = 'en') {
  const listing = (studied: MediaCard[]): Listing => ({ new: [{ ...pan, id: 'new' }], studied, myLists: [] })
  restore = fakeServer([
    [listVideos, listing(videos)],
    [listSongs, listing(songs)],
    [listPersonalLists, lists],
  ]).restore
  signIn()
  startI18n(language)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ProgressRoute />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const figures = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

test('every figure comes from what is kept', async () => {
  open({ videos: [pan, { ...pan, id: 'b' }], songs: [{ ...pan, id: 'c' }], lists: [kitchen, travel] })
  expect(await screen.findByRole('heading', { name: 'Recently watched' })).toBeTruthy()
  expect(figures()).toEqual({
    'Words kept': '1,234',
    Lists: '2',
    'Videos begun': '2',
    'Songs begun': '1',
  })
  expect(screen.getByText('Videos and songs in Spanish, and every word you keep.')).toBeTruthy()
})

test('an item says where it stopped, beside its bar, and opens', async () => {
  const song = { ...pan, id: 'la-maleta', kind: 'song', title: 'La maleta', progress: 1095 } as const
  open({ videos: [pan], songs: [song] })
  const row = (await screen.findByRole('link', { name: 'El pan de cada día' })).closest('li') as HTMLElement
  expect(within(row).getByText('Stopped at 6:42')).toBeTruthy()
  expect(within(row).getByText('18:20')).toBeTruthy()
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/video/el-pan')
  expect(within(row).getByRole('link').getAttribute('lang')).toBe('es')
  const bar = row.querySelector<HTMLElement>('.bar__done')
  expect(Math.round(Number(bar?.style.getPropertyValue('--part')))).toBe(37)
  const other = screen.getByRole('link', { name: 'La maleta' })
  expect(other.getAttribute('href')).toBe('/song/la-maleta')
  expect(within(other.closest('li') as HTMLElement).getByText('Finished')).toBeTruthy()
})

test('an item of unknown length has no bar', async () => {
  open({ videos: [{ ...pan, durationSeconds: null }] })
  expect(await screen.findByText('Stopped at 6:42')).toBeTruthy()
  expect(document.querySelector('.bar')).toBeNull()
})

test('the last five stand here, and the history has the rest', async () => {
  const many = Array.from({ length: 7 }, (_, n) => ({ ...pan, id: `v${n}`, title: `Vídeo ${n}` }))
  open({ videos: many, songs: many.slice(0, 5) })
  const [videos, songs] = (await screen.findAllByRole('list')).map((list) => list.children.length)
  expect([videos, songs]).toEqual([5, 5])
  const all = screen.getByRole('link', { name: 'All the videos you opened' })
  expect(all.getAttribute('href')).toBe('/videos?tab=history')
  expect(screen.queryByRole('link', { name: 'All the songs you opened' })).toBeNull()
})

test('words alone are progress too', async () => {
  open({ lists: [kitchen] })
  expect(await screen.findByText('Words kept')).toBeTruthy()
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
})

test.each([
  ['en', 'Nothing begun yet', 'Find a video'],
  ['es', 'Todavía no has empezado nada', 'Buscar un vídeo'],
] as const)('with nothing kept there is one thing to do, in %s', async (language, title, way) => {
  open({}, language)
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [way, '/videos'],
  ])
  expect(screen.queryAllByRole('term')).toEqual([])
})
