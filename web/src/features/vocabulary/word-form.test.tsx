// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { closeVocabulary, kitchen, openVocabulary, pinch, rag, sessionAddress } from './open-vocabulary.tsx'

afterEach(closeVocabulary)

async function openForm(words = [rag, pinch]) {
  const user = userEvent.setup()
  const { made } = openVocabulary(sessionAddress('learn'), { lists: [kitchen], words })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  return { user, made }
}

const translation = () => screen.getByLabelText<HTMLInputElement>('Translation')
const address = () => screen.getByTestId('address').textContent

test('Escape leaves an untouched form, and the session stays', async () => {
  const { user } = await openForm([{ ...rag, definition: 'One line\r\nand another' }])
  await user.keyboard('{Escape}')
  expect(screen.getByRole('heading', { name: 'trapo' })).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Edit')
  expect(address()).toBe(sessionAddress('learn'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(address()).toBe('/vocabulary'))
})

test.each([
  ['Escape', '{Escape}'],
  ['the cross of the session', '{Shift>}{Tab}{Tab}{/Shift}{Enter}'],
])('%s asks before a form loses its text, and keeps it when told to', async (_, keys) => {
  const { user } = await openForm()
  await user.type(translation(), ', duster')
  await user.keyboard(keys)
  expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByText('Discard your changes?')).toBeNull())
  expect(translation().value).toBe('rag, cloth, duster')
  expect(address()).toBe(sessionAddress('learn'))
})

test('Escape at the question keeps the text too', async () => {
  const { user } = await openForm()
  await user.type(translation(), ', duster{Escape}')
  await screen.findByText('Discard your changes?')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('Discard your changes?')).toBeNull())
  expect(translation().value).toBe('rag, cloth, duster')
})

test('text that is discarded is neither saved nor shown', async () => {
  const { user, made } = await openForm()
  await user.type(translation(), ', duster{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(await screen.findByText('rag, cloth')).toBeTruthy()
  expect(screen.queryByText('Discard your changes?')).toBeNull()
  expect(made('PUT', '/')).toHaveLength(0)
  expect(address()).toBe(sessionAddress('learn'))
})
