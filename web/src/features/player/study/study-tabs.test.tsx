import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearSession } from '../../../api/session.ts'
import { signIn } from '../../../api/testing/fake-learner.ts'
import { startI18n } from '../../../i18n/i18n.ts'
import { addPlayerMessages } from '../player-messages.ts'
import { renderStudy } from '../testing/render-study.tsx'
import type { StudyProps } from './study-props.ts'
import { StudyTabs } from './study-tabs.tsx'

startI18n('en')
addPlayerMessages()

let opened: ReturnType<typeof renderStudy>
let switches = 0
function open(address: string) {
  opened = renderStudy((study: StudyProps) => (
    <MemoryRouter initialEntries={[address]}>
      <StudyTabs
        {...study}
        transcript={<input aria-label="lines" />}
        onSwitch={() => {
          switches += 1
        }}
      />
      <Address />
    </MemoryRouter>
  ))
}

function Address() {
  return <output aria-label="address">{useLocation().search}</output>
}

beforeEach(() => {
  switches = 0
  signIn()
})
afterEach(() => {
  cleanup()
  opened.restore()
  clearSession()
})

const tab = (name: string) => screen.getByRole('tab', { name })
const slow = { timeout: 8000 }

test('opens on the gaps, and the chosen tab stands in the address beside the rest', async () => {
  open('/video/pan?from=word')
  expect(await screen.findByText('Gap 1 / 2', {}, slow)).toBeTruthy()
  expect(tab('Fill the Gaps').getAttribute('aria-selected')).toBe('true')
  await userEvent.click(tab('Transcription'))
  expect(screen.getByLabelText('address').textContent).toBe('?from=word&tab=transcription')
  expect(switches).toBe(1)
})

test('what is half done is there after a look at the lines, and its keys rest meanwhile', async () => {
  open('/video/pan')
  await screen.findByText('Gap 1 / 2', {}, slow)
  await userEvent.keyboard('1')
  await screen.findByText('Gap 2 / 2')
  await userEvent.click(tab('Transcription'))
  await userEvent.keyboard('1')
  await userEvent.type(screen.getByLabelText('lines'), 'typed')
  await userEvent.click(tab('Fill the Gaps'))
  expect(await screen.findByText('Gap 2 / 2')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Gap 2: open' })).toBeTruthy()
  await userEvent.click(tab('Transcription'))
  expect(screen.getByLabelText('lines')).toHaveProperty('value', 'typed')
})

test('the test is made only when its tab is opened', async () => {
  open('/video/pan?tab=transcription')
  expect(opened.requests).toEqual([])
  await userEvent.click(tab('Test'))
  expect(await screen.findByText('Question 1 / 2', {}, slow)).toBeTruthy()
  expect(opened.requests.map(({ path }) => path)).not.toContain('/generate-fill-gaps')
})
