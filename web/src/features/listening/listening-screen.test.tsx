import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ListeningTheme } from '@verbena/contract/listening'
import { afterEach, expect, test } from 'vitest'
import { ApiFailure } from '../../api/testing/fake-server.ts'
import { closeListening, practice, renderListening } from './testing/render-listening.tsx'
import { themeLink } from './theme-link.ts'

afterEach(closeListening)

const begin = { id: 'pan', kind: 'video', title: 'El pan', level: 'B1' } as const
const theme: ListeningTheme = {
  kind: 'video',
  category: 'Food',
  isOwn: false,
  thumbnail: '',
  isOfLevel: true,
  count: 3,
  hasMore: false,
  knownShare: 0.628,
  begin,
  dictate: begin,
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('level, new and known words, and themes with their links', async () => {
  const locked = {
    ...theme,
    category: 'Travel',
    isOfLevel: false,
    begin: null,
    dictate: null,
    hasMore: true,
    knownShare: 0,
  }
  renderListening({ listening: { ...practice, themes: [theme, locked] } })
  expect(await screen.findByText('Hear Spanish at B1, or write down what you hear.')).toBeTruthy()
  await screen.findByText('Level')
  const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent
  expect(['Level', 'New words', 'Learning', 'Known words'].map(figure)).toEqual(['B1', '120', '7', '45'])
  expect(hrefOf('Food')).toBe('/videos?level=B1&category=Food')
  expect(hrefOf('Listen to El pan')).toBe('/video/pan')
  expect(hrefOf('Dictation from El pan')).toBe('/listening?dictate=pan&kind=video')
  expect(screen.getByText('You know 62% of the words')).toBeTruthy()
  const other = screen.getByRole('heading', { level: 2, name: 'Other levels' }).parentElement as HTMLElement
  expect(within(other).getByText('At least 3 videos')).toBeTruthy()
  expect(within(other).getByText('Opens with Pro.')).toBeTruthy()
  expect(hrefOf('See what Pro offers')).toBe('/settings?tab=subscription')
  expect(within(other).getByRole('link', { name: 'Travel' }).getAttribute('href')).toBe(
    '/videos?level=all&category=Travel',
  )
})

test('where there is nothing, one way on', async () => {
  renderListening({ listening: practice })
  expect(await screen.findByText('Nothing to listen to yet')).toBeTruthy()
  expect(hrefOf('Add a video')).toBe('/videos?tab=mine&add=1')
})

test('a failure says so, and is tried again', async () => {
  let isBroken = true
  renderListening({
    listening: () => (isBroken ? new ApiFailure('BUSY') : { ...practice, themes: [theme] }),
  })
  expect(await screen.findByRole('alert')).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Food' })).toBeTruthy()
})

test.each([
  [{ kind: 'song', category: 'Pop', isOwn: false }, 'A1', '/songs?level=A1&category=Pop'],
  [{ kind: 'song', category: '', isOwn: true }, 'A1', '/songs?tab=mine'],
  [{ kind: 'video', category: '', isOwn: true }, null, '/videos?tab=mine'],
  [{ kind: 'video', category: 'My Videos', isOwn: false }, null, '/videos?level=all&category=My+Videos'],
] as const)('%o at %s is listed at %s', (of, level, address) => {
  expect(themeLink(of, level)).toBe(address)
})
