import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listWordLists } from '@verbena/contract/vocabulary/lists'
import {
  cancelImport,
  type ImportReport,
  importWords,
  type LookedAtFile,
  lookAtWordFile,
  readImportProgress,
} from '@verbena/contract/vocabulary/word-exchange'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { clearSession } from '../../api/session.ts'
import { signIn } from '../../api/testing/fake-learner.ts'
import { type FakeRequest, fakeServer } from '../../api/testing/fake-server.ts'
import { wordExchange as english } from '../../i18n/en/word-exchange.ts'
import { wordExchange as spanish } from '../../i18n/es/word-exchange.ts'
import { addMessages, startI18n } from '../../i18n/i18n.ts'
import { WordExchangeScreen } from './word-exchange-screen.tsx'

const looked: LookedAtFile = {
  problem: null,
  format: 'anki',
  isOwn: false,
  rowCount: 3,
  columns: [
    { name: 'Front', samples: ['casa', 'pan'] },
    { name: 'Back', samples: ['house', 'bread'] },
  ],
  firstRows: [['casa', 'house']],
  guess: { word: 0, translation: 1 },
  scheduledCount: 2,
  matureCount: 1,
}
const report: ImportReport = {
  problem: null,
  added: 2,
  merged: 0,
  unchanged: 0,
  refused: 1,
  shortened: 0,
  scheduled: 2,
  known: 1,
  newLists: ['Deck'],
  samples: [
    { row: 1, word: 'casa', translation: 'house', list: 'Deck', outcome: 'added' },
    { row: 3, word: '', translation: '', list: '', outcome: 'refused', reason: 'noWord' },
  ],
}

let restore = () => {}
afterEach(() => {
  cleanup()
  clearSession()
  restore()
})

function open(
  answers: {
    look?: LookedAtFile
    take?: (request: FakeRequest) => ImportReport | Promise<ImportReport>
  } = {},
) {
  const server = fakeServer([
    [lookAtWordFile, answers.look ?? looked],
    [importWords, answers.take ?? report],
    [readImportProgress, { done: 1, total: 4 }],
    [cancelImport, { success: true as const }],
    [listWordLists, [{ id: 'l', name: 'Food' }]],
  ])
  restore = server.restore
  signIn()
  startI18n('en')
  addMessages('wordExchange', english, spanish)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <WordExchangeScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return server
}

const choose = async (name = 'Deck.apkg') =>
  userEvent.upload(screen.getByLabelText('Choose a file'), new File(['x'], name), { applyAccept: false })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a file is read, previewed and imported', async () => {
  const server = open()
  await choose()
  expect(await screen.findByText('3 words in Deck.apkg')).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('Word').value).toBe('0')
  expect(screen.getByLabelText<HTMLInputElement>('Into this list').value).toBe('Deck')
  await press('Show what would happen')
  expect(await screen.findByRole('heading', { name: 'This would happen' })).toBe(document.activeElement)
  expect(screen.getByText('Left out: no word in it')).toBeTruthy()
  await press('Bring them in')
  expect(await screen.findByRole('heading', { name: 'Done' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See my lists' })).toBeTruthy()
  const [tried, applied] = server.requests.filter(({ path }) => path === importWords.path)
  expect(tried?.query).toMatchObject({
    mode: 'try',
    word: '0',
    translation: '1',
    schedule: 'keep',
    matureIsKnown: 'yes',
    ofLanguage: 'es',
  })
  expect(applied?.query).toMatchObject({ mode: 'apply', name: 'Deck.apkg' })
})

test('a changed choice removes the preview', async () => {
  open()
  await choose()
  await screen.findByText('3 words in Deck.apkg')
  await press('Show what would happen')
  await screen.findByRole('heading', { name: 'This would happen' })
  await userEvent.selectOptions(screen.getByLabelText('Word'), '1')
  expect(screen.queryByRole('heading', { name: 'This would happen' })).toBeNull()
})

test('without a column for the word nothing is sent', async () => {
  const server = open()
  await choose()
  await screen.findByText('3 words in Deck.apkg')
  await userEvent.selectOptions(screen.getByLabelText('Word'), '')
  await press('Show what would happen')
  expect(screen.getByText('Please choose the column of the words.')).toBeTruthy()
  expect(server.requests.some(({ path }) => path === importWords.path)).toBe(false)
})

test('an unreadable file shows the reason', async () => {
  open({ look: { ...looked, problem: 'notAnki', columns: [], rowCount: 0 } })
  await choose('x.zip')
  expect(await screen.findByText('This is a zip file, but not a package of Anki.')).toBeTruthy()
})

test('a running import shows its progress, and can be cancelled', async () => {
  let end: (report: ImportReport) => void = () => {}
  const server = open({
    take: ({ query }) =>
      query.mode === 'try'
        ? report
        : new Promise((resolve) => {
            end = resolve
          }),
  })
  await choose()
  await screen.findByText('3 words in Deck.apkg')
  await press('Show what would happen')
  await screen.findByRole('heading', { name: 'This would happen' })
  await press('Bring them in')
  expect(await screen.findByRole('progressbar', { name: 'Bringing words in' })).toBeTruthy()
  await press('Cancel')
  expect(server.requests.some(({ method }) => method === 'DELETE')).toBe(true)
  end({ ...report, problem: 'cancelled', added: 0, samples: [], newLists: [] })
  expect(await screen.findByText('Cancelled. Nothing has changed.')).toBeTruthy()
})

test('a table is read again with the chosen encoding, and imported with it', async () => {
  const server = open({ look: { ...looked, format: 'csv', scheduledCount: 0, matureCount: 0 } })
  await choose('old.csv')
  const field = await screen.findByLabelText('If letters look wrong: how they are written')
  await userEvent.selectOptions(field, 'Central Europe (Windows-1250)')
  expect(await screen.findByText('3 words in old.csv')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('If letters look wrong: how they are written'))
  await press('Show what would happen')
  await screen.findByRole('heading', { name: 'This would happen' })
  const encodings = server.requests.map(({ query }) => query.encoding)
  expect(encodings.filter((encoding) => encoding !== undefined)).toEqual(['windows-1250', 'windows-1250'])
})

test('a package has no choice of an encoding', async () => {
  open()
  await choose()
  await screen.findByText('3 words in Deck.apkg')
  expect(screen.queryByLabelText('If letters look wrong: how they are written')).toBeNull()
})
