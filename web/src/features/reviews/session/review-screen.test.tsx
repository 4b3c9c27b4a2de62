import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import { fakeSound } from '../../../parts/audio-button/testing/fake-sound.ts'
import {
  bread,
  closeReview,
  clozeOfHeart,
  heart,
  readVerdict,
  renderReviews,
  summary,
} from '../testing/render-reviews.tsx'
import { ReviewScreen } from './review-screen.tsx'

let sound: ReturnType<typeof fakeSound>
beforeEach(() => {
  sound = fakeSound()
})
afterEach(() => {
  closeReview()
  sound.restore()
})

type State = Parameters<typeof renderReviews>[2]
const open = (state: State) => renderReviews(<ReviewScreen now={() => 1_000} />, '/vocabulary/review', state)
const gradesOf = (made: ReturnType<typeof open>['made']) =>
  made('POST', '/api/reviews').map(({ body }) => {
    const { lemma, grade, exercise } = body as Record<string, string>
    return [lemma, grade, exercise]
  })

test('a round goes by keyboard alone, and ends with its figures', async () => {
  const user = userEvent.setup()
  const { made } = open({ items: [bread, heart, clozeOfHeart] })
  await screen.findByText('pan')
  await user.keyboard('2')
  expect(screen.getByText('bread', { selector: '.verdict__answer' })).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('Good')
  readVerdict()
  await user.keyboard('{Enter}')
  await user.type(screen.getByLabelText('Type the translation'), 'a heart{Enter}')
  expect(await screen.findByText('heart', { selector: '.verdict__answer' })).toBeTruthy()
  readVerdict()
  await user.keyboard('4')
  await user.type(screen.getByLabelText('Type the missing word'), 'corazon{Enter}')
  expect(await screen.findByText('Watch the accents.')).toBeTruthy()
  readVerdict()
  await user.keyboard('2')
  expect(screen.getByRole('heading', { name: 'Well done' })).toBe(document.activeElement)
  expect(await screen.findByText('That was all for today. 5 words come back tomorrow.')).toBeTruthy()
  expect(gradesOf(made)).toEqual([
    ['pan', 'good', 'choose'],
    ['corazon', 'easy', 'type'],
    ['corazon', 'hard', 'cloze'],
  ])
})

test('what was forgotten comes back in the round, with what the server makes of it', async () => {
  const user = userEvent.setup()
  const { made } = open({ items: [bread] })
  await screen.findByText('pan')
  await user.click(screen.getByRole('button', { name: /salt/ }))
  expect(screen.getByText('Not this time')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Good.*8 days/ })).toBeTruthy()
  readVerdict()
  await user.click(screen.getByRole('button', { name: /Again.*1 min/ }))
  expect(screen.getByText('0 of 1')).toBeTruthy()
  await waitFor(() => expect(made('POST', '/api/reviews')).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: /bread/ }))
  expect(await screen.findByRole('button', { name: /Hard.*6 days/ })).toBeTruthy()
})

test('a double press on a meaning does not grade it', async () => {
  const user = userEvent.setup()
  const { made } = open({ items: [bread] })
  await screen.findByText('pan')
  await user.keyboard('22')
  expect(screen.getByText('bread', { selector: '.verdict__answer' })).toBeTruthy()
  expect(made('POST', '/api/reviews')).toEqual([])
})

test('U takes back the answer that is looked at, then the grade before it', async () => {
  const user = userEvent.setup()
  const { made } = open({ items: [bread, { ...bread, lemma: 'sal', word: 'sal' }] })
  await screen.findByText('pan')
  await user.keyboard('2')
  readVerdict()
  await user.keyboard('3')
  await user.keyboard('1')
  expect(screen.getByText('Not this time')).toBeTruthy()
  await user.keyboard('u')
  expect(screen.queryByText('Not this time')).toBeNull()
  expect(screen.getByText('sal')).toBeTruthy()
  await user.keyboard('u')
  expect(screen.getByText('pan')).toBeTruthy()
  await waitFor(() => expect(made('DELETE', '/api/reviews/')).toHaveLength(1))
  const graded = made('POST', '/api/reviews')[0]?.body as { id: string }
  expect(made('DELETE', '/api/reviews/')[0]?.params.id).toBe(graded.id)
})

