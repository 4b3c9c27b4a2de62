import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { startI18n } from '../../../../i18n/i18n.ts'
import { addPlayerMessages } from '../../player-messages.ts'
import { QuestionHelp } from './question-help.tsx'

startI18n('en')
addPlayerMessages()
afterEach(cleanup)

test('a question in the target language is shown in the language of the learner on request', async () => {
  const help = { question: 'Why does Inés travel?', options: ['for an interview', 'for a clock', 'for fun'] }
  render(<QuestionHelp help={help} language="en" />)
  expect(screen.queryByText(help.question)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show in English' }))
  expect(screen.getByText(help.question).closest('[lang]')?.getAttribute('lang')).toBe('en')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(help.options)
})
