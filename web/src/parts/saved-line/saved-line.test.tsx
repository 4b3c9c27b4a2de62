import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { type SavedLine as Line, readWordLine } from '@verbena/contract/vocabulary/saved-line'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { clearSession } from '../../api/session.ts'
import { signIn } from '../../api/testing/fake-learner.ts'
import { fakeServer } from '../../api/testing/fake-server.ts'
import { startI18n } from '../../i18n/i18n.ts'
import { SavedLine } from './saved-line.tsx'

const line: Line = {
  ...{ text: 'Corto las patatas.', mediaId: 'tortilla', kind: 'video', title: 'La tortilla secreta' },
  ...{
    startSeconds: 41.2,
    endSeconds: 44,
    sound: '/media/clips/1/sound.mp3',
    picture: '/media/clips/1/picture.jpg',
  },
  files: [{ src: '/media/tortilla/video.webm', mime: 'video/webm' }],
}

let restore = () => {}
function open(found: Line | null, isSilent = false) {
  startI18n('en')
  signIn()
  restore = fakeServer([[readWordLine, () => ({ line: found })]]).restore
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <SavedLine wordId="0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0010" language="es" isSilent={isSilent} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
afterEach(() => {
  cleanup()
  clearSession()
  restore()
})

test('shows the picture, a button for the sound, and a link to the place', async () => {
  const { container } = open(line)
  expect(await screen.findByRole('button', { name: 'Play the line' })).toBeTruthy()
  expect(container.querySelector('img')?.getAttribute('src')).toBe(line.picture)
  const link = screen.getByRole('link', { name: /La tortilla secreta/ })
  expect(link.getAttribute('href')).toBe('/video/tortilla?t=41.2')
})

test('has no button for an item of YouTube, and none while the sound is off', async () => {
  open({ ...line, sound: null, files: [] })
  expect(await screen.findByRole('link')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  restore()
  open(line, true)
  expect(await screen.findByRole('link')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('renders nothing for a word without a place', async () => {
  const { container } = open(null)
  await waitFor(() => expect(container.innerHTML).toBe(''))
})
