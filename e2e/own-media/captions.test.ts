import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeCaptions, startFakeCaptions } from '../../server/src/testing/fakes/fake-captions.ts'
import { appForFile } from '../harness/app-fixture.ts'
import { axeViolations, desktop, phone } from '../harness/browser.ts'
import { signUp } from '../harness/sign-up.ts'

let fake: FakeCaptions
beforeAll(async () => {
  fake = await startFakeCaptions()
})
const app = appForFile(() => ({ BILLING: 'off', YOUTUBE_CAPTIONS_URL: fake.url }))
afterAll(() => fake.stop())

test.each([
  ['a desktop', desktop],
  ['a phone', phone],
] as const)(
  'on %s, YouTube captions become the transcript of a video, and a message is shown when YouTube fails',
  async (name, device) => {
    fake.reset()
    fake.state.status = 500
    const { page, context } = await app.open(device)
    await signUp(page, name.replace(' ', '-'))
    await page.goto('/videos?tab=mine')
    await page.getByRole('button', { name: 'Add a video' }).click()
    await page.getByRole('textbox', { name: 'YouTube link' }).fill('https://youtu.be/jNQXAC9IVRw')
    await page.getByLabel('Title').fill('El perro')
    await page.getByRole('button', { name: 'Add this video' }).click()
    await page.getByRole('tab', { name: 'From YouTube' }).waitFor()
    const fetchButton = page.getByRole('button', { name: 'Fetch the captions' })
    await fetchButton.click()
    await page.getByText(/You can upload or paste a text instead/).waitFor()
    fake.state.status = 200
    await fetchButton.click()
    await page.getByText('2 lines were read').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Use this text' }).click()
    await page.locator('.line', { hasText: 'La casa es grande.' }).waitFor()
    await context.close()
  },
)
