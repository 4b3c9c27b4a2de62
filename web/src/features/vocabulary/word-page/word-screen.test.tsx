import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { closeWord, renderWord, type State, sentence, viene } from '../testing/render-word.tsx'

afterEach(closeWord)

test('the page of a word shows its meaning, its lists and its review cards', async () => {
  renderWord({ page: viene, sentences: [sentence] })
  expect((await screen.findByRole('heading', { level: 1, name: 'viene' })).getAttribute('lang')).toBe('es')
  expect(screen.getByText('comes')).toBeTruthy()
  expect(screen.getByRole('link', { name: /WordReference/ }).getAttribute('href')).toBe(
    'https://www.wordreference.com/enes/viene',
  )
  expect(screen.getByRole('button', { name: 'Listen to “viene”' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'De viaje' }).getAttribute('href')).toBe('/vocabulary/list/2')
  expect(screen.getByRole('link', { name: 'as venir' }).getAttribute('href')).toBe('/vocabulary/word/3')
  expect(
    screen.getByText(/Next on December 3, 2026 · holds about 12 days · 5 answers · forgotten once/),
  ).toBeTruthy()
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Nov 20, 2026.*Forgotten.*typed/),
    expect.stringMatching(/Nov 19, 2026.*Good.*chosen/),
  ])
})

test('each sentence links to its time, and more are loaded on demand', async () => {
  const user = userEvent.setup()
  renderWord({ page: viene, sentences: [sentence], hasMore: true })
  const [met, elsewhere] = await screen.findAllByRole('link', { name: /El pan viene caliente/ })
  expect(met?.getAttribute('href')).toBe('/video/pan?t=12.3')
  expect(met?.querySelector('em')?.textContent).toBe('viene')
  expect(elsewhere?.getAttribute('href')).toBe('/song/luna?t=12.3')
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(screen.getAllByRole('link', { name: /El pan viene/ })).toHaveLength(3))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('a word without sentences shows a message', async () => {
  renderWord({ page: viene })
  expect(await screen.findByText('Not in anything you have played so far.')).toBeTruthy()
})

test('a chosen status is saved and stays selected', async () => {
  const user = userEvent.setup()
  const { requestsTo } = renderWord({ page: viene })
  await user.click(await screen.findByRole('radio', { name: 'Known' }))
  await waitFor(() =>
    expect(requestsTo('PUT', '/word-status')[0]?.body).toMatchObject({ lemma: 'venir', status: 'known' }),
  )
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Known' }).checked).toBe(true),
  )
})

test('a form becomes a separate word', async () => {
  const user = userEvent.setup()
  const { requestsTo } = renderWord({ page: viene })
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: '“viene” is a word of its own' })
  expect(box.checked).toBe(false)
  await user.click(box)
  await waitFor(() => expect(box.checked && !box.disabled).toBe(true))
  expect(requestsTo('PUT', '/own-form')[0]?.body).toEqual({ isOwnForm: true })
  expect(
    screen.getByText('Its status, its note and its reviews are apart from those of its base form.'),
  ).toBeTruthy()
  expect(screen.queryByText('form of')).toBeNull()
})

test('a base form has no such choice', async () => {
  renderWord({ page: { ...viene, word: 'venir' } })
  await screen.findByRole('heading', { level: 1, name: 'venir' })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('further forms are shown on demand', async () => {
  const user = userEvent.setup()
  renderWord({ page: viene })
  expect((await screen.findAllByText('past')).length).toBe(8)
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }))
  expect(screen.getAllByText('past')).toHaveLength(10)
})

describe('the note', () => {
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your note' })

  test('is saved when its field is left', async () => {
    const user = userEvent.setup()
    const { requestsTo } = renderWord({ page: viene })
    await user.type(await field(), ', venga')
    expect(requestsTo('PUT', '/note')).toHaveLength(0)
    await user.tab()
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(requestsTo('PUT', '/note')[0]?.body).toEqual({ note: 'like “ven”, venga', was: 'like “ven”' })
  })

  test('is saved when the page is left, but only if it changed', async () => {
    const user = userEvent.setup()
    const { requestsTo } = renderWord({ page: viene })
    await field()
    fireEvent(window, new Event('pagehide'))
    expect(requestsTo('PUT', '/note')).toHaveLength(0)
    await user.type(await field(), '!')
    fireEvent(window, new Event('pagehide'))
    await waitFor(() => expect(requestsTo('PUT', '/note')).toHaveLength(1))
  })

  test.each([
    ['Keep what stands here', 'mine'],
    ['Take that instead', 'theirs'],
  ])('that was changed elsewhere offers both versions: %s', async (choice, expected) => {
    const user = userEvent.setup()
    const state: State = { page: viene }
    renderWord(state)
    await user.clear(await field())
    state.page = { ...viene, note: 'theirs' }
    await user.type(await field(), 'mine')
    await user.tab()
    expect(await screen.findByText('Somewhere else you wrote:')).toBeTruthy()
    expect(screen.getByText('theirs')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: choice }))
    await waitFor(() => expect(state.page?.note).toBe(expected))
    expect((await field()).value).toBe(expected)
  })
})

test('a deleted word shows a message and a link back', async () => {
  renderWord()
  expect(await screen.findByText('This word is not in your lists any more')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to my lists' }).getAttribute('href')).toBe('/vocabulary')
})
