import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { MediaItem } from '@verbena/contract/catalogue'
import {
  type FillGaps,
  generateFillGaps,
  generateQuiz,
  listTestResults,
  type QuizQuestion,
  recordTestResult,
} from '@verbena/contract/media-tests'
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import { getSession } from '../../../api/session.ts'
import type { ApiFailure } from '../../../api/testing/fake-server.ts'
import { fakeServer } from '../../../api/testing/fake-server.ts'
import { sampleVideo } from '../../../api/testing/sample-video.ts'
import { useMediaPlayer } from '../media/use-media-player.ts'
import type { StudyProps } from '../study/study-props.ts'

const item: MediaItem = { ...sampleVideo, url: '', source: { type: 'file', files: [] } }
const segments = ['La masa duerme.', '¿Ves? Ya está.', 'Comemos pan.'].map((text, index) => ({
  text,
  start: index * 10,
  duration: 8,
}))

/** Two gaps: "masa" in the first line and "pan" in the last. */
export const gapsOfPan: FillGaps = {
  gapIndexes: [1, 7],
  correctAnswers: ['masa', 'pan'],
  gapOptions: [
    ['sal', 'masa', 'luz'],
    ['pan', 'agua', 'sol'],
  ],
  gaps: [
    { segment: 0, seconds: 0, wordInSegment: 1, translation: 'dough' },
    { segment: 2, seconds: 20, wordInSegment: 1 },
  ],
  textWithGaps: 'La ____ duerme.\n¿Ves? Ya está.\nComemos ____.',
  textWithGapsBySegments: ['La ____ duerme.', '¿Ves? Ya está.', 'Comemos ____.'],
  language: 'es',
}

const question: QuizQuestion = {
  kind: 'meaning',
  question: 'What does “masa” mean in “La masa duerme.”?',
  options: ['salt', 'dough', 'light'],
  correctIndex: 1,
  explanation: '“masa” means “dough”.',
  segment: 0,
  seconds: 0,
  wordInSegment: 1,
  questionLanguage: 'en',
  optionsLanguage: 'en',
}
export const questionsOfPan: QuizQuestion[] = [
  question,
  {
    ...question,
    kind: 'order',
    question: 'What comes right after “¿Ves? Ya está.”?',
    options: ['Comemos pan.', 'La masa duerme.', 'Nada.'],
    correctIndex: 0,
    explanation: 'After it comes “Comemos pan.”',
    segment: 1,
    seconds: 10,
    optionsLanguage: 'es',
  },
]

type Answers = {
  gaps?: () => FillGaps | ApiFailure | Promise<FillGaps>
  questions?: () => QuizQuestion[] | ApiFailure | Promise<QuizQuestion[]>
  best?: { score: number; total: number }
  taken?: () => { success: true } | ApiFailure
}

/** Renders one study panel as in the player, and records its requests and its player commands. */
export function renderStudy(
  Panel: ComponentType<StudyProps>,
  {
    gaps = () => gapsOfPan,
    questions = () => questionsOfPan,
    best,
    taken = () => ({ success: true }),
  }: Answers = {},
) {
  const result = best && { ...best, at: '2026-01-01T00:00:00Z' }
  const server = fakeServer([
    [generateFillGaps, gaps],
    [generateQuiz, questions],
    [listTestResults, result ? (['gaps', 'quiz'] as const).map((kind) => resultOf(kind, result)) : []],
    [recordTestResult, taken],
  ])
  const heard = { onPlayLine: vi.fn(), onPlayFrom: vi.fn(), onTouch: vi.fn(), onHide: vi.fn() }
  const learnerId = getSession()?.learnerId ?? null
  const asked = { kind: 'video', id: 'pan', learnerId, guestNative: {} } as const
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <div role="tabpanel">
        <WithPlayer of={Panel} question={asked} item={item} segments={segments} {...heard} />
      </div>
    </QueryClientProvider>,
  )
  const results = () =>
    server.requests
      .filter(({ method, path }) => method === 'POST' && path === recordTestResult.path)
      .map(({ body }) => body)
  return { ...server, ...heard, results }
}

/** A player that has not been started. */
function WithPlayer({ of: Panel, ...study }: Omit<StudyProps, 'player'> & { of: ComponentType<StudyProps> }) {
  return <Panel {...study} player={useMediaPlayer(study.item, 0)} />
}

const resultOf = (kind: 'gaps' | 'quiz', result: { score: number; total: number; at: string }) => ({
  kind,
  mode: '',
  attempts: 1,
  best: result,
  last: result,
})
