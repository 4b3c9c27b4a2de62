import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Endpoint } from '@verbena/contract/endpoint'
import { findShownTopics } from '@verbena/contract/grammar'
import { type Explanation, explain, listSentences } from '@verbena/contract/lookup/lookup'
import { createList, listWordLists } from '@verbena/contract/vocabulary/lists'
import { setWordStatus, type WordStatus } from '@verbena/contract/vocabulary/word-status'
import { saveWord } from '@verbena/contract/vocabulary/words'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession } from '../../../api/session.ts'
import { signIn } from '../../../api/testing/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../../api/testing/fake-server.ts'
import { createQueryClient } from '../../../app/providers/query-client.ts'
import { startI18n } from '../../../i18n/i18n.ts'
import { ToastProvider } from '../../../ui/feedback/toast.tsx'
import { hideToast, shownToasts } from '../../../ui/feedback/toast-store.ts'
import { queryKeys } from '../../queries/query-keys.ts'
import type { Lookup } from './lookup.ts'

startI18n('en')
// Imported after the setup, because the module registers its texts in i18next when it is loaded.
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
const touched: Lookup = {
  text: 'abrió',
  context: 'Ana abrió la puerta.',
  mediaId: 'la-puerta',
  language: 'es',
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
  vi.restoreAllMocks()
  server.restore()
  onClose.mockReset()
  for (const { id } of shownToasts()) hideToast(id)
  clearSession()
})

type AnswerOf<E extends Endpoint> = Parameters<typeof fakeServer<readonly [E]>>[0][0][1]
type Lists = AnswerOf<typeof listWordLists>

type More = {
  sentences?: AnswerOf<typeof listSentences>
  keepStatus?: AnswerOf<typeof setWordStatus>
  lookup?: Lookup
}
const keepAny = ({ body }: { body: unknown }) => ({
  success: true as const,
  status: (body as { status: WordStatus }).status,
})

