import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core'

/** No requests in the background, and no sandbox, which Chromium does not have as root. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Without motion, which costs processor time and moves what a journey presses. */
export const desktop: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: 'en-US',
  reducedMotion: 'reduce',
}
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-US',
  reducedMotion: 'reduce',
}

/** @param extraFlags Chromium flags for one journey, for example a fake microphone */
export function launchBrowser(extraFlags: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  return chromium.launch({ executablePath, args: [...flags, ...extraFlags] })
}

export type WatchedPage = {
  page: Page
  context: BrowserContext
  /** Errors that the page threw or logged, and requests to other hosts. Must stay empty. */
  pageErrors: string[]
}

export async function openPage(
  browser: Browser,
  options: BrowserContextOptions,
  address: string,
): Promise<WatchedPage> {
  const context = await browser.newContext({
    ...options,
    baseURL: address,
    extraHTTPHeaders: { 'x-forwarded-for': randomClientAddress() },
  })
  await context.addInitScript(skipTour)
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const pageErrors: string[] = []
  page.on('pageerror', (error) => pageErrors.push(`error: ${error.message}`))
  page.on('console', (message) => {
    // The browser itself logs a refused call; the tests check how the page handles it.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      pageErrors.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^https?:/.test(protocol) && origin !== new URL(address).origin) pageErrors.push(`foreign: ${origin}`)
  })
  return { page, context, pageErrors }
}

/** Each context is another client for a server with TRUST_PROXY, so that rate limits are not shared. */
const randomClientAddress = () => `10.${Array.from({ length: 3 }, () => randomInt(256)).join('.')}`

/** The tour of the player would cover the page in all journeys but its own. */
function skipTour() {
  try {
    for (const flag of ['videoPlayerTourSeen', 'videoPlayerTourCompleted']) localStorage.setItem(flag, 'true')
  } catch {
    // An error page of the browser has no storage.
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** @returns what axe finds on the current page, one line for each rule */
export async function axeViolations(page: Page): Promise<string[]> {
  // Evaluated, not inserted: the content security policy allows no foreign script element.
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResult> } }
    const { violations } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    )
  })
}

type AxeResult = { violations: { id: string; nodes: { html: string }[] }[] }

/**
 * The place of an element on the page, when it has not moved for a fifth of a second: pages still scroll to their active
 * line, and change their font, while they open. For presses by coordinates; Playwright's own presses wait by themselves.
 * @throws Error if it is not on the page, or does not rest
 */
export async function restingPlace(element: Locator) {
  let before = ''
  for (let tries = 0; tries < 50; tries++) {
    const box = await element.boundingBox()
    if (!box) throw new Error(`${element} is not on the page`)
    if (JSON.stringify(box) === before) return box
    before = JSON.stringify(box)
    await element.page().waitForTimeout(200)
  }
  throw new Error(`${element} does not rest`)
}
