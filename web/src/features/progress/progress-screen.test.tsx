import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type GrammarProgress, readGrammarProgress } from '@verbena/contract/grammar'
import {
  type ListeningProgress,
  type Progress,
  type RecentItem,
  readListeningProgress,
  readProgress,
} from '@verbena/contract/progress'
import { readReviewSummary } from '@verbena/contract/reviews/reviews'
import type { InterfaceLanguageCode } from '@verbena/language/interface-languages'
import { mondaysOfYear, weekOf } from '@verbena/language/progress/weeks'
import { dayAfter } from '@verbena/language/spaced-repetition/calendar-day'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { clearSession } from '../../api/session.ts'
import { signIn } from '../../api/testing/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../api/testing/fake-server.ts'
import { startI18n } from '../../i18n/i18n.ts'
import { ProgressRoute } from './progress.route.tsx'

const today = '2026-11-20'
const pan: RecentItem = {
  id: 'el-pan',
  kind: 'video',
  title: 'El pan de cada día',
  language: 'es',
  thumbnail: '',
  duration: 1100,
  progress: 36,
  stoppedAt: 402,
}
const minutes = [20, 24, 9, 16, 12, 0, 0]
const listeningProgress: ListeningProgress = {
  stats: {
    totalTime: 46 * 3600 + 720,
    weeklyTime: 79 * 60,
    currentStreak: 9,
    longestStreak: 14,
    videosWatched: 57,
    averageDaily: 13,
    minutesListened: 2772,
    wordsLearned: 1204,
  },
  weeklyActivity: weekOf(today).map((day, index) => ({
    day,
    hours: Math.round(((minutes[index] ?? 0) / 60) * 10_000) / 10_000,
  })),
  recentVideos: [pan],
  recentSongs: [],
}
const mondays = mondaysOfYear(today)
const done: Progress = {
  timeZone: 'Europe/Madrid',
  today: { day: today, seconds: 720, answers: 8, goalMinutes: 15, goalPercent: 80 },
  reviews: { due: 18, done: 8 },
  calendar: {
    from: mondays[0] ?? '',
    days: [
      { day: '2026-02-10', seconds: 0, answers: 3 },
      { day: '2026-11-19', seconds: 960, answers: 0 },
      { day: today, seconds: 720, answers: 8 },
    ],
  },
  wordsKnown: mondays.map((monday, week) => ({
    day: week === 52 ? today : dayAfter(monday, 6),
    known: 1000 + week * 4 - 4,
  })),
}
const nothing: [ListeningProgress, Progress] = [
  {
    stats: {
      totalTime: 0,
      weeklyTime: 0,
      currentStreak: 0,
      longestStreak: 0,
      videosWatched: 0,
      averageDaily: 0,
      minutesListened: 0,
      wordsLearned: 0,
    },
    weeklyActivity: weekOf(today).map((day) => ({ day, hours: 0 })),
    recentVideos: [],
    recentSongs: [],
  },
  {
    ...done,
    today: { ...done.today, seconds: 0, answers: 0, goalPercent: 0 },
    reviews: { due: 0, done: 0 },
    calendar: { from: mondays[0] ?? '', days: [] },
    wordsKnown: done.wordsKnown.map(({ day }) => ({ day, known: 0 })),
  },
]
const practised: GrammarProgress = {
  exercisesCompleted: 1240,
  accuracy: 84,
  topicsLearned: 1,
  weakAreas: [{ id: 'es-present-subjunctive', name: 'Present subjunctive', level: 'B1' }],
  strongAreas: [{ id: 'es-ser-and-estar', name: 'Ser and estar', level: 'A1' }],
  due: [],
}

let server: ReturnType<typeof fakeServer>
afterEach(() => {
  cleanup()
  clearSession()
  server.restore()
})

type Answers = {
  listening?: ListeningProgress | ApiFailure | (() => ListeningProgress | ApiFailure)
  progress?: Progress
  grammar?: GrammarProgress | ApiFailure
}

function open(
  { listening = listeningProgress, progress = done, grammar = practised }: Answers = {},
  { language = 'en' as InterfaceLanguageCode, address = '/progress' } = {},
) {
  server = fakeServer([
    [readListeningProgress, listening],
    [readProgress, progress],
    [readGrammarProgress, grammar],
    [
      readReviewSummary,
      {
        left: 18,
        reviewedToday: 8,
        counts: { new: 1, learning: 20, firm: 3 },
        remembered: 90,
        forecast: [],
      },
    ],
  ]) as ReturnType<typeof fakeServer>
  signIn()
  startI18n(language)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <ProgressRoute />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

const figures = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent?.trim()]),
  )
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll('\u00a0', ' ')))

