import type { BrowserContextOptions, Page } from 'playwright-core'
import type { App } from '../harness/app-fixture.ts'
import { signUp } from '../harness/sign-up.ts'

export const sampleVideoId = 'la-tortilla-secreta'
let learners = 0

const savedWords = [
  ['viene', 'comes', 'Verbos', 'La abuela viene los domingos.'],
  ['trapo', 'rag', 'Cocina', ''],
  ['pizca', 'pinch', 'Cocina', ''],
  ['sartén', 'frying pan', 'Cocina', ''],
  ['trapo', 'cloth', 'Viaje', ''],
] as const

/** Opens the lists of a new learner who has three lists and has watched the video. */
export async function openLists(app: App, device: BrowserContextOptions) {
  const opened = await app.open(device)
  learners += 1
  await signUp(opened.page, `lister-${learners}`)
  await opened.page.evaluate(
    async ({ words, videoId }) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('access_token')}`,
        'content-type': 'application/json',
      }
      const post = (path: string, body: object) =>
        fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      for (const [word, translation, listName, example] of words)
        await post('/api/saveWord', { word, translation, definition: '', example, listName })
      await post('/api/videoProgress', { videoId, progress: 30, time_delta: 5, isPaused: true })
    },
    { words: savedWords, videoId: sampleVideoId },
  )
  await opened.page.goto('/vocabulary')
  await opened.page.locator('.list-card').first().waitFor()
  return opened
}

/** The names of the lists in their order on the page. */
export const listNames = (page: Page) => page.locator('.list-card h3').allTextContents()
