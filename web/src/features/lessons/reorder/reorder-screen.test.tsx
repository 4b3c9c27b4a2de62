import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listAnswerSuggestions } from '@verbena/contract/lessons/answer-suggestions'
import { type LessonEntry, listLessons, reorderLessons } from '@verbena/contract/lessons/lessons'
import { afterEach, describe, expect, test } from 'vitest'
import { saveUser } from '../../../api/session.ts'
import { learner } from '../../../api/testing/fake-learner.ts'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import { ReorderRoute } from '../reorder.route.tsx'
import { closeLessons, renderLessons } from '../testing/render-lessons.tsx'

afterEach(closeLessons)

const lesson = (id: number, title: string): LessonEntry => ({
  id,
  level: 'A2',
  title,
  goal: `Goal ${id}`,
  type: 'word-bank',
  exercise_type: 'word-bank',
  order: id,
  status: 'locked',
  itemCount: 10,
  position: 0,
})
const three = [lesson(101, 'One'), lesson(102, 'Two'), lesson(103, 'Three')]

type Options = { address?: string; isEditor?: boolean; items?: LessonEntry[]; saved?: ApiFailure }
const open = ({ address = '/?native=en&target=es&level=A2', isEditor, items = three, saved }: Options = {}) =>
  renderLessons(
    <ReorderRoute />,
    [
      [listLessons, () => ({ items })],
      [listAnswerSuggestions, isEditor ? { suggestions: [] } : new ApiFailure('FORBIDDEN')],
      [reorderLessons, saved ?? { success: true as const }],
    ],
    { address },
  )
const titles = () =>
  within(screen.getByRole('list', { name: 'Lessons, in their order' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('.order__title')?.textContent)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const chosen = () =>
  screen.getAllByRole('combobox').map((select) => (select as HTMLSelectElement).selectedOptions[0]?.text)

describe('which order is shown', () => {
  test('without parameters the URL means the specified defaults', async () => {
    const { requestsTo } = open({ address: '/' })
    await screen.findByText('One')
    expect(chosen()).toEqual(['Spanish', 'English', 'A1'])
    expect(requestsTo('GET', '/exercises')[0]?.query).toEqual({
      native_language: 'es',
      target_language: 'en',
      level: 'A1',
    })
  })

  test('the languages are the specified ones and the learner’s own', async () => {
    open({ address: '/?native=en&target=no&level=B1' })
    const names = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    const specified = ['Spanish', 'English', 'Italian', 'French', 'German']
    expect([names('I speak'), names('I learn')]).toEqual([specified, specified])
    closeLessons()
    open({ address: '/?native=en&target=no&level=B1' })
    saveUser({ ...learner, targetLanguage: 'no' })
    expect(await screen.findByRole('option', { name: 'Norwegian' })).toBeTruthy()
    expect(names('I learn')).toEqual([...specified, 'Norwegian'])
    await expect.poll(chosen).toEqual(['English', 'Norwegian', 'B1'])
  })

  test('a filter loads another order, and is part of the URL', async () => {
    const { requestsTo } = open()
    await screen.findByText('One')
    await userEvent.selectOptions(screen.getByLabelText('Level'), 'C1')
    await expect.poll(() => requestsTo('GET', '/exercises').at(-1)?.query.level).toBe('C1')
    expect(screen.getByTestId('address').textContent).toBe('/?native=en&target=es&level=C1')
  })

  test('two equal languages show a message', async () => {
    const { requestsTo } = open({ address: '/?native=es&target=es' })
    expect(await screen.findByText('Choose two different languages.')).toBeTruthy()
    expect(requestsTo('GET', '/exercises')).toEqual([])
  })

  test('without lessons it shows a message', async () => {
    open({ items: [] })
    expect(await screen.findByText('No exercises available for your level/language.')).toBeTruthy()
  })
})

describe('an order', () => {
  test('is changed by the keyboard, announced, and saved', async () => {
    const { requestsTo } = open()
    const down = await screen.findByRole('button', { name: 'Move “One” down' })
    down.focus()
    await userEvent.keyboard('{Enter}')
    expect(titles()).toEqual(['Two', 'One', 'Three'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move “One” down')
    expect(screen.getByText('One: place 2 of 3')).toBeTruthy()
    expect(screen.getByText('Not saved yet.')).toBeTruthy()
    await press('Save the order')
    expect(await screen.findByText('Order saved ✅')).toBeTruthy()
    expect(requestsTo('PUT', '/exercises/reorder')[0]?.body).toEqual({
      native_language: 'en',
      target_language: 'es',
      level: 'A2',
      ids: [102, 101, 103],
    })
    expect(screen.queryByText('Not saved yet.')).toBeNull()
  })

  test('that is changed back after it was saved is unsaved again', async () => {
    open()
    await press('Move “One” down')
    await press('Save the order')
    await screen.findByText('Order saved ✅')
    await press('Move “One” up')
    expect(titles()).toEqual(['One', 'Two', 'Three'])
    expect(screen.getByText('Not saved yet.')).toBeTruthy()
    expect(screen.queryByText('Order saved ✅')).toBeNull()
  })

  test('does not move beyond its ends', async () => {
    open()
    await press('Move “One” up')
    await press('Move “Three” down')
    expect(titles()).toEqual(['One', 'Two', 'Three'])
  })

  test('that could not be saved stays, and shows why', async () => {
    open({ saved: new ApiFailure('DATABASE_AWAY') })
    await press('Move “Two” up')
    await press('Save the order')
    expect(await screen.findByText(/^Could not be saved: /)).toBeTruthy()
    expect(titles()).toEqual(['Two', 'One', 'Three'])
    expect(screen.getByText('Not saved yet.')).toBeTruthy()
  })

  test('is published by editors only', async () => {
    open()
    await screen.findByText('One')
    expect(screen.queryByRole('button', { name: 'Publish for everybody' })).toBeNull()
    closeLessons()
    const { requestsTo } = open({ isEditor: true })
    await press('Publish for everybody')
    expect(await screen.findByText('Order published for everybody ✅')).toBeTruthy()
    expect(requestsTo('PUT', '/exercises/reorder')[0]?.body).toMatchObject({
      ids: [101, 102, 103],
      publish: true,
    })
  })
})