describe('the figures', () => {
  test('are those of the server, in the time zone of the browser', async () => {
    open()
    expect(await screen.findByText('Days in a row')).toBeTruthy()
    expect(figures()).toEqual({
      'Days in a row': '9 longest 14',
      'This week': '1 h 19 min',
      'Videos watched': '57',
      'Words known': '1,204',
    })
    expect(screen.getByText(/of watching and listening so far/).textContent).toContain(
      '46\u00a0h\u00a012\u00a0min',
    )
    const requests = server.requests.filter(({ path }) => /\/(listening|progress)$/.test(path))
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    expect(requests.map(({ path, query }) => [path, query])).toEqual([
      ['/api/listening', { timeZone }],
      ['/api/progress', { timeZone }],
    ])
  })

  test('are translated into Spanish', async () => {
    open({}, { language: 'es' })
    expect(await screen.findByText('Días seguidos')).toBeTruthy()
    expect(figures()['Palabras sabidas']).toBe('1204')
    expect(screen.getByRole('heading', { name: 'Un año de días' })).toBeTruthy()
  })

  test('of today are shown as a flower and in words', async () => {
    open()
    const section = (await screen.findByRole('heading', { name: 'Today' })).closest('section') as HTMLElement
    expect(section.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Today12 min of 15 min8 answersA petal for every 3 min.Change your goal',
    )
    expect(section.querySelectorAll('.petal.is-open')).toHaveLength(4)
    const change = within(section).getByRole('link', { name: 'Change your goal' })
    expect(change.getAttribute('href')).toBe('/settings#goal')
  })

  test('without a goal are shown without a comparison', async () => {
    open({ progress: { ...done, today: { ...done.today, goalMinutes: null, goalPercent: null } } })
    await screen.findByRole('heading', { name: 'Today' })
    expect(document.querySelector('.today-flower__time')?.textContent).toBe('12\u00a0min')
    expect(screen.queryByText(/your goal/)).toBeNull()
    expect(document.querySelector('.week__goal')).toBeNull()
    expect(screen.getByRole('link', { name: 'Set a daily goal' }).getAttribute('href')).toBe('/settings#goal')
  })
})

describe('the charts', () => {
  test('of the week has bars and a table with the same figures', async () => {
    open()
    const table = await screen.findByRole('table', { name: 'This week, day by day' })
    expect(rowsOf(table)).toEqual([
      ['Monday, November 16', '20 min'],
      ['Tuesday, November 17', '24 min'],
      ['Wednesday, November 18', '9 min'],
      ['Thursday, November 19', '16 min'],
      ['Friday, November 20', '12 min'],
      ['Saturday, November 21', '0 min'],
      ['Sunday, November 22', '0 min'],
    ])
    const bars = [...document.querySelectorAll<HTMLElement>('.day__bar')]
    expect(bars.map((bar) => bar.textContent)).toEqual(['20', '24', '9', '16', '12', '', ''])
    expect(bars.map((bar) => Math.round(Number(bar.style.getPropertyValue('--part'))))).toEqual([
      72, 86, 32, 57, 43, 0, 0,
    ])
    const met = bars.map((bar) => bar.classList.contains('day__bar--met'))
    expect(met).toEqual([true, true, false, true, false, false, false])
    expect(bars[0]?.closest('[aria-hidden]')).not.toBeNull()
  })

  test('of the year has a mark for every day, a sentence, and a table of active days', async () => {
    const user = open()
    expect((await screen.findByText(/days with something done/)).textContent?.replaceAll('\u00a0', ' ')).toBe(
      '3 days with something done: 28 min, 11 answers.',
    )
    const days = [...document.querySelectorAll<SVGElement>('[data-day]')]
    expect(days).toHaveLength(52 * 7 + 5)
    const markOf = (day: string) =>
      days
        .find(({ dataset }) => dataset.day === day)
        ?.querySelector('use')
        ?.getAttribute('href')
    expect(['2026-02-10', '2026-11-18', '2026-11-19', today].map(markOf)).toEqual([
      '#year-seed',
      '#year-none',
      '#year-5',
      '#year-4',
    ])
    const chosen = () => document.querySelector('.year__chosen')?.textContent
    expect(chosen()).toMatch(/^Friday, November 20: 12/)
    await user.click(days.find(({ dataset }) => dataset.day === '2026-02-10') as Element)
    expect(chosen()).toMatch(/^Tuesday, February 10: 0/)
    const table = screen.getByText('The days as a table').closest('details')?.querySelector('table')
    expect(rowsOf(table as HTMLElement)).toEqual([
      ['Nov 20, 2026', '12 min', '8'],
      ['Nov 19, 2026', '16 min', '0'],
      ['Feb 10, 2026', '0 min', '3'],
    ])
    expect(document.querySelector('.year')?.getAttribute('tabindex')).toBe('0')
  })

  test('of known words shows the increase over four weeks, and has a table', async () => {
    open()
    expect(await screen.findByText('You know 1,204 words, 16 more than four weeks ago.')).toBeTruthy()
    const table = screen.getByText('The weeks as a table').closest('details')?.querySelector('table')
    const rows = rowsOf(table as HTMLElement)
    expect([rows.length, rows[0], rows.at(-1)]).toEqual([
      53,
      ['Nov 20, 2026', '1,204'],
      ['Nov 23, 2025', '996'],
    ])
  })

  test('of known words is missing while no word is known', async () => {
    open({ progress: { ...done, wordsKnown: nothing[1].wordsKnown } })
    expect(await screen.findByText(/is counted here/)).toBeTruthy()
    expect(document.querySelector('.known')).toBeNull()
  })
})

