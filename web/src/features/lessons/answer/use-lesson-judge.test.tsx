import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import { listKnownWords } from '@verbena/contract/lessons/lessons'
import type { LanguageCode } from '@verbena/language/languages'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { clearSession } from '../../../api/session.ts'
import { signIn } from '../../../api/testing/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../../api/testing/fake-server.ts'
import { useLessonJudge } from './use-lesson-judge.ts'

let restore = () => {}
afterEach(() => {
  cleanup()
  clearSession()
  restore()
})

type Scenario = { words?: string[]; failure?: ApiFailure; language?: LanguageCode }

async function judged(
  answer: string,
  accepted: string[],
  { words = [], failure, language = 'es' }: Scenario = {},
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
  const { result } = renderHook(() => useLessonJudge(language), { wrapper })
  const { verdict } = await result.current.judge({ answer, item: { accepted } })
  return [verdict, server.requests.map(({ query }) => query.words)]
}

const dog = ['Tengo un perro.']

test.each([
  ['a right answer needs no request', 'tengo un perro', {}, 'right', []],
  ['a wrong answer needs no request', 'tengo una casa', {}, 'wrong', []],
  ['a slip that is no word is accepted', 'tengo un perrro', {}, 'slip', ['perrro']],
  ['a slip that is another word is wrong', 'tengo un perra', { words: ['perra'] }, 'wrong', ['perra']],
  ['in capital letters too', 'Tengo un Perra', { words: ['Perra'] }, 'wrong', ['Perra']],
  [
    'a slip is accepted when the server is unavailable',
    'tengo un perra',
    { failure: new ApiFailure('DATABASE_AWAY') },
    'slip',
    ['perra'],
  ],
  ['a slip is accepted in a language that is not taught', 'tengo un perra', { language: 'zh' }, 'slip', []],
] satisfies [string, string, Scenario, string, string[]][])(
  '%s',
  async (_, answer, scenario, verdict, requests) => {
    expect(await judged(answer, dog, scenario)).toEqual([verdict, requests])
  },
)

test('where a slip is a word, the slips against another accepted sentence are looked up too', async () => {
  // Compared with the first sentence only "casas" is a slip; compared with the second only "blanza" is one.
  const accepted = ['las cosas blanza', 'las casas blanca']
  const scenario = { words: ['casas', 'blanza'] }
  expect(await judged('las casas blanza', accepted, scenario)).toEqual(['wrong', ['casas', 'blanza']])
})
