import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { launchBrowser, openPage } from '../../e2e/harness/browser.ts'
import { signUp } from '../../e2e/harness/sign-up.ts'
import { type ServerProcess, startVerbena, temporaryFolder } from '../harness/processes.ts'
import { judge, median, show, toTable, unmeasured } from '../harness/report.ts'
import { measureLighthouse } from './lighthouse/measure-lighthouse.ts'
import { loadPage, type PageLoad } from './page-load.ts'
import { startReferencePages } from './reference-pages.ts'

/** A page, the selector of its content, and the goals that are not those of all pages. */
type MeasuredPage = { path: string; content: string; text?: string; goals?: Goals; isForLearners?: true }
type Goals = { largestPaint?: number; shown?: number }

const publicGoals = { largestPaint: 1500 }
const pages: readonly MeasuredPage[] = [
  { path: '/login', content: '.landing', goals: publicGoals },
  { path: '/onboarding', content: '.choice', goals: publicGoals },
  { path: '/plans', content: '.plan', goals: publicGoals },
  { path: '/forgot-password', content: 'form' },
  {
    path: '/videos',
    content: '.media-card',
    text: '.media-card__title',
    goals: { largestPaint: 2300 },
    isForLearners: true,
  },
  {
    path: '/excercise',
    content: '.path__stop',
    text: '.stop__title',
    goals: { largestPaint: 2300 },
    isForLearners: true,
  },
  { path: '/vocabulary', content: '.list-card', goals: { largestPaint: 2300 }, isForLearners: true },
  {
    path: '/video/la-tortilla-secreta?tab=transcription',
    content: '.line[data-line]',
    text: '.line p',
    goals: { shown: 2600 },
    isForLearners: true,
  },
  { path: '/progress', content: '.progress-figures', isForLearners: true },
  { path: '/settings', content: 'main form', isForLearners: true },
]

const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
}

const head = [
  'Slow 4G, processor 4x slower',
  'first paint, ms',
  'largest paint',
  'text shown',
  'usable',
  'requests',
  'kB',
  'layout shift',
  'longest task',
  'again: first paint',
  'usable',
]

/** Ten pages with an empty cache and again, beside a page without code and one of React alone; then Lighthouse. */
export async function measurePages(rounds: number): Promise<string> {
  const folder = temporaryFolder()
  const server = await startVerbena({ environment: { DATA_DIR: folder.path, RATE_LIMITS: 'off' } })
  const reference = await startReferencePages(join(temporaryFolder().path, 'reference'))
  const browser = await launchBrowser()
  const origin = (port: number) => `http://127.0.0.1:${port}`
  try {
    const learner = await storedLearner(browser, server)
    const rows: string[][] = []
    for (const path of ['/static', '/react']) {
      const target = { url: origin(reference.port) + path, content: 'form' }
      rows.push(rowOf(`reference: ${path}`, await loadRounds(browser, target, { rounds })))
    }
    for (const { path, content, text, goals, isForLearners } of pages) {
      const options = { rounds, ...(isForLearners && { storageState: learner }) }
      rows.push(
        rowOf(
          path,
          await loadRounds(browser, { url: origin(server.port) + path, content, text }, options),
          goals,
        ),
      )
    }
    const scores = await measureLighthouse(origin(server.port), pages, signUpInto).catch(
      (error: Error) => `${unmeasured}: Lighthouse. ${error.message}`,
    )
    return `${toTable(head, rows)}\n\n${scores}`
  } finally {
    await browser.close()
    reference.stop()
    await server.stop()
    await folder.remove()
  }
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>
type Rounds = { cold: PageLoad[]; warm: PageLoad[] }

/** Each round has a new browser profile: the first load has an empty cache, the second one its files. */
async function loadRounds(
  browser: Browser,
  target: Parameters<typeof loadPage>[1],
  { rounds, storageState }: { rounds: number; storageState?: StorageState },
): Promise<Rounds> {
  const loads: Rounds = { cold: [], warm: [] }
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ ...phone, ...(storageState && { storageState }) })
    loads.cold.push(await loadPage(context, target))
    loads.warm.push(await loadPage(context, target))
    await context.close()
    console.error(`pages  ${target.url}  round ${round + 1}`)
  }
  return loads
}

function rowOf(name: string, { cold, warm }: Rounds, goals?: Goals): string[] {
  const isReference = name.startsWith('reference')
  const of = (loads: PageLoad[], field: keyof PageLoad) => median(loads.map((load) => load[field]))
  const atMost = (limit: number | undefined) => (isReference || !limit ? undefined : { atMost: limit })
  return [
    name,
    judge(of(cold, 'firstPaint'), atMost(1000)),
    judge(of(cold, 'largestPaint'), atMost(goals?.largestPaint)),
    judge(of(cold, 'shown'), atMost(goals?.shown)),
    show(of(cold, 'usable')),
    judge(of(cold, 'requests'), atMost(9)),
    show(of(cold, 'kilobytes')),
    judge(of(cold, 'layoutShift'), atMost(0.02), { digits: 3 }),
    judge(of(cold, 'longestTask'), atMost(100)),
    judge(of(warm, 'firstPaint'), atMost(500)),
    show(of(warm, 'usable')),
  ]
}

/** A learner with words, and what the browser stores for them. */
async function storedLearner(browser: Browser, { port }: ServerProcess): Promise<StorageState> {
  const { context } = await openPage(browser, phone, `http://127.0.0.1:${port}`)
  await signUpInto(context)
  // An empty cache has no fonts.
  await (context.pages()[0] ?? (await context.newPage())).evaluate(() =>
    localStorage.removeItem('fontsLoaded'),
  )
  const stored = await context.storageState()
  await context.close()
  return stored
}

const words = ['perro', 'gato', 'casa', 'mesa', 'agua', 'pan', 'sol', 'luna', 'mar', 'calle']

async function signUpInto(context: BrowserContext) {
  const page = context.pages()[0] ?? (await context.newPage())
  await signUp(page, `measured-${Date.now() % 1_000_000}`)
  await page.goto('/videos')
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  for (const word of words)
    await page.request.post('/api/saveWord', {
      headers: { authorization: `Bearer ${token}` },
      data: { word, translation: word, definition: '', example: '', listName: 'Measured', language: 'es' },
    })
  // Not the tour, which a learner sees once.
  await page.evaluate(() => {
    for (const flag of ['videoPlayerTourSeen', 'videoPlayerTourCompleted']) localStorage.setItem(flag, 'true')
  })
}
