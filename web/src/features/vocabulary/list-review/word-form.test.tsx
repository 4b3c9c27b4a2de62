import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { closeVocabulary, listSessionAddress, renderVocabulary } from '../testing/render-vocabulary.tsx'
import { kitchen, pinch, rag } from '../testing/vocabulary-samples.ts'

afterEach(closeVocabulary)

async function openForm(words = [rag, pinch]) {
  const user = userEvent.setup()
  const { requestsTo } = renderVocabulary(listSessionAddress('learn'), { lists: [kitchen], words })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  return { user, requestsTo }
}

const translation = () => screen.getByLabelText<HTMLInputElement>('Translation')
const address = () => screen.getByTestId('address').textContent

test('Escape leaves an untouched form, and the session stays', async () => {
  const { user } = await openForm([{ ...rag, definition: 'One line\r\nand another' }])
  await user.keyboard('{Escape}')
  expect(screen.getByRole('heading', { name: 'trapo' })).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Edit')
  expect(address()).toBe(listSessionAddress('learn'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(address()).toBe('/vocabulary'))
})

test.each([
  ['Escape', '{Escape}'],
  ['the close button of the session', '{Shift>}{Tab}{Tab}{/Shift}{Enter}'],
])('%s asks before changes are discarded, and “Keep editing” keeps them', async (_, keys) => {
  const { user } = await openForm()
  await user.type(translation(), ', duster')
  await user.keyboard(keys)
  expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByText('Discard your changes?')).toBeNull())
  expect(translation().value).toBe('rag, cloth, duster')
  expect(address()).toBe(listSessionAddress('learn'))
})

test('Escape in the confirmation keeps the text too', async () => {
  const { user } = await openForm()
  await user.type(translation(), ', duster{Escape}')
  await screen.findByText('Discard your changes?')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('Discard your changes?')).toBeNull())
  expect(translation().value).toBe('rag, cloth, duster')
})

test('text that is discarded is neither saved nor shown', async () => {
  const { user, requestsTo } = await openForm()
  await user.type(translation(), ', duster{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(await screen.findByText('rag, cloth')).toBeTruthy()
  expect(screen.queryByText('Discard your changes?')).toBeNull()
  expect(requestsTo('PUT', '/')).toHaveLength(0)
  expect(address()).toBe(listSessionAddress('learn'))
})
