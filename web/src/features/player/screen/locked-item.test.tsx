import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { startI18n } from '../../../i18n/i18n.ts'
import type { MediaCardState } from '../../../parts/media/media-card-state.ts'
import { addPlayerMessages } from '../player-messages.ts'
import { LockedItem } from './locked-item.tsx'

startI18n('en')
addPlayerMessages()
afterEach(cleanup)

const open = (state: unknown) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/video/relojes', state }]}>
      <LockedItem kind="video" />
    </MemoryRouter>,
  )

test('names what the card that led here was of', () => {
  const state: MediaCardState = {
    card: { title: 'La maleta de los relojes', thumbnail: '/media/m.webp', level: 'B1', language: 'es' },
  }
  open(state)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('La maleta de los relojes')
  expect(screen.getByText('B1')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to videos' })).toBeTruthy()
})

test.each([null, 'x', { from: '/videos' }])(
  'without a card, as with the state %j, it says what it is',
  (state) => {
    open(state)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Premium')
  },
)
