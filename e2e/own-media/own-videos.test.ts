import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appForFile } from '../harness/app-fixture.ts'
import { axeViolations, desktop, phone } from '../harness/browser.ts'
import { signUp } from '../harness/sign-up.ts'

/** Without billing everybody has the features of Pro. */
const app = appForFile(() => ({ BILLING: 'off' }))
const folder = mkdtempSync(join(tmpdir(), 'vb-own-'))
const videoFile = join(folder, 'la_boda-1.webm')
let learners = 0

/** A video of the catalogue, copied under another name. */
const original = join(import.meta.dirname, '../../content/catalogue/la-tortilla-secreta/video.webm')
beforeAll(() => copyFileSync(original, videoFile))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const srt = [
  '1\n00:00:01,000 --> 00:00:04,000\nHola a todos, bienvenidos.',
  '2\n00:00:05,000 --> 00:00:08,000\nHoy comemos pan con tomate.',
  '3\n00:00:09,000 --> 00:00:12,000\nLa abuela viene a casa.',
].join('\n\n')

async function openOwnVideos(page: Page) {
  learners += 1
  await signUp(page, `owner-${learners}`)
  await page.goto('/videos?tab=mine')
  await page.getByText('No videos of your own yet').waitFor()
}

async function pasteText(page: Page) {
  await page.getByRole('tab', { name: 'Paste it' }).click()
  await page.getByLabel('Text or subtitles').fill(srt)
  await page.getByText('3 lines were read').waitFor()
  await page.getByRole('button', { name: 'Use this text' }).click()
  await page.locator('.word').first().waitFor()
}

async function lookUp(page: Page, word: string) {
  await page.locator('.word', { hasText: new RegExp(`^${word}$`) }).click()
  const card = page.getByRole('dialog', { name: word })
  await card.locator('.word-card__translation').waitFor()
  await page.keyboard.press('Escape')
}

test('a file is uploaded despite a failed request, gets a transcript, plays, and explains a word', async () => {
  const { page, context, pageErrors } = await app.open(desktop)
  await openOwnVideos(page)
  let chunkRequests = 0
  await page.route('**/api/uploads/*?offset=*', (route) =>
    chunkRequests++ < 1 ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Add a video' }).click()
  await page.getByRole('tab', { name: 'File from this device' }).click()
  await page.getByLabel('Choose a video or audio file').setInputFiles(videoFile)
  await page.getByText(/^\d+ kB · \d:\d\d$/).waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('la boda 1')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Send this file' }).click()
  await page.waitForURL(/\/video\/[^/]+\/text$/)
  expect(chunkRequests).toBeGreaterThan(1)
  // While the dialog closes, the page is still hidden from assistive technology and from axe.
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await pasteText(page)
  await page.locator('.line-controls__play').click()
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5)
  await lookUp(page, 'abuela')

  await page.getByRole('link', { name: 'Edit the text' }).click()
  await page.getByRole('button', { name: 'Edit: Hoy comemos pan con tomate.' }).click()
  await page.keyboard.type(' Sí.')
  expect(await axeViolations(page)).toEqual([])
  // Unsaved changes survive a reload.
  await page.waitForFunction(() => Object.values(localStorage).some((text) => text.includes('Sí.')))
  await page.reload()
  await page.getByText('Your changes from last time are back.').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Everything is saved.').waitFor()
  await page.getByRole('link', { name: 'Back to the player' }).click()
  await page.locator('.line', { hasText: 'tomate. Sí.' }).waitFor()
  expect(pageErrors).toEqual([])
  await context.close()
})

test('on a phone, a YouTube video that cannot be reached gets a transcript, is deleted and restored', async () => {
  const { page, context, pageErrors } = await app.open({ ...phone, colorScheme: 'dark' })
  await page.route(/youtube|ytimg/, (route) => route.abort())
  await openOwnVideos(page)
  await page.getByRole('button', { name: 'Add a video' }).click()
  await page.getByRole('textbox', { name: 'YouTube link' }).fill('https://example.com/watch?v=dQw4w9WgXcQ')
  await page.getByRole('textbox', { name: 'Title' }).fill('Un vídeo')
  await page.getByRole('button', { name: 'Add this video' }).click()
  await page.getByText('This YouTube URL is not valid.').first().waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('textbox', { name: 'YouTube link' }).fill('https://youtu.be/dQw4w9WgXcQ?t=4')
  await page.getByRole('button', { name: 'Add this video' }).click()
  await page.waitForURL(/\/video\/[^/]+\/text$/)
  await pasteText(page)
  await page.getByRole('button', { name: /Play from YouTube/ }).click()
  await page.getByText('The transcription works without it.').waitFor()
  await lookUp(page, 'tomate')

  await page.goto('/videos?tab=mine')
  await page.getByText('Ready: 3 lines').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'More for “Un vídeo”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText('No videos of your own yet').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Un vídeo' }).first().waitFor()
  // Only play requests YouTube: the picture comes from our own server.
  expect(pageErrors.filter((text) => text !== 'foreign: https://www.youtube.com')).toEqual([])
  await context.close()
})
