import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { desktop } from '../harness/browser.ts'

const app = sharedApp()

/** In kilobytes of 1,000 bytes, after gzip level 9. */
const budgetKilobytes = 160

test.each(['/login', '/onboarding'])(
  '%s needs less than 160 kB of JavaScript before it can be used',
  async (path) => {
    const { page, context, pageErrors } = await app.open(desktop)
    const scripts = new Map<string, number>()
    page.on('response', async (response) => {
      if (!/javascript/.test(response.headers()['content-type'] ?? '')) return
      scripts.set(response.url(), gzipSync(await response.body(), { level: 9 }).length)
    })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const kilobytes = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000
    console.log(`${path}: ${kilobytes.toFixed(1)} kB of JavaScript in ${scripts.size} files`)
    expect(scripts.size).toBeGreaterThan(1)
    expect(kilobytes).toBeLessThan(budgetKilobytes)
    expect(pageErrors).toEqual([])
    await context.close()
  },
)

test('every asset of the first page is compressed and immutable', async () => {
  const { page, context } = await app.open(desktop)
  const problems: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const headers = response.headers()
    const isAsset = pathname.startsWith('/assets/')
    if (isAsset && !/immutable/.test(headers['cache-control'] ?? ''))
      problems.push(`${pathname} is not immutable`)
    if (
      /\.(js|css)$/.test(pathname) &&
      isAsset &&
      Number(headers['content-length']) > 1000 &&
      !headers['content-encoding']
    )
      problems.push(`${pathname} is not compressed`)
  })
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  expect(problems).toEqual([])
  await context.close()
})
