// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Endpoint } from '@verbena/contract/endpoint'
import { type Explanation, explain } from '@verbena/contract/lookup'
import { createList, listWordLists, saveWord } from '@verbena/contract/vocabulary'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../../api/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../api/fake-server.ts'
import { clearSession } from '../../api/session.ts'
import { createQueryClient } from '../../app/query-client.ts'
import { startI18n } from '../../i18n/i18n.ts'
import { ToastProvider } from '../../ui/toast.tsx'
import { hideToast, shownToasts } from '../../ui/toast-store.ts'

startI18n('en')
// A part registers its texts when it is loaded, as its chunk is in the browser: after the start.
const { WordCard } = await import('./word-card.tsx')

const abrio: Explanation = {
  word: 'abrió',
  translation: 'opened, to open',
  definition: 'To make an entrance free.',
  example: 'Ana abrió la puerta.',
  exampleTranslation: 'Ana opened the door.',
  lemma: 'abrir',
  formReasons: ['past', 'thirdPerson'],
  partOfSpeech: 'verb',
  source: 'Verbena',
  alternatives: [{ lemma: 'abrirse', partOfSpeech: 'verb', translation: 'to open up' }],
}
const unknown: Explanation = { word: 'x', translation: '', definition: '', example: '', error: 'not found' }
const travel = { id: '7e0b4d4e-5b0f-4a44-9a55-2f0a6b1c0001', name: 'Travel' }
const kitchen = { id: '7e0b4d4e-5b0f-4a44-9a55-2f0a6b1c0002', name: 'Kitchen' }
const lookup = {
  text: 'abrió',
  context: 'Ana abrió la puerta.',
  mediaId: 'la-puerta',
  language: 'es' as const,
}

const saved = ({ body }: { body: unknown }) => {
  const { listId } = body as { listId?: string }
  const name = listId === travel.id ? 'Travel' : listId === kitchen.id ? 'Kitchen' : 'New'
  return { success: true as const, id: 'w', listId: listId ?? 'n', listName: name, created: true }
}

let server: ReturnType<typeof fakeServer>
const onClose = vi.fn()

beforeEach(signIn)
afterEach(() => {
  cleanup()
  server.restore()
  onClose.mockReset()
  for (const { id } of shownToasts()) hideToast(id)
  clearSession()
})

type AnswerOf<E extends Endpoint> = Parameters<typeof fakeServer<readonly [E]>>[0][0][1]
type Lists = AnswerOf<typeof listWordLists>

function open(
  answer: AnswerOf<typeof explain> = abrio,
  lists: Lists = [travel, kitchen],
  save: AnswerOf<typeof saveWord> = saved,
) {
  server = fakeServer([
    [explain, answer],
    [listWordLists, lists],
    [saveWord, save],
    [createList, { id: kitchen.id, name: 'Kitchen' }],
  ])
  const anchor = { line: document.body, word: document.body }
  const page = (isCardOpen: boolean) => (
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <MemoryRouter initialEntries={['/video/la-puerta?from=1']}>
          {isCardOpen && <WordCard lookup={lookup} anchor={anchor} onClose={onClose} />}
          <CameFrom />
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>
  )
  const queries = createQueryClient()
  const { rerender } = render(page(true))
  const card = within(screen.getByRole('dialog', { name: 'abrió' }))
  return { ...card, close: () => rerender(page(false)) }
}

function CameFrom() {
  const { pathname, state } = useLocation()
  return <output aria-label="address">{`${pathname} ${JSON.stringify(state)}`}</output>
}

const bodiesSaved = () => server.requests.filter(({ path }) => path === saveWord.path).map(({ body }) => body)

test('shows that it is looking, then what the word means and why it looks as it does', async () => {
  const card = open()
  expect(card.getByText('Looking the word up')).toBeTruthy()
  expect(await card.findByText('opened, to open')).toBeTruthy()
  expect(card.getByText(/verb · past, third person of/)).toBeTruthy()
  expect(card.getByText('abrir')).toBeTruthy()
  expect(card.getByText('Ana opened the door.')).toBeTruthy()
  expect(card.getByText('to open up')).toBeTruthy()
  expect(card.getByRole('link', { name: /WordReference/ }).getAttribute('href')).toBe(
    'https://www.wordreference.com/enes/abri%C3%B3',
  )
  expect(server.requests[0]?.query).toMatchObject({ selectedText: 'abrió', video_id: 'la-puerta' })
})

