import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { closeVocabulary, renderVocabulary } from '../testing/render-vocabulary.tsx'
import { kitchen, rag, travel } from '../testing/vocabulary-samples.ts'

afterEach(closeVocabulary)

async function openMenu(name: string, item: string) {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
  return user
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

test('a list gets another name and description, but not the name of another list', async () => {
  const { requestsTo } = renderVocabulary('/vocabulary', { lists: [kitchen, travel] })
  const user = await openMenu('En la cocina', 'Name and description')
  const name = screen.getByLabelText<HTMLInputElement>('Theme Name')
  expect(name.value).toBe('En la cocina')
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Please write something here.')).toBeTruthy()
  await user.type(name, 'De viaje{Enter}')
  expect(await screen.findByText('You already have a list with this name.')).toBeTruthy()
  await user.clear(name)
  await user.type(name, 'Mi cocina{Enter}')
  expect(await screen.findByRole('heading', { name: 'Mi cocina' })).toBeTruthy()
  expect(requestsTo('PUT', '/vocabulary/themes').at(-1)?.body).toEqual({
    name: 'Mi cocina',
    description: kitchen.description,
  })
})

describe('a list that is deleted', () => {
  test('is hidden at once and can be restored; no request is sent before', async () => {
    const { requestsTo } = renderVocabulary('/vocabulary', { lists: [kitchen, travel] })
    const user = await openMenu('En la cocina', 'Delete')
    expect(names()).toEqual(['De viaje'])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(names()).toEqual(['En la cocina', 'De viaje'])
    expect(requestsTo('DELETE', '/')).toHaveLength(0)
  })

  test('is deleted for good when the page is left', async () => {
    const { requestsTo } = renderVocabulary('/vocabulary', { lists: [kitchen, travel] })
    await openMenu('En la cocina', 'Delete')
    fireEvent(window, new Event('pagehide'))
    await waitFor(() => expect(requestsTo('DELETE', '/vocabulary/themes')).toHaveLength(1))
    expect(requestsTo('DELETE', '/')[0]?.params.id).toBe(kitchen.id)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('frees its name when a new list is created', async () => {
    const other = { ...travel, id: '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0003' }
    const { requestsTo } = renderVocabulary('/vocabulary', { lists: [kitchen, other] })
    const user = await openMenu('En la cocina', 'Delete')
    expect(requestsTo('DELETE', '/')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'New list' }))
    await waitFor(() => expect(requestsTo('DELETE', '/')[0]?.params.id).toBe(kitchen.id))
    await user.type(screen.getByLabelText('Theme Name'), 'En la cocina')
    await user.type(screen.getByLabelText('Description'), 'New{Enter}')
    await waitFor(() => expect(names()).toContain('En la cocina'))
  })

  test('moves the focus to the heading', async () => {
    renderVocabulary('/vocabulary', { lists: [kitchen, travel] })
    await openMenu('En la cocina', 'Delete')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('My lists'))
  })
})

test('two lists are merged, with a toast and undo', async () => {
  const other = { ...travel, wordCount: 5 }
  const { requestsTo } = renderVocabulary('/vocabulary', { lists: [kitchen, other] })
  const user = await openMenu('En la cocina', 'Merge into another list')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Merge' }))
  expect(await screen.findByText('Merged En la cocina into De viaje')).toBeTruthy()
  expect(names()).toEqual(['De viaje'])
  expect(screen.getByText('7 words')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(names()).toEqual(['En la cocina', 'De viaje'])
  expect(requestsTo('POST', '/vocabulary/themes')).toHaveLength(0)
  await openMenu('En la cocina', 'Merge into another list')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Merge' }))
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(requestsTo('POST', '/vocabulary/themes')).toHaveLength(1))
  expect(requestsTo('POST', '/vocabulary/themes')[0]).toMatchObject({
    params: { id: kitchen.id },
    body: { into: travel.id },
  })
})

test('a pending merge is sent before its list is learned', async () => {
  const { requestsTo } = renderVocabulary('/vocabulary', { lists: [kitchen, travel], words: [rag] })
  const user = await openMenu('En la cocina', 'Merge into another list')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Merge' }))
  expect(requestsTo('POST', '/vocabulary/themes')).toHaveLength(0)
  await user.click(screen.getByRole('link', { name: 'Learn' }))
  await waitFor(() => expect(requestsTo('POST', '/vocabulary/themes')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('lists are sorted by the keyboard alone, and their positions are announced', async () => {
  const third = { ...travel, id: '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0003', name: 'Fútbol' }
  const { requestsTo } = renderVocabulary('/vocabulary', { lists: [kitchen, travel, third] })
  const user = userEvent.setup()
  const open = await screen.findByRole('button', { name: 'Put lists in order' })
  open.focus()
  await user.keyboard('{Enter}')
  const down = await screen.findByRole('button', { name: 'Move En la cocina down' })
  down.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(down))
  expect(screen.getByText('En la cocina: place 2 of 3')).toBeTruthy()
  await user.keyboard('{Enter}{Enter}')
  expect(screen.getByText('En la cocina: place 3 of 3')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Keep this order' }))
  await waitFor(() => expect(names()).toEqual(['De viaje', 'Fútbol', 'En la cocina']))
  expect(requestsTo('PUT', '/vocabulary/theme-order')[0]?.body).toEqual({
    ids: [travel.id, third.id, kitchen.id],
  })
  expect(document.activeElement).toBe(open)
})
