import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'

/** Flags that keep Chromium quiet in a closed network and able to run as root. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: 'en-US' }
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-US',
}

/** @param more flags, for what a journey needs of the machine */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  return chromium.launch({ executablePath, args: [...flags, ...more] })
}

export type WatchedPage = {
  page: Page
  context: BrowserContext
  /** What the page complained of, and what it asked from other hosts: both must stay empty. */
  complaints: string[]
}

export async function openPage(
  browser: Browser,
  options: BrowserContextOptions,
  address: string,
): Promise<WatchedPage> {
  const context = await browser.newContext({
    ...options,
    baseURL: address,
    extraHTTPHeaders: { 'x-forwarded-for': addressOfItsOwn() },
  })
  await context.addInitScript(seenTour)
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    // A refused call is logged by the browser itself; the product's answer to it is what the tests look at.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      complaints.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^https?:/.test(protocol) && origin !== new URL(address).origin) complaints.push(`foreign: ${origin}`)
  })
  return { page, context, complaints }
}

/** A server that believes its proxy (TRUST_PROXY) takes each context for another client. */
const addressOfItsOwn = () => `10.${Array.from({ length: 3 }, () => randomInt(256)).join('.')}`

/** The player shows newcomers around, and would stand in the way of every other journey. */
function seenTour() {
  try {
    for (const flag of ['videoPlayerTourSeen', 'videoPlayerTourCompleted']) localStorage.setItem(flag, 'true')
  } catch {
    // An error page of the browser has no storage.
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the page as it stands, one line each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
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