test('what cannot be taken back any more says why', async () => {
  const user = userEvent.setup()
  open({ items: [bread, heart], undo: () => new ApiFailure('ANSWERED_SINCE') })
  await screen.findByText('pan')
  await user.keyboard('2')
  readVerdict()
  await user.keyboard('3')
  await user.click(screen.getByRole('button', { name: 'Undo the last answer' }))
  expect(await screen.findByText(/This word was asked again since/)).toBeTruthy()
})

test('an answer can be made to count: the word has it from then on, and it is good', async () => {
  const user = userEvent.setup()
  const { made } = open({ items: [heart] })
  await user.type(await screen.findByLabelText('Type the translation'), 'core{Enter}')
  await user.click(await screen.findByRole('button', { name: 'My answer should be accepted' }))
  expect(await screen.findByText('Your answer now counts for this word.')).toBeTruthy()
  expect(made('PUT', '/vocabulary/wordsu/')[0]?.body).toMatchObject({ translation: 'heart, core' })
  expect(document.activeElement?.textContent).toContain('Good')
  readVerdict()
  await user.keyboard(' ')
  await waitFor(() => expect(gradesOf(made)).toEqual([['corazon', 'good', 'type']]))
})

test('a word that cannot be changed says so, and can be graded all the same', async () => {
  const user = userEvent.setup()
  open({ items: [heart], update: () => new ApiFailure('BUSY') })
  await user.type(await screen.findByLabelText('Type the translation'), 'core{Enter}')
  await user.click(await screen.findByRole('button', { name: 'My answer should be accepted' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Your answer could not be added.')
})

test('who does not know sees the answer, and judges for themselves', async () => {
  const user = userEvent.setup()
  const { made } = open({ items: [heart] })
  await screen.findByText('corazón')
  await user.click(screen.getByRole('button', { name: 'Show the answer' }))
  expect(screen.getByText('Here it is')).toBeTruthy()
  readVerdict()
  await user.keyboard('1')
  await waitFor(() => expect(gradesOf(made)).toEqual([['corazon', 'again', 'self']]))
})

test('a word that is heard can be read instead, in this round and the next', async () => {
  const user = userEvent.setup()
  const listen = { ...bread, exercise: 'listen' as const }
  open({ items: [listen] })
  expect(await screen.findByRole('button', { name: 'Play the word' })).toBeTruthy()
  expect(screen.queryByText('pan')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'I cannot listen now' }))
  expect(screen.getByText('pan')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Listen to/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'No audio now' }).getAttribute('aria-pressed')).toBe('true')
  closeOnly()
  open({ items: [listen] })
  expect(await screen.findByText('pan')).toBeTruthy()
})

/** Closes the page and keeps the browser storage. */
function closeOnly() {
  const silent = sessionStorage.getItem('reviewSilent')
  closeReview()
  if (silent) sessionStorage.setItem('reviewSilent', silent)
}

test('without words it leads to a video', async () => {
  open({ items: [], summary: { ...summary, counts: { new: 0, learning: 0, firm: 0 } } })
  expect(await screen.findByText('No words to review yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find a video' }).getAttribute('href')).toBe('/videos')
})

test('a queue that cannot be fetched says so, and can be asked for again', async () => {
  const user = userEvent.setup()
  const state: State = { items: () => new ApiFailure('BUSY') }
  open(state)
  expect(await screen.findByText('Your words could not be fetched')).toBeTruthy()
  state.items = [bread]
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('pan')).toBeTruthy()
})

test('a round goes on where more is left of today', async () => {
  const user = userEvent.setup()
  const state: State = { items: [bread], summary: { ...summary, left: 7 } }
  const { made } = open(state)
  await screen.findByText('pan')
  await user.keyboard('2')
  readVerdict()
  await user.keyboard('3')
  expect(await screen.findByText('7 more words are waiting today.')).toBeTruthy()
  state.items = [heart]
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  expect(await screen.findByText('corazón')).toBeTruthy()
  expect(made('GET', '/api/reviews').filter(({ path }) => path === '/api/reviews')).toHaveLength(2)
})

test('Escape leads back to the words', async () => {
  const user = userEvent.setup()
  open({ items: [bread] })
  await screen.findByText('pan')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/vocabulary'))
})