test('shows how the word is pronounced to those who read, and says it at the press of a button', async () => {
  const card = open({ ...abrio, ipa: 'aˈβɾjo' })
  const ipa = await card.findByText('/aˈβɾjo/')
  expect(ipa.closest('[aria-hidden="true"]')).toBe(ipa)
  expect(card.getByRole('button', { name: 'Listen to “abrió”' })).toBeTruthy()
})

test('takes focus, and Escape closes it', async () => {
  open()
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a lookup that fails says so, and can be tried again', async () => {
  let attempts = 0
  const card = open(() => {
    attempts += 1
    return attempts === 1 ? new ApiFailure('BUSY') : abrio
  })
  await userEvent.click(await card.findByRole('button', { name: 'Try again' }))
  expect(await card.findByText('opened, to open')).toBeTruthy()
})

test('saves to the list used last, says where, and closes', async () => {
  const card = open()
  await userEvent.click(await card.findByRole('button', { name: 'Save to Travel' }))
  expect(await card.findAllByText('Saved to Travel')).not.toHaveLength(0)
  expect(bodiesSaved()).toEqual([
    {
      word: 'abrió',
      translation: 'opened, to open',
      definition: 'To make an entrance free.',
      example: 'Ana abrió la puerta.',
      language: 'es',
      listId: travel.id,
    },
  ])
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), { timeout: 3000 })
})

test('lists that do not arrive are asked for again, and no new one is made in their place', async () => {
  let isBroken = true
  const card = open(abrio, () => (isBroken ? new ApiFailure('FORBIDDEN') : [travel]))
  expect(await card.findByText(/Your lists did not arrive/)).toBeTruthy()
  expect(card.queryByRole('button', { name: /Save to/ })).toBeNull()
  isBroken = false
  await userEvent.click(card.getByRole('button', { name: 'Try again' }))
  expect(await card.findByRole('button', { name: 'Save to Travel' })).toBeTruthy()
  expect(bodiesSaved()).toEqual([])
})

test('keeps the focus in the card when the button that was pressed goes', async () => {
  const card = open()
  const save = await card.findByRole('button', { name: 'Save to Travel' })
  save.focus()
  await userEvent.keyboard('{Enter}')
  await card.findAllByText('Saved to Travel')
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
})

