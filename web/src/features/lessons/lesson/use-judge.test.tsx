// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import { listKnownWords } from '@verbena/contract/lessons'
import type { LanguageCode } from '@verbena/language/languages'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { signIn } from '../../../api/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../../api/fake-server.ts'
import { clearSession } from '../../../api/session.ts'
import { useJudge } from './use-judge.ts'

let restore = () => {}
afterEach(() => {
  cleanup()
  clearSession()
  restore()
})

type Told = { words?: string[]; failure?: ApiFailure; language?: LanguageCode }

async function judged(
  answer: string,
  accepted: string[],
  { words = [], failure, language = 'es' }: Told = {},
) {
  const server = fakeServer<readonly [typeof listKnownWords]>([
    [
      listKnownWords,
      ({ query }) =>
        failure ?? { known: (query.words ?? '').split(',').filter((word) => words.includes(word)) },
    ],
  ])
  restore = server.restore
  signIn()
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useJudge(language), { wrapper })
  const { verdict } = await result.current.judge({ answer, accepted })
  return [verdict, server.requests.map(({ query }) => query.words)]
}

const dog = ['Tengo un perro.']

test.each([
  ['what is right is asked of nobody', 'tengo un perro', {}, 'right', []],
  ['what is wrong is asked of nobody', 'tengo una casa', {}, 'wrong', []],
  ['a slip that is no word is forgiven', 'tengo un perrro', {}, 'slip', ['perrro']],
  ['a slip that is a word is none', 'tengo un perra', { words: ['perra'] }, 'wrong', ['perra']],
  ['in large letters too', 'Tengo un Perra', { words: ['Perra'] }, 'wrong', ['Perra']],
  [
    'where the server is away the slip is forgiven',
    'tengo un perra',
    { failure: new ApiFailure('DATABASE_AWAY') },
    'slip',
    ['perra'],
  ],
  [
    'in a language that nobody studies here the slip is forgiven',
    'tengo un perra',
    { language: 'zh' },
    'slip',
    [],
  ],
] satisfies [string, string, Told, string, string[]][])('%s', async (_, answer, told, verdict, asked) => {
  expect(await judged(answer, dog, told)).toEqual([verdict, asked])
})

test('where a slip is a word, those that another accepted sentence leaves are asked about as well', async () => {
  // Beside the first sentence only "casas" is a slip; beside the second it is right, and "blanza" is the slip.
  const accepted = ['las cosas blanza', 'las casas blanca']
  const told = { words: ['casas', 'blanza'] }
  expect(await judged('las casas blanza', accepted, told)).toEqual(['wrong', ['casas', 'blanza']])
})
