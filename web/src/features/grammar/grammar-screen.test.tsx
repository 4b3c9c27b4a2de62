import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { User } from '@verbena/contract/accounts/accounts'
import { type GrammarTopic, listGrammarTopics, recordGrammarAnswer } from '@verbena/contract/grammar'
import { MemoryRouter, parsePath, useLocation } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { clearSession } from '../../api/session.ts'
import { learner, learnerId, signIn, signInAs } from '../../api/testing/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../api/testing/fake-server.ts'
import { startI18n } from '../../i18n/i18n.ts'
import { outboxEntries } from '../../parts/outbox/testing/outbox-in-tests.ts'
import { grammarTopics } from '../../parts/storage/grammar-topics.ts'

startI18n('en')
const { GrammarRoute } = await import('./grammar.route.tsx')

const exercise = (id: string, lastCorrect: boolean | null = null) => ({
  id,
  question: `Yo ___ de Lima (${id}).`,
  options: ['soy', 'estoy', 'es'],
  correctAnswer: 'soy',
  explanation: `Where one is from takes ser (${id}).`,
  lastCorrect,
})
const topic = (slug: string, more: Partial<GrammarTopic> = {}): GrammarTopic => ({
  id: `es-${slug}`,
  name: `The ${slug}`,
  description: `About the ${slug}.`,
  level: 'A1',
  language: 'es',
  explainedIn: 'en',
  theory: '<p><em>Soy</em> is of the verb ser.</p>',
  exercises: [exercise('one'), exercise('two')],
  standing: 'new',
  answered: 0,
  recent: { answered: 0, correct: 0 },
  dueAt: null,
  ...more,
})
const ser = topic('ser')
const passive = topic('passive', {
  level: 'B2',
  standing: 'weak',
  answered: 10,
  recent: { answered: 10, correct: 4 },
  dueAt: '2020-01-01T00:00:00.000Z',
})

let server: ReturnType<typeof fakeServer>
afterEach(() => {
  cleanup()
  clearSession()
  localStorage.clear()
  server.restore()
})

type Answer = Parameters<typeof fakeServer<[typeof listGrammarTopics, typeof recordGrammarAnswer]>>[0]
const acceptedAnswer = { success: true, isCorrect: true, standing: 'growing' } as const

type Options = {
  address?: string
  state?: object
  native?: User['nativeLanguage']
  answered?: () => Answer[1][1]
}

function open(
  topics: Answer[0][1],
  { address = '/grammar', state, native = 'en', answered = () => acceptedAnswer }: Options = {},
) {
  server = fakeServer<[typeof listGrammarTopics, typeof recordGrammarAnswer]>([
    [listGrammarTopics, topics],
    [recordGrammarAnswer, () => answered() as typeof acceptedAnswer],
  ])
  signInAs(learnerId, { ...learner, nativeLanguage: native })
  render(
    <QueryClientProvider
      client={
        new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retryDelay: 1 } } })
      }
    >
      <MemoryRouter initialEntries={['/progress', { ...parsePath(address), state }]} initialIndex={1}>
        <GrammarRoute />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

const currentAddress = () => screen.getByTestId('address').textContent
const namesIn = (group: string) =>
  within(screen.getByRole('heading', { level: 2, name: group }).closest('section') as HTMLElement)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const sent = () => server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)
/** The page ignores an answer that comes sooner, because it may be part of a double click. */
const waitPastDoubleClick = () => new Promise((resolve) => setTimeout(resolve, 250))

