import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { closeVocabulary, renderVocabulary } from '../testing/render-vocabulary.tsx'
import { breads, kitchen } from '../testing/vocabulary-samples.ts'

afterEach(closeVocabulary)

const hard = { ...breads, id: 'rec-law-C1', name: 'Law', level: 'C1', progress: null } as const
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

test('lists are filtered by level and by name', async () => {
  const user = userEvent.setup()
  renderVocabulary('/vocabulary?tab=learn', { lists: [kitchen], recommended: [breads, hard] })
  await user.click(await screen.findByRole('button', { name: 'All levels' }))
  expect(names()).toEqual(['Food', 'Law'])
  expect(screen.getByRole('img', { name: '20% known already' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'C1' }))
  expect(names()).toEqual(['Law'])
  await user.type(screen.getByLabelText('Search lists'), 'food')
  expect(screen.getByText('No lists match')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all levels' }))
  expect(names()).toEqual(['Food', 'Law'])
})

test('a list can be practised but not reviewed, and is added to the learner’s own', async () => {
  const user = userEvent.setup()
  const { requestsTo } = renderVocabulary('/vocabulary', { lists: [kitchen], recommended: [breads] })
  await user.click(await screen.findByRole('tab', { name: 'Recommended' }))
  expect(screen.getByTestId('address').textContent).toBe('/vocabulary?tab=learn')
  await user.click(await screen.findByRole('button', { name: 'All levels' }))
  const card = (await screen.findByText('Food')).closest('li') as HTMLElement
  expect(within(card).getByRole('link', { name: 'Practise' }).getAttribute('href')).toContain(
    'list=rec-food-A2',
  )
  expect(within(card).queryByRole('link', { name: 'Learn' })).toBeNull()
  await user.click(within(card).getByRole('button', { name: 'Add to mine' }))
  expect(await screen.findByText('Added 25 words as Food (A2)')).toBeTruthy()
  expect(within(card).getByText('In your lists')).toBeTruthy()
  expect(requestsTo('POST', '/vocabulary/recommended')).toHaveLength(1)
  await user.click(screen.getByRole('tab', { name: 'My lists' }))
  await waitFor(() => expect(names()).toContain('Food (A2)'))
})

test('a language without lists shows a message', async () => {
  renderVocabulary('/vocabulary?tab=learn', { lists: [kitchen] })
  expect(await screen.findByText('No lists for this language yet')).toBeTruthy()
})
