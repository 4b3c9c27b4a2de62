// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { startI18n } from '../../i18n/i18n.ts'
import { LazyPanel } from './lazy-panel.tsx'
import { openStudy } from './open-study.tsx'
import { addPlayerMessages } from './player-messages.ts'
import type { StudyProps } from './study-props.ts'

startI18n('en')
addPlayerMessages()
afterEach(cleanup)

test('a panel whose code does not come leaves the film alone, and can be tried again', async () => {
  let isAway = true
  const load = async () => {
    if (isAway) throw new TypeError('Failed to fetch dynamically imported module')
    return ({ item }: StudyProps) => <p>{item.title}</p>
  }
  const { restore } = openStudy((study) => <LazyPanel name="gaps" load={load} {...study} />)
  expect(await screen.findByText('This part could not be loaded')).toBeTruthy()
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('El pan')).toBeTruthy()
  restore()
})