describe('a recently opened item', () => {
  test('shows its position and its progress bar, and links to its page', async () => {
    const song: RecentItem = { ...pan, id: 'la-maleta', kind: 'song', title: 'La maleta', progress: 100 }
    open({ listening: { ...listeningProgress, recentSongs: [song] } })
    const row = (await screen.findByRole('link', { name: 'El pan de cada día' })).closest('li') as HTMLElement
    expect(within(row).getByText('Stopped at 6:42')).toBeTruthy()
    expect(within(row).getByText('18:20')).toBeTruthy()
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/video/el-pan')
    expect(within(row).getByRole('link').getAttribute('lang')).toBe('es')
    expect(row.querySelector<HTMLElement>('.bar__done')?.style.getPropertyValue('--part')).toBe('36')
    const other = screen.getByRole('link', { name: 'La maleta' })
    expect(other.getAttribute('href')).toBe('/song/la-maleta')
    expect(within(other.closest('li') as HTMLElement).getByText('Finished')).toBeTruthy()
  })

  test('of unknown length has no bar', async () => {
    open({ listening: { ...listeningProgress, recentVideos: [{ ...pan, duration: null, progress: null }] } })
    const stopped = await screen.findByText('Stopped at 6:42')
    expect(stopped.querySelector('.bar')).toBeNull()
  })

  test('is followed by a link to the history if five are shown', async () => {
    const five = Array.from({ length: 5 }, (_, n) => ({ ...pan, id: `v${n}` }))
    open({ listening: { ...listeningProgress, recentVideos: five, recentSongs: [pan] } })
    const all = await screen.findByRole('link', { name: 'All the videos you opened' })
    expect(all.getAttribute('href')).toBe('/videos?tab=history')
    expect(screen.queryByRole('link', { name: 'All the songs you opened' })).toBeNull()
  })
})

test('the due words are shown with a link to the review', async () => {
  open()
  const start = await screen.findByRole('link', { name: 'Review 18 words' })
  expect(start.getAttribute('href')).toBe('/vocabulary/review')
})

test.each([
  ['en', 'Nothing begun yet', 'Find a video'],
  ['es', 'Todavía no has empezado nada', 'Buscar un vídeo'],
] as const)('a new learner sees one link, in %s', async (language, title, link) => {
  open({ listening: nothing[0], progress: nothing[1] }, { language })
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [link, '/videos'],
  ])
  expect(screen.queryAllByRole('term')).toEqual([])
})

test('skeletons are shown during loading', async () => {
  open()
  expect(screen.getByRole('status').textContent).toBe('Loading')
  expect(document.querySelectorAll('.skeleton').length).toBeGreaterThan(2)
  await screen.findByText('Days in a row')
  expect(document.querySelector('.progress-skeleton__chart')).toBeNull()
})

test('figures that cannot be loaded are shown as zero with a message, and can be retried', async () => {
  let answer: ListeningProgress | ApiFailure = new ApiFailure('BUSY')
  const user = open({ listening: () => answer })
  const note = await screen.findByRole('alert')
  expect(note.textContent).toContain('Your figures did not arrive, so they stand at zero here.')
  expect(figures()).toEqual({
    'Days in a row': '0 longest 0',
    'This week': '0 min',
    'Videos watched': '0',
    'Words known': '0',
  })
  expect(screen.queryByRole('heading', { name: 'A year of days' })).toBeNull()
  answer = listeningProgress
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('57')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('the grammar tab', () => {
  test('shows figures, and each area links to its topic', async () => {
    const user = open()
    await user.click(screen.getByRole('tab', { name: 'Grammar' }))
    expect(await screen.findByText('Exercises completed')).toBeTruthy()
    expect(figures()).toEqual({
      'Exercises completed': '1,240',
      'Answered right': '84%',
      'Topics learned': '1',
    })
    const weak = screen.getByRole('link', { name: 'Present subjunctive' })
    expect(weak.getAttribute('href')).toBe('/grammar?topic=es-present-subjunctive')
    expect(screen.getByRole('link', { name: 'Ser and estar' })).toBeTruthy()
    expect(screen.getByText('Nothing has to come back yet.')).toBeTruthy()
  })

  test('without any answer links to the topics', async () => {
    open({ grammar: { ...practised, exercisesCompleted: 0 } }, { address: '/progress?tab=grammar' })
    const way = await screen.findByRole('link', { name: 'Choose a topic' })
    expect(way.getAttribute('href')).toBe('/grammar')
  })

  test('shows zeros and a message if its figures cannot be loaded', async () => {
    open({ grammar: new ApiFailure('BUSY') }, { address: '/progress?tab=grammar' })
    expect((await screen.findByRole('alert')).textContent).toContain('did not arrive')
    expect(figures()).toEqual({ 'Exercises completed': '0', 'Answered right': '–', 'Topics learned': '0' })
  })
})