describe('the topics', () => {
  test('that are due are listed first', async () => {
    open([ser, passive])
    await screen.findByRole('heading', { name: 'Time to come back to' })
    expect(namesIn('Time to come back to')).toEqual(['The passive'])
    expect(namesIn('Topics')).toEqual(['The ser'])
    expect(screen.getByText('Needs practice · 4 of the last 10 right')).toBeTruthy()
  })

  test.each([
    [0, 1, 'Begun · 0 of 1 right'],
    [4, 4, 'Begun · 4 of 4 right'],
    [4, 5, 'Growing · 4 of 5 right'],
    [8, 10, 'Growing · 8 of the last 10 right'],
  ])('with %i of %i right show their standing', async (correct, answered, text) => {
    open([topic('ser', { standing: 'growing', answered, recent: { answered, correct } })])
    expect(await screen.findByText(text)).toBeTruthy()
  })

  test('are filtered by text and by level', async () => {
    const user = open([ser, passive])
    await user.type(await screen.findByLabelText('Search the topics'), 'PÁSSIVE')
    expect(screen.queryByText('The ser')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'A1' }))
    expect(screen.getByText('No topic matches')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show all topics' }))
    expect(screen.getByText('The ser')).toBeTruthy()
  })

  test('of a level have a URL, and are shown again after closing a topic', async () => {
    const user = open([ser, passive], { address: '/grammar?level=B2' })
    await user.click(await screen.findByRole('link', { name: 'The passive' }))
    expect(currentAddress()).toBe('/grammar?level=B2&topic=es-passive')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(currentAddress()).toBe('/grammar?level=B2'))
    expect(screen.queryByText('The ser')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'All' }))
    expect(await screen.findByText('The ser')).toBeTruthy()
    expect(currentAddress()).toBe('/grammar')
  })

  test('of a language without any show a message', async () => {
    open([])
    expect(await screen.findByText('No topics yet')).toBeTruthy()
  })

  test('that cannot be loaded are replaced by the cached ones', async () => {
    signIn()
    grammarTopics.set(learnerId, 'en-es', [ser])
    open(new ApiFailure('BUSY'))
    expect(await screen.findByText(/these are those of last time/)).toBeTruthy()
    expect(screen.getByText('The ser')).toBeTruthy()
  })

  test('that were never loaded are replaced by the bundled samples', async () => {
    open(new ApiFailure('BUSY'))
    expect(await screen.findByText(/Here are some to go on with/)).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  })

  test('that load after a retry move the focus to the heading of the page', async () => {
    const answers: (ApiFailure | GrammarTopic[])[] = [new ApiFailure('BUSY'), [ser]]
    const user = open(() => answers.shift() ?? [ser])
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The ser')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })
})

