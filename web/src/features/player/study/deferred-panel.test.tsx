import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { startI18n } from '../../../i18n/i18n.ts'
import { deferComponent } from '../../../parts/deferred/deferred-component.ts'
import { addPlayerMessages } from '../player-messages.ts'
import { renderStudy } from '../testing/render-study.tsx'
import { DeferredPanel } from './deferred-panel.tsx'
import type { StudyProps } from './study-props.ts'

startI18n('en')
addPlayerMessages()
afterEach(cleanup)

test('a panel whose code does not come leaves the video alone, and can be tried again', async () => {
  let isOffline = true
  const load = async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return ({ item }: StudyProps) => <p>{item.title}</p>
  }
  const component = deferComponent(load)
  const { restore } = renderStudy((study) => <DeferredPanel component={component} {...study} />)
  expect(await screen.findByText('This part could not be loaded')).toBeTruthy()
  isOffline = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('El pan')).toBeTruthy()
  restore()
})
