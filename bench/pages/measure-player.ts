import type { CDPSession, Page } from 'playwright-core'
import { launchBrowser, openPage, phone } from '../../e2e/harness/browser.ts'
import { signUp } from '../../e2e/harness/sign-up.ts'
import { startVerbena, temporaryFolder } from '../harness/processes.ts'
import { judge, median, show, toTable } from '../harness/report.ts'
import { longTranscript, wordsOfLongTranscript } from './long-transcript.ts'
import { collectFrames, highlightLags, watchLines } from './player-page.ts'

const videoPath = '/video/la-tortilla-secreta?tab=transcription'
const slowdown = 4
const speeds = [0.5, 1, 2] as const
const watchedSeconds = 25

/** The player on a phone with a processor four times slower than this one, with very long transcripts. */
export async function measurePlayer(rounds: number): Promise<string> {
  const folder = temporaryFolder()
  const server = await startVerbena({ environment: { DATA_DIR: folder.path } })
  const browser = await launchBrowser()
  try {
    const { page, context } = await openPage(browser, phone, `http://127.0.0.1:${server.port}`)
    // tsx adds calls of `__name` to functions, and functions run in the page without it.
    await page.addInitScript('globalThis.__name = (named) => named')
    await signUp(page, 'measured')
    await page.route('**/api/transcript-words/*', (route) => route.fulfill({ json: wordsOfLongTranscript() }))
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const rows = [
      ...(await paintRow(page, 2000, rounds, 250)),
      ...(await paintRow(page, 5000, rounds)),
      ...(await highlightRows(page)),
      ...(await scrollRows(page, cdp)),
    ]
    return toTable(
      [`The player, processor ${slowdown}x slower`, 'milliseconds', 'reference: a minimal page'],
      rows,
    )
  } finally {
    await browser.close()
    await server.stop()
    await folder.remove()
  }
}

async function openTranscript(page: Page, lineCount: number) {
  await page.unroute('**/get_transcription/**')
  await page.route('**/get_transcription/**', (route) => route.fulfill({ json: longTranscript(lineCount) }))
  await page.goto('/videos')
  await page.goto(videoPath)
  await page.locator('.line[data-line]').first().waitFor({ timeout: 60_000 })
}

type Measured = { firstLine: number; allLines: number; longTasks: { start: number; ms: number }[] }
const measured = (page: Page) => page.evaluate(() => (window as unknown as { measured: Measured }).measured)

async function paintRow(page: Page, lineCount: number, rounds: number, goal?: number): Promise<string[][]> {
  const [painted, complete]: [number[], number[]] = [[], []]
  await page.addInitScript(watchLines, lineCount)
  for (let round = 0; round < Math.min(rounds, 5); round++) {
    await openTranscript(page, lineCount)
    await page.waitForFunction(
      () => {
        const { firstLine, allLines } = (window as unknown as { measured: Measured }).measured
        return firstLine > 0 && allLines > 0
      },
      null,
      { timeout: 60_000 },
    )
    const { firstLine, allLines } = await measured(page)
    const arrived = await page.evaluate(
      () =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).find(({ name }) =>
          name.includes('get_transcription'),
        )?.responseEnd ?? 0,
    )
    painted.push(firstLine - arrived)
    complete.push(allLines - arrived)
  }
  const name = `${lineCount.toLocaleString('en')} lines`
  return [
    [`${name}: first lines painted`, judge(median(painted), goal ? { atMost: goal } : undefined)],
    [`${name}: all lines in the page, for the browser's search`, show(median(complete))],
  ]
}

const percentile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN

async function highlightRows(page: Page): Promise<string[][]> {
  const starts = longTranscript(5000).vectortranscription.map(({ start }) => start)
  const rows: string[][] = []
  for (const speed of speeds) {
    await openTranscript(page, 5000)
    await page.waitForTimeout(3000)
    while ((await page.evaluate(() => document.querySelector('video')?.playbackRate)) !== speed)
      await page.keyboard.press('s')
    await page.keyboard.press('Space')
    await page.waitForFunction(() => document.querySelector('video')?.paused === false)
    const { ours, reference } = await page.evaluate(highlightLags, { starts, seconds: watchedSeconds })
    await page.keyboard.press('Space')
    const name = `delay of the highlight at ${speed}x, ${ours.length} lines`
    rows.push([`${name}, median`, judge(median(ours), { atMost: 40 }), show(median(reference))])
    rows.push([
      `${name}, p95`,
      judge(percentile(ours, 0.95), { atMost: 70 }),
      show(percentile(reference, 0.95)),
    ])
  }
  return rows
}

async function scrollRows(page: Page, cdp: CDPSession): Promise<string[][]> {
  await openTranscript(page, 5000)
  await page.waitForTimeout(3000)
  const box = await page.locator('.transcript__lines').boundingBox()
  if (!box) throw new Error('there are no lines to scroll')
  const from = await page.evaluate(() => performance.now())
  await page.evaluate(collectFrames)
  await cdp.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    yDistance: -12_000,
    speed: 2400,
    gestureSourceType: 'touch',
  })
  const frames = await page.evaluate(() => (window as unknown as { stopFrames: () => number[] }).stopFrames())
  const tasks = (await measured(page)).longTasks.filter(({ start }) => start > from)
  const lateShare = frames.filter((frame) => frame > 50).length / frames.length
  return [
    ['scrolling 5,000 lines by touch: between two frames, median', show(median(frames))],
    ['between two frames, p95', show(percentile(frames, 0.95))],
    ['frames later than 50 ms, %', show(lateShare * 100)],
    ['longest task during the scroll', judge(Math.max(0, ...tasks.map(({ ms }) => ms)), { atMost: 100 })],
  ]
}