describe('a drill', () => {
  test('shows the rule, the questions, their explanations and the result', async () => {
    const user = open([ser])
    await user.click(await screen.findByRole('link', { name: 'The ser' }))
    expect(currentAddress()).toBe('/grammar?topic=es-ser')
    expect(screen.getByText('Soy').getAttribute('lang')).toBe('es')
    await user.click(screen.getByRole('button', { name: 'Start' }))
    expect(screen.getByText('Question 1 of 2')).toBeTruthy()
    await waitPastDoubleClick()
    await user.click(screen.getByRole('button', { name: /estoy/ }))
    const verdict = screen.getByText(/^The answer is:/)
    expect(verdict.textContent).toBe('The answer is: soy')
    expect(within(verdict).getByText('soy').getAttribute('lang')).toBe('es')
    expect(verdict.closest('[lang=es]')).toBeNull()
    expect(screen.getByText('Where one is from takes ser (one).')).toBeTruthy()
    // A second answer is ignored.
    await user.click(screen.getByRole('button', { name: /soy/ }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitPastDoubleClick()
    await user.keyboard('1')
    expect(screen.getByText('Correct!')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'See the result' }))
    expect(screen.getByText('You had 1 of 2 right')).toBeTruthy()
    expect(screen.getByText('Worth another look')).toBeTruthy()
    expect(screen.getByText('Where one is from takes ser (one).').getAttribute('lang')).toBe('en')
    expect(sent()).toMatchObject([
      { topicId: 'es-ser', exerciseId: 'one', answer: 'estoy' },
      { topicId: 'es-ser', exerciseId: 'two', answer: 'soy' },
    ])
    await user.click(screen.getByRole('button', { name: 'To the topics' }))
    await waitFor(() => expect(currentAddress()).toBe('/grammar'))
    expect(document.activeElement?.textContent).toBe('The ser')
  })

  test('keeps its position while the rule is shown again', async () => {
    const user = open([ser], { address: '/grammar?topic=es-ser' })
    await user.click(await screen.findByRole('button', { name: 'Start' }))
    await waitPastDoubleClick()
    await user.click(screen.getByRole('button', { name: /soy/ }))
    await user.click(screen.getByRole('button', { name: 'The rule' }))
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(screen.getByText('Correct!')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
    expect(sent()).toHaveLength(1)
  })

  test('takes no answer while the rule is shown, and then returns the focus to the question', async () => {
    const user = open([ser], { address: '/grammar?topic=es-ser' })
    await user.click(await screen.findByRole('button', { name: 'Start' }))
    await user.click(screen.getByRole('button', { name: 'The rule' }))
    await waitPastDoubleClick()
    await user.keyboard('1')
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(screen.queryByText('Correct!')).toBeNull()
    expect(document.activeElement?.textContent).toContain('Yo')
    expect(sent()).toEqual([])
  })

  test('names the language of its explanations if it is not the native language', async () => {
    open([ser], { address: '/grammar?topic=es-ser', native: 'fr' })
    expect(await screen.findByText('Explained in English.')).toBeTruthy()
  })

  test('continues without a connection, and its answers stay in the outbox', async () => {
    const user = open([ser], {
      address: '/grammar?topic=es-ser',
      answered: () => {
        throw new TypeError('Failed to fetch')
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Start' }))
    await waitPastDoubleClick()
    await user.click(screen.getByRole('button', { name: /soy/ }))
    expect(await screen.findByText(/Your answers are kept and sent later/)).toBeTruthy()
    expect(outboxEntries()).toMatchObject([{ kind: 'grammar', body: { exerciseId: 'one' } }])
  })

  test('of a cached topic continues while the topics are loaded again', async () => {
    signIn()
    grammarTopics.set(learnerId, 'en-es', [ser])
    const user = open(new ApiFailure('BUSY'), { address: '/grammar?topic=es-ser' })
    await user.click(await screen.findByRole('button', { name: 'Start' }))
    await waitPastDoubleClick()
    await user.click(screen.getByRole('button', { name: /soy/ }))
    await waitFor(() => expect(server.requests.filter(({ method }) => method === 'GET').length).toBe(2))
    expect(screen.getByText('Correct!')).toBeTruthy()
  })

  test.each([
    ['opened by a link of another page', { cameFrom: true }, '/progress'],
    ['opened by its URL', undefined, '/grammar'],
  ])('of a topic %s closes to the page before', async (_, state, before) => {
    const user = open([ser], { address: '/grammar?topic=es-ser', state })
    await screen.findByRole('button', { name: 'Start' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(currentAddress()).toBe(before))
  })

  test('opened by a link of another page has a button to the topics', async () => {
    const user = open([topic('ser', { exercises: [exercise('one')] })], {
      address: '/grammar?topic=es-ser',
      state: { cameFrom: true },
    })
    await user.click(await screen.findByRole('button', { name: 'Start' }))
    await waitPastDoubleClick()
    await user.keyboard('2')
    await user.click(screen.getByRole('button', { name: 'See the result' }))
    await user.click(screen.getByRole('button', { name: 'To the topics' }))
    await waitFor(() => expect(currentAddress()).toBe('/grammar'))
  })

  test('of a missing topic shows a message and a button to the topics', async () => {
    const user = open([ser], { address: '/grammar?topic=de-nothing' })
    expect(await screen.findByText('This topic is not there')).toBeTruthy()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('This topic is not there')
    await user.click(screen.getByRole('button', { name: 'To the topics' }))
    await waitFor(() => expect(currentAddress()).toBe('/grammar'))
  })
})