test('a save that fails after the card was closed says which word, and can be tried again', async () => {
  let attempts = 0
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const card = open(abrio, [travel], async (request) => {
    attempts += 1
    if (attempts > 1) return saved(request)
    await isAnswered
    return new ApiFailure('BUSY')
  })
  await userEvent.click(await card.findByRole('button', { name: 'Save to Travel' }))
  card.close()
  answer()
  expect(await screen.findByText('“abrió” was not saved.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('“abrió”: Saved to Travel')).toBeTruthy()
  expect(bodiesSaved()).toMatchObject([
    { word: 'abrió', listId: travel.id },
    { word: 'abrió', listId: travel.id },
  ])
})

test('a save that fails while the card is open says so there only', async () => {
  const card = open(abrio, [travel], new ApiFailure('BUSY'))
  await userEvent.click(await card.findByRole('button', { name: 'Save to Travel' }))
  expect(await card.findByText(/Not saved/)).toBeTruthy()
  expect(shownToasts()).toEqual([])
})

test('saves to another list behind the chevron', async () => {
  const card = open()
  await card.findByRole('button', { name: 'Save to Travel' })
  await userEvent.click(card.getByRole('button', { name: 'Choose another list' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Kitchen' }))
  await card.findAllByText('Saved to Kitchen')
  expect(bodiesSaved()).toMatchObject([{ listId: kitchen.id }])
})

test('a new list is created, and the word saved to it; a blank name does nothing', async () => {
  const card = open(abrio, [])
  await card.findByRole('button', { name: 'Save to My words' })
  await userEvent.click(card.getByRole('button', { name: 'Choose another list' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Create new list' }))
  const form = within(await screen.findByRole('dialog', { name: 'Create new list' }))
  await userEvent.type(form.getByLabelText('Theme Name'), '   {Enter}')
  expect(server.requests.some(({ path }) => path === createList.path)).toBe(false)
  await userEvent.type(form.getByLabelText('Theme Name'), 'Kitchen')
  await userEvent.click(form.getByRole('button', { name: 'Create Theme' }))
  await waitFor(() => expect(bodiesSaved()).toMatchObject([{ listId: kitchen.id }]))
})

test('who thinks better of a new list is back at the button that led there', async () => {
  const card = open()
  const others = await card.findByRole('button', { name: 'Choose another list' })
  await userEvent.click(others)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Create new list' }))
  await screen.findByRole('dialog', { name: 'Create new list' })
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'Create new list' })).toBeNull()
  expect(document.activeElement).toBe(others)
  expect(onClose).not.toHaveBeenCalled()
})

test('an unknown word can be kept with a translation of the learner', async () => {
  const card = open(unknown)
  const save = await card.findByRole<HTMLButtonElement>('button', { name: 'Save to Travel' })
  expect(save.disabled).toBe(true)
  await userEvent.type(card.getByLabelText('Your translation'), 'he opened')
  await userEvent.click(save)
  await waitFor(() => expect(bodiesSaved()).toMatchObject([{ word: 'abrió', translation: 'he opened' }]))
})

test("Enter in the learner's own translation saves the word; without one it does nothing", async () => {
  const card = open(unknown)
  await card.findByRole('button', { name: 'Save to Travel' })
  const field = card.getByLabelText('Your translation')
  await userEvent.type(field, ' {Enter}')
  expect(bodiesSaved()).toEqual([])
  await userEvent.type(field, 'he opened{Enter}')
  await waitFor(() => expect(bodiesSaved()).toMatchObject([{ word: 'abrió', translation: 'he opened' }]))
})

test('a new list for an unknown word is created once, and the word saved to it once', async () => {
  const card = open(unknown)
  await userEvent.type(await card.findByLabelText('Your translation'), 'he opened')
  await userEvent.click(card.getByRole('button', { name: 'Choose another list' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Create new list' }))
  const form = within(await screen.findByRole('dialog', { name: 'Create new list' }))
  await userEvent.type(form.getByLabelText('Theme Name'), 'Kitchen{Enter}')
  await waitFor(() => expect(bodiesSaved()).toMatchObject([{ listId: kitchen.id }]))
})

test.each([
  ['Sign up', '/signup'],
  ['Log in', '/login'],
])('a guest who chooses "%s" takes the way back to the film along', async (choice, address) => {
  clearSession()
  const card = open()
  await userEvent.click(await card.findByRole('button', { name: 'Save' }))
  await userEvent.click(card.getByRole('link', { name: choice }))
  const state = { from: '/video/la-puerta?from=1' }
  expect(screen.getByLabelText('address').textContent).toBe(`${address} ${JSON.stringify(state)}`)
})

test('a guest is asked to sign in when saving, and not before', async () => {
  clearSession()
  const card = open()
  const save = await card.findByRole('button', { name: 'Save' })
  expect(card.queryByRole('link', { name: 'Log in' })).toBeNull()
  await userEvent.click(save)
  expect(card.getByRole('link', { name: 'Log in' })).toBeTruthy()
  expect(server.requests.some(({ path }) => path === listWordLists.path)).toBe(false)
})

test('a learner whose words of the day are used up is shown the way to more, and no retry', async () => {
  const card = open(new ApiFailure('DAILY_LIMIT'))
  expect(await card.findByText('That was the last word of today')).toBeTruthy()
  expect(card.getByRole('link', { name: 'See what Pro offers' }).getAttribute('href')).toBe(
    '/settings?tab=subscription',
  )
  expect(card.queryByRole('link', { name: 'Create a free account' })).toBeNull()
  expect(card.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('that the words of the day are used up is read out once', async () => {
  const card = open(new ApiFailure('DAILY_LIMIT'))
  await card.findByText('That was the last word of today')
  const spoken = card.getAllByRole('status').map(({ textContent }) => textContent)
  expect(spoken.filter(Boolean)).toEqual([
    'That was the last word of todayThere are new ones tomorrow. With Pro there is no limit.',
  ])
})

test.each([
  ['Create a free account', '/signup'],
  ['See the plans', '/plans'],
])('a guest whose words are used up may choose "%s", and find back to the film', async (name, address) => {
  clearSession()
  const card = open(new ApiFailure('DAILY_LIMIT'))
  await userEvent.click(await card.findByRole('link', { name }))
  const state = { from: '/video/la-puerta?from=1' }
  expect(screen.getByLabelText('address').textContent).toBe(`${address} ${JSON.stringify(state)}`)
})
