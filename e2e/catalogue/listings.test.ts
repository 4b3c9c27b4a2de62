import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appForFile } from '../harness/app-fixture.ts'
import { axeViolations, phone } from '../harness/browser.ts'
import { signUp } from '../harness/sign-up.ts'

const app = appForFile()
const root = join(import.meta.dirname, '../..')
const count = 60

let folder: string
/** Output of the import command, which runs twice. */
let imports: string[]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vb-listings-'))
  imports = [(await importCatalogue()).stdout, (await importCatalogue()).stdout]
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const transcript = Array.from({ length: 12 }, (_, second) => {
  const timestamp = (at: number) => `00:00:${String(at).padStart(2, '0')}.000`
  return `${timestamp(second)} --> ${timestamp(second + 1)}\nEl gato duerme en la casa.\n`
})
const items = Array.from({ length: count }, (_, n) => ({
  id: `gato-${n}`,
  kind: 'video',
  title: n === 0 ? 'El último jardín' : `El gato número ${n}`,
  titleTranslations: { en: n === 0 ? 'The last garden' : `Cat number ${n}` },
  language: 'es',
  level: 'B1',
  category: n === 0 ? 'Gardens' : 'Culture',
  youtube: 'dQw4w9WgXcQ',
  thumbnail: '/media/la-tortilla-secreta/poster.webp',
  transcript: 'gato.vtt',
}))

/** Runs the operator's command while the server runs. */
function importCatalogue() {
  writeFileSync(join(folder, 'gato.vtt'), `WEBVTT\n\n${transcript.join('\n')}`)
  writeFileSync(join(folder, 'catalogue.json'), JSON.stringify(items))
  const program = [
    '--import',
    'tsx',
    'server/src/commands/catalogue.ts',
    'import',
    join(folder, 'catalogue.json'),
  ]
  const env = { ...process.env, DATA_DIR: app.server().dataDirectory, DATABASE_URL: '' }
  return promisify(execFile)(process.execPath, program, { cwd: root, env })
}

test('an imported catalogue is paged, searched and filtered on a phone, and shows levels estimated from its words', async () => {
  expect(imports).toEqual([
    expect.stringContaining(`${count} added, 0 changed, 0 unchanged, 0 refused.`),
    expect.stringContaining(`0 added, 0 changed, ${count} unchanged, 0 refused.`),
  ])
  const { page, pageErrors } = await app.open(phone)
  await signUp(page, 'browser-of-lists')
  await page.goto('/videos?level=all')
  const cards = page.locator('.media-grid .media-card')
  await cards.first().waitFor()
  expect(await cards.count()).toBeLessThan(count)
  await page.getByText('about A1 by its words').first().waitFor()
  expect(await axeViolations(page)).toEqual([])
  // Scrolling to the end loads more until everything is shown.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      return cards.count()
    })
    .toBeGreaterThanOrEqual(count)

  await page.getByLabel('Search titles').fill('LAST jardin')
  await expect.poll(() => cards.count()).toBe(1)
  await page.getByRole('link', { name: 'El último jardín' }).waitFor()
  expect(page.url()).toContain('search=LAST+jardin')
  await page.reload()
  await page.getByRole('link', { name: 'El último jardín' }).waitFor()
  await page.goto('/videos?level=all&category=Gardens')
  await page.getByRole('link', { name: 'El último jardín' }).waitFor()
  await page.goto('/videos?level=C2')
  await page.getByText('No videos at C2 yet').waitFor()
  expect(pageErrors).toEqual([])
})
