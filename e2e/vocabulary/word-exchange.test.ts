import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { axeViolations, desktop, phone } from '../harness/browser.ts'
import { signUp } from '../harness/sign-up.ts'

const app = sharedApp()

const table = [
  'Palabra;Traducción;Ejemplo',
  'la casa;house;<img src=x onerror="document.title=\'run\'">',
  '=1+1;formula;',
  ';nothing;',
  'el pan;bread;',
].join('\n')
const csv = { name: 'Curso.csv', mimeType: 'text/csv', buffer: Buffer.from(table, 'latin1') }

test('words are imported from a CSV file, exported to Anki with sound, and imported again', async () => {
  const { page, pageErrors } = await app.open({ ...desktop, acceptDownloads: true })
  await signUp(page, `packer${Date.now() % 100000}`)
  await page.goto('/vocabulary')
  await page.getByRole('link', { name: 'Import or export' }).click()
  await page.getByRole('heading', { name: 'Words in and out' }).waitFor()
  expect(await axeViolations(page)).toEqual([])

  await page.getByLabel('Choose a file').setInputFiles(csv)
  await page.getByText('4 words in Curso.csv').waitFor()
  expect(await page.getByLabel('Translation', { exact: true }).inputValue()).toBe('1')
  await page.getByRole('button', { name: 'Show what would happen' }).press('Enter')
  await page.getByRole('heading', { name: 'This would happen' }).waitFor()
  await page.getByText('3 new words').waitFor()
  await page.getByText('Left out: no word in it').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Bring them in' }).press('Enter')
  await page.getByRole('heading', { name: 'Done' }).waitFor()

  const downloaded = page.waitForEvent('download')
  await page.getByLabel('With sound').check()
  await page.getByRole('button', { name: 'Make the file' }).click()
  const file = await (await downloaded).path()
  await page.getByText('Saved as verbena.apkg.').waitFor()
  const bytes = readFileSync(file)
  // The sounds of the words, the database and the media index. The digits of "=1+1" are spoken.
  expect(bytes.toString('latin1').split('PK\u0001\u0002').length).toBeGreaterThan(4)

  await page
    .getByLabel('Choose another file')
    .setInputFiles({ name: 'verbena.apkg', mimeType: '', buffer: bytes })
  await page.getByText('This file comes from Verbena', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Show what would happen' }).click()
  await page.getByText('3 words are there already').waitFor()
  await page.getByText('There is nothing new in this file.').waitFor()

  await page.getByRole('link', { name: 'Back to my lists' }).click()
  await page.getByRole('heading', { name: 'Curso' }).waitFor()
  expect(await page.title()).not.toBe('run')
  expect(pageErrors).toEqual([])
})

test('on a phone, an unreadable file shows the reason, and nothing is imported', async () => {
  const { page, pageErrors } = await app.open({ ...phone, colorScheme: 'dark' })
  await signUp(page, `pocket${Date.now() % 100000}`)
  await page.goto('/vocabulary/files')
  const field = page.locator('input[type=file]')
  await field.setInputFiles({ name: 'x.apkg', mimeType: '', buffer: Buffer.from('PK not a zip') })
  await page.getByText('This file is damaged or not complete.').waitFor()
  await field.setInputFiles(csv)
  await page.getByText('4 words in Curso.csv').waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.goto('/vocabulary')
  await page.getByText('No words kept yet').waitFor()
  expect(pageErrors).toEqual([])
})
