import type { BrowserContext, CDPSession } from 'playwright-core'
import { watchPage } from './page-watch.ts'

/** Times in milliseconds since the navigation. */
export type PageLoad = {
  firstPaint: number
  largestPaint: number
  /** The text of the awaited content is painted. */
  shown: number
  /** The awaited content is painted, and presses are handled. */
  usable: number
  layoutShift: number
  /** The longest task that ended after the first paint. */
  longestTask: number
  /** Requests that were sent before the page was usable. */
  requests: number
  /** kB of 1,000 bytes that had arrived before the page was usable. */
  kilobytes: number
}

export type Target = {
  url: string
  /** A selector of what a visitor waits for. */
  content: string
  /** A selector of its text, which may be painted before presses are handled. Default: that of the content. */
  text?: string | undefined
}

/** As Chromium's developer tools simulate slow 4G, and a processor four times slower. */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
}
const slowdown = 4

/** For tasks and paints after the content. */
const settleMs = 2000

/** Opens the page in a new tab of `context`, whose cache it uses. */
export async function loadPage(
  context: BrowserContext,
  { url, content, text = content }: Target,
): Promise<PageLoad> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const traffic = await recordTraffic(cdp)
  await cdp.send('Network.emulateNetworkConditions', slowNetwork)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(watchPage, { content, text })
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await page
    .waitForFunction(() => window.watched.usable > 0, null, { timeout: 30_000 })
    .catch(() => {
      throw new Error(`${url} did not become usable: ${content} is not there, or its code does not run`)
    })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(settleMs)
  const { longTasks, ...watched } = await page.evaluate(() => window.watched)
  await page.close()
  const after = longTasks.filter(({ start, ms }) => start + ms > watched.firstPaint)
  return {
    ...watched,
    longestTask: Math.max(0, ...after.map(({ ms }) => ms)),
    ...traffic(watched.usable),
  }
}

/** @returns a function that counts the requests and kB until a time of the page */
async function recordTraffic(cdp: CDPSession) {
  const sent: number[] = []
  const arrived: { at: number; bytes: number }[] = []
  cdp.on('Network.requestWillBeSent', ({ timestamp, request }) => {
    if (request.url.startsWith('http')) sent.push(timestamp)
  })
  cdp.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) => {
    arrived.push({ at: timestamp, bytes: encodedDataLength })
  })
  await cdp.send('Network.enable')
  return (usable: number) => {
    // The first request is that of the page; both clocks count from it.
    const end = (sent[0] ?? 0) + usable / 1000
    const bytes = arrived.filter(({ at }) => at <= end).reduce((sum, file) => sum + file.bytes, 0)
    return { requests: sent.filter((at) => at <= end).length, kilobytes: bytes / 1000 }
  }
}