function open(
  answer: AnswerOf<typeof explain> = abrio,
  lists: Lists = [travel, kitchen],
  save: AnswerOf<typeof saveWord> = saved,
  { sentences = [], keepStatus = keepAny, lookup = touched }: More = {},
) {
  server = fakeServer([
    [explain, answer],
    [listWordLists, lists],
    [saveWord, save],
    [createList, { id: kitchen.id, name: 'Kitchen' }],
    [listSentences, sentences],
    [setWordStatus, keepStatus],
    [findShownTopics, [{ id: 'es-preterite', name: 'The preterite', level: 'A2' }]],
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
  const queries = createQueryClient({ retryDelayMs: 1 })
  const { rerender } = render(page(true))
  const card = within(screen.getByRole('dialog', { name: lookup.text }))
  return { ...card, queries, close: () => rerender(page(false)) }
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

test('leads to the grammar that the line shows', async () => {
  const card = open(abrio, [], saved, { lookup: { ...touched, line: 'Ana abrió la puerta.' } })
  const link = await card.findByRole('link', { name: 'The preterite' })
  expect(link.getAttribute('href')).toBe('/grammar?topic=es-preterite')
  expect(server.requests.find(({ path }) => path === findShownTopics.path)?.query).toMatchObject({
    line: 'Ana abrió la puerta.',
    language: 'es',
  })
})

test('of a guest does not ask for grammar, which is for learners', async () => {
  clearSession()
  const card = open(abrio, [], saved, { lookup: { ...touched, line: 'Ana abrió la puerta.' } })
  await card.findByText('opened, to open')
  expect(card.queryByText('Grammar in this line:')).toBeNull()
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
      word: 'abrir',
      translation: 'opened, to open',
      definition: 'To make an entrance free.',
      example: 'Ana abrió la puerta.',
      language: 'es',
      lemma: 'abrir',
      partOfSpeech: 'verb',
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
  expect(await screen.findByText('“abrir” was not saved.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('“abrir”: Saved to Travel')).toBeTruthy()
  expect(bodiesSaved()).toMatchObject([
    { word: 'abrir', listId: travel.id },
    { word: 'abrir', listId: travel.id },
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

test('an unknown word that resembles others offers them before it can be kept', async () => {
  const card = open({
    ...unknown,
    word: 'abrio',
    alternatives: [{ lemma: 'abrigo', partOfSpeech: 'noun', translation: 'coat' }],
  })
  expect(await card.findByText('Did you mean one of these?')).toBeDefined()
  expect(card.getByRole('button', { name: /abrigo/ })).toBeDefined()
  expect(card.queryByLabelText('Your translation')).toBeNull()
  await userEvent.click(card.getByRole('button', { name: /as it is/ }))
  expect(card.getByLabelText('Your translation')).toBeDefined()
})

test('a word without its accent says which word is explained, and that one is saved', async () => {
  const card = open({ ...abrio, word: 'abrio', meant: { word: 'abrió', because: 'spelling' } })
  expect(await card.findByText('Did you mean “abrió”?')).toBeDefined()
  await userEvent.click(await card.findByRole('button', { name: 'Save to Travel' }))
  await waitFor(() => expect(bodiesSaved()).toMatchObject([{ word: 'abrir', lemma: 'abrir' }]))
})

test('a name without a translation is explained, but there is nothing to save', async () => {
  const name = { ...unknown, word: 'Zorblat', translation: 'Zorblat', partOfSpeech: 'name', lemma: 'Zorblat' }
  const { error, ...explained } = name
  expect(error).toBeDefined()
  const card = open({ ...explained, partOfSpeech: 'name' })
  expect(await card.findByText(/^name/)).toBeDefined()
  expect(card.queryByRole('button', { name: /Save to/ })).toBeNull()
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

const having = (more: Partial<Explanation>): Explanation => ({ ...abrio, ...more })
const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ')

test.each([
  [
    { lemma: 'casa', word: 'casas', formReasons: ['plural'], partOfSpeech: 'noun', gender: 'f', level: 'A1' },
    'noun, feminine · A1 · plural of casa',
  ],
  [
    {
      lemma: 'de',
      word: 'del',
      formReasons: ['contraction'],
      parts: ['de', 'el'],
      partOfSpeech: 'preposition',
    },
    'preposition · contraction: de + el',
  ],
  [
    { lemma: 'amour', word: "l'amour", formReasons: undefined, parts: ['le', 'amour'], partOfSpeech: 'noun' },
    'noun · le + amour',
  ],
  [{ lemma: 'fui', word: 'fui', formReasons: undefined, partOfSpeech: undefined, level: 'A1' }, 'A1'],
] as [Partial<Explanation>, string][])('says why a form looks as it does: %j is %s', async (more, said) => {
  const card = open(having(more))
  await card.findByText('opened, to open')
  expect(textOf(document.querySelector('.word-card__grammar'))).toBe(said)
})

test('the word is set off in its example, in whatever form it stands there', async () => {
  const card = open(having({ example: 'Mañana abrimos la tienda.' }))
  expect((await card.findByText('abrimos')).tagName).toBe('EM')
})

test('a translation by way of a third language is marked, and so is the own one', async () => {
  const card = open(having({ isUncertain: true, isOwn: true }))
  const mark = await card.findByText('Found through another language: check it')
  expect(mark.getAttribute('title')).toMatch(/third/)
  expect(card.getByText('Your own translation')).toBeTruthy()
})

test('a word that is explained in another language says so, and its source', async () => {
  const card = open(having({ explainedIn: 'es' }))
  expect(await card.findByText(/^Explained in Spanish/)).toBeTruthy()
  expect(card.getByRole('link', { name: 'Source: Verbena' }).getAttribute('href')).toBe(
    '/settings?tab=profile#dictionaries',
  )
  expect(card.getByText('opened, to open').getAttribute('lang')).toBe('es')
})

test('a guest reads the source, and is not led to settings that they do not have', async () => {
  clearSession()
  const card = open()
  expect(await card.findByText('Source: Verbena')).toBeTruthy()
  expect(card.queryByRole('link', { name: 'Source: Verbena' })).toBeNull()
})

test('another reading is looked up at a press, and the way leads back', async () => {
  const card = open(({ query }) =>
    query.selectedText === 'abrirse'
      ? having({
          word: 'abrirse',
          lemma: 'abrirse',
          translation: 'to open up',
          example: 'Se abre.',
          alternatives: [],
        })
      : having({ alternatives: [...(abrio.alternatives ?? []), ...(abrio.alternatives ?? [])] }),
  )
  await userEvent.click(await card.findByRole('button', { name: /abrirse/ }))
  await card.findByText('to open up')
  expect(server.requests.filter(({ path }) => path === explain.path).map(({ query }) => query)).toMatchObject(
    [{ selectedText: 'abrió' }, { selectedText: 'abrirse', video_id: 'la-puerta' }],
  )
  expect(screen.getByRole('dialog', { name: 'abrirse' })).toBe(document.activeElement)
  expect(card.getByRole('link', { name: /WordReference/ }).getAttribute('href')).toMatch(/abrirse$/)
  await userEvent.click(await card.findByRole('button', { name: 'Save to Travel' }))
  await waitFor(() => expect(bodiesSaved()).toMatchObject([{ word: 'abrirse', translation: 'to open up' }]))
  await userEvent.click(card.getByRole('button', { name: 'Back to “abrió”' }))
  expect(card.getByText('opened, to open')).toBeTruthy()
  expect(card.getByRole('button', { name: 'Save to Travel' })).toBeTruthy()
})

test('a reading whose lookup fails says so, and the way back is open', async () => {
  const card = open(({ query }) => (query.selectedText === 'abrirse' ? new ApiFailure('BUSY') : abrio))
  await userEvent.click(await card.findByRole('button', { name: /abrirse/ }))
  expect(await card.findByRole('button', { name: 'Try again' })).toBeTruthy()
  await userEvent.click(card.getByRole('button', { name: 'Back to “abrió”' }))
  expect(card.getByText('opened, to open')).toBeTruthy()
})

const statusOf = (card: ReturnType<typeof open>) =>
  card
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map((radio) => textOf(radio.closest('label')))

test('how well a word is known shows at once, is and is kept by its base form', async () => {
  let keep = () => {}
  const isKept = new Promise<void>((resolve) => {
    keep = resolve
  })
  const card = open(having({ status: 'new' }), [travel], saved, {
    keepStatus: async (request) => {
      await isKept
      return keepAny(request)
    },
  })
  const group = await card.findByRole('radiogroup', { name: 'How well you know “abrir”' })
  expect(
    within(group)
      .getAllByRole('radio')
      .map((radio) => textOf(radio.closest('label'))),
  ).toEqual(['New', 'Learning', 'Known', 'Ignored'])
  await userEvent.click(card.getByRole('radio', { name: 'Learning' }))
  expect(statusOf(card)).toEqual(['Learning'])
  keep()
  await waitFor(() =>
    expect(server.requests.filter(({ path }) => path === setWordStatus.path).at(-1)?.body).toEqual({
      lemma: 'abrir',
      language: 'es',
      status: 'learning',
    }),
  )
  await userEvent.keyboard('{ArrowRight}')
  expect(statusOf(card)).toEqual(['Known'])
  await userEvent.click(card.getByRole('radio', { name: 'New' }))
  expect(statusOf(card)).toEqual(['New'])
})

test('a status that is not kept goes back to the one that was, and says so', async () => {
  let attempts = 0
  const card = open(having({ status: 'new' }), [travel], saved, {
    keepStatus: (request) => {
      attempts += 1
      return attempts === 1 ? keepAny(request) : new ApiFailure('BUSY')
    },
  })
  await userEvent.click(await card.findByRole('radio', { name: 'Learning' }))
  await userEvent.click(card.getByRole('radio', { name: 'Known' }))
  await userEvent.click(card.getByRole('radio', { name: 'Ignored' }))
  expect(await card.findByText(/That was not kept/)).toBeTruthy()
  expect(statusOf(card)).toEqual(['Learning'])
})

test('a status that is lost after the card was closed says which word', async () => {
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const card = open(having({ status: 'new' }), [travel], saved, {
    keepStatus: async () => {
      await isAnswered
      return new ApiFailure('BUSY')
    },
  })
  await userEvent.click(await card.findByRole('radio', { name: 'Known' }))
  card.close()
  answer()
  expect(await screen.findByText('How well you know “abrir” was not kept.')).toBeTruthy()
})

test('a guest is not asked how well they know a word', async () => {
  clearSession()
  const card = open()
  await card.findByText('opened, to open')
  expect(card.queryByRole('radiogroup')).toBeNull()
})

const said = (mediaId: string, startSeconds: number, kind: 'video' | 'song' = 'video') => ({
  mediaId,
  kind,
  title: `Film ${mediaId}`,
  startSeconds,
  text: 'Abrimos la tienda.',
  translation: 'We open the shop.',
})

test('three other sentences with the word lead to their moments', async () => {
  const card = open(abrio, [travel], saved, {
    sentences: [said('a', 61.5), said('b', 3, 'song'), said('c', 0), said('d', 9)],
  })
  await card.findByText('Also said in')
  const links = card.getAllByRole('link', { name: /Abrimos/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/video/a?t=61.5',
    '/song/b?t=3',
    '/video/c?t=0',
  ])
  expect(textOf(links[0] ?? null)).toBe('Abrimos la tienda.We open the shop.Film a · 1:01')
  expect(within(links[0] as HTMLElement).getByText('Abrimos').tagName).toBe('EM')
  expect(card.getAllByText('Abrimos')[0]?.closest('[lang]')?.getAttribute('lang')).toBe('es')
  expect(server.requests.find(({ path }) => path === listSentences.path)?.query).toEqual({
    lemma: 'abrir',
    video_id: 'la-puerta',
  })
})

test.each([
  ['none arrive', []],
  ['they fail', new ApiFailure('INTERNAL')],
] as const)('nothing is said of other sentences when %s', async (_, sentences) => {
  const card = open(abrio, [travel], saved, {
    sentences: Array.isArray(sentences) ? [] : (sentences as ApiFailure),
  })
  await waitFor(() => expect(server.requests.some(({ path }) => path === listSentences.path)).toBe(true))
  await card.findByRole('button', { name: 'Save to Travel' })
  expect(card.queryByText('Also said in')).toBeNull()
  expect(card.queryByText(/did not arrive/)).toBeNull()
})

const gloss: Explanation = {
  word: 'Ya está.',
  translation: 'already · be',
  definition: '',
  example: '',
  source: 'Verbena lexicon, word by word',
  status: 'new',
}

test('a phrase that is not known as one is shown word by word, and says so', async () => {
  const card = open(gloss, [travel], saved, { lookup: { ...touched, text: 'Ya está.' } })
  expect(await card.findByText('Word by word')).toBeTruthy()
  expect(card.getAllByRole('listitem').map(textOf)).toEqual(['Ya already', 'está be'])
  expect(card.getByText('Source: Verbena lexicon')).toBeTruthy()
  expect(card.queryByRole('radiogroup')).toBeNull()
})

test('a phrase that is not known as one is shown in its line, if the line has a translation', async () => {
  const lookup = {
    ...touched,
    text: 'Ya está.',
    line: 'Mamá, ya está. Ya está.',
    lineTranslation: 'Mum, it is already done.',
  }
  const card = open(gloss, [travel], saved, { lookup })
  const label = await card.findByText('The whole line')
  expect(label.nextElementSibling?.textContent).toBe('Mum, it is already done.')
  expect([...(label.nextElementSibling?.querySelectorAll('em') ?? [])].map(textOf)).toEqual(['already'])
  expect(card.queryByText('Word by word')).toBeNull()
})

test('what an untranslated line means is shown when it is asked for, and not before', async () => {
  let attempts = 0
  const card = open(
    ({ query }) => {
      if (query.selectedText === 'abrió') return abrio
      attempts += 1
      return attempts === 1 ? new ApiFailure('BUSY') : gloss
    },
    [travel],
    saved,
    { lookup: { ...touched, untranslatedLine: 'Ya está.' } },
  )
  await userEvent.click(await card.findByRole('button', { name: 'What does this line mean?' }))
  await userEvent.click(await card.findByRole('button', { name: 'Try again' }))
  expect(await card.findByText('Word by word')).toBeTruthy()
  expect(card.getByText('already')).toBeTruthy()
  expect(server.requests.filter(({ query }) => query.selectedText === 'Ya está.')).toHaveLength(2)
  expect(card.queryByRole('button', { name: 'What does this line mean?' })).toBeNull()
})

test('the card keeps its place while it is pressed', async () => {
  const card = open()
  await card.findByText('opened, to open')
  const dialog = screen.getByRole('dialog')
  const topOf = () => dialog.style.getPropertyValue('--card-top')
  const before = topOf()
  vi.spyOn(document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 300, 400, 20))
  fireEvent.pointerDown(dialog)
  fireEvent.scroll(window)
  expect(topOf()).toBe(before)
  fireEvent.pointerUp(dialog)
  await waitFor(() => expect(topOf()).not.toBe(before))
})

test('a line that has its translation is not offered', async () => {
  const card = open()
  await card.findByText('opened, to open')
  expect(card.queryByRole('button', { name: 'What does this line mean?' })).toBeNull()
})

test.each([
  ['new', 'Learning'],
  ['known', 'Known'],
] as const)('a %s word that is saved shows as %s at once', async (status, shown) => {
  const card = open(having({ status }))
  await card.findByRole('radiogroup')
  await userEvent.click(await card.findByRole('button', { name: 'Save to Travel' }))
  await card.findAllByText('Saved to Travel')
  expect(statusOf(card)).toEqual([shown])
})

test('a word that was saved is asked for again when its card is next opened', async () => {
  const card = open()
  await userEvent.click(await card.findByRole('button', { name: 'Save to Travel' }))
  await card.findAllByText('Saved to Travel')
  const [known] = card.queries.getQueryCache().findAll({ queryKey: queryKeys.lookup.explanations('es') })
  expect(known?.state.isInvalidated).toBe(true)
})

const pull = (pixels: number, media = true) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: media } as MediaQueryList)
  const top = document.querySelector('.word-card__top') as HTMLElement
  top.setPointerCapture = () => {}
  const at = (clientY: number) => ({ clientY, isPrimary: true, pointerId: 1 })
  fireEvent.pointerDown(top, at(100))
  fireEvent.pointerMove(top, at(100 + pixels))
  fireEvent.pointerUp(top, at(100 + pixels))
}

test('the sheet closes when it is pulled down far enough, springs back before, and stays where it is no sheet', () => {
  open()
  pull(120, false)
  pull(20)
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog').style.getPropertyValue('--card-drag')).toBe('0px')
  pull(120)
  expect(onClose).toHaveBeenCalledOnce()
})
