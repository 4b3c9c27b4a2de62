import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spokenRecording } from '../../server/src/testing/recordings/spoken-recording.ts'
import { appForFile } from '../harness/app-fixture.ts'
import { axeViolations, phone } from '../harness/browser.ts'
import { signUp } from '../harness/sign-up.ts'

const app = appForFile(() => ({ BILLING: 'off' }))
const folder = mkdtempSync(join(tmpdir(), 'vb-align-'))
const recordingPath = join(folder, 'mi voz.wav')
/** Long enough to be cancelled before the alignment ends. */
const lines = [
  'Mi abuela vive cerca del mar.',
  '¿Quieres venir con nosotros?',
  'El tren sale a las nueve y media.',
  'No te olvides de traer el paraguas.',
  'Aquí siempre llueve por la tarde.',
  'Después comemos todos juntos en la terraza.',
  'Los niños juegan con el perro del vecino.',
  'Mañana volvemos a casa en autobús.',
  'Ha sido un fin de semana estupendo.',
]
let starts: number[]

beforeAll(async () => {
  const recording = await spokenRecording(lines, { voice: 'roa/es+m7', rate: 175, pauseSeconds: 1.5 })
  writeFileSync(recordingPath, recording.wav)
  starts = recording.starts
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('on a phone, the alignment of a plain text is cancelled, started again and completed', async () => {
  const { page, context, pageErrors } = await app.open(phone)
  await signUp(page, 'speaker')
  await page.goto('/videos')
  await page.getByRole('link', { name: 'Add a video' }).click()
  await page.getByRole('tab', { name: 'File from this device' }).click()
  await page.getByLabel('Choose a video or audio file').setInputFiles(recordingPath)
  await page.getByRole('button', { name: 'Send this file' }).click()
  await page.waitForURL(/\/video\/[^/]+\/text$/)
  await page.getByRole('tab', { name: 'Paste it' }).click()
  await page.getByLabel('Text or subtitles').fill(lines.join('\n'))
  await page.getByText('This text has no times.').waitFor()
  await page.getByRole('button', { name: 'Use this text' }).click()

  const notice = page.getByRole('region', { name: 'Times of the lines' })
  await notice.getByRole('button', { name: 'Cancel' }).click()
  await notice.getByText(/^The times of this text are guessed/).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await notice.getByRole('button', { name: 'Find the times in the sound' }).click()
  await page.getByText('The times of the lines were found.').waitFor({ timeout: 60_000 })
  await notice.waitFor({ state: 'hidden' })
  const shown = await page.locator('.editor-row__time').allTextContents()
  const found = shown.map((time) => {
    const [minutes = 0, seconds = 0] = time.split(':').map(Number)
    return minutes * 60 + seconds
  })
  for (const [index, start] of starts.entries())
    expect(Math.abs((found[index] ?? Number.NaN) - start)).toBeLessThan(0.5)
  expect(pageErrors).toEqual([])
  await context.close()
})
