import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appForFile } from '../harness/app-fixture.ts'
import { axeViolations, desktop } from '../harness/browser.ts'
import { listNames, openLists, sampleVideoId } from './open-lists.ts'

const app = appForFile(() => ({ BILLING: 'off' }))

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )

/** Opens the menu whose button has the focus. */
async function openMenu(page: Page) {
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Name and description')
}

/** Presses Tab until the element with this name has the focus. @throws Error after 80 presses */
async function tabTo(page: Page, name: string | RegExp) {
  const isThere = (text: string | null | undefined) =>
    typeof name === 'string' ? text?.trim() === name : name.test(text ?? '')
  for (let presses = 0; presses < 80; presses += 1) {
    if (isThere(await focused(page))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${name}; it ended at ${await focused(page)}`)
}

test('lists are made, named, ordered, merged and deleted by keyboard alone', async () => {
  const { page, context, pageErrors } = await openLists(app, desktop)
  await tabTo(page, 'New list')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Sobremesa')
  await page.keyboard.press('Tab')
  await page.keyboard.type('After dinner')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Sobremesa' }).waitFor()
  expect(await listNames(page)).toEqual(['Sobremesa', 'Viaje', 'Cocina', 'Verbos'])

  await tabTo(page, 'Put lists in order')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Move Cocina up')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Move Cocina up')
  await tabTo(page, 'Keep this order')
  const ordered = page.waitForResponse('**/theme-order')
  await page.keyboard.press('Enter')
  await ordered
  await expect.poll(() => listNames(page)).toEqual(['Cocina', 'Sobremesa', 'Viaje', 'Verbos'])
  await expect.poll(() => focused(page)).toBe('Put lists in order')

  await tabTo(page, 'More for Sobremesa')
  await openMenu(page)
  await page.keyboard.press('Enter')
  await page.getByLabel('Theme Name').waitFor()
  await tabTo(page, /^$/)
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe('More for Sobremesa')

  // A deletion is undone, and a merge is kept after the time for undo.
  await openMenu(page)
  await page.keyboard.press('End')
  await expect.poll(() => focused(page)).toBe('Delete')
  await page.keyboard.press('Enter')
  await expect.poll(() => listNames(page)).toEqual(['Cocina', 'Viaje', 'Verbos'])
  await expect.poll(() => focused(page)).toBe('My lists')
  await tabTo(page, 'Undo')
  await page.keyboard.press('Enter')
  await expect.poll(() => listNames(page)).toEqual(['Cocina', 'Sobremesa', 'Viaje', 'Verbos'])
  await tabTo(page, 'More for Viaje')
  await openMenu(page)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused(page)).toBe('Merge into another list')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Merge Viaje' }).waitFor()
  await tabTo(page, 'Merge')
  const merged = page.waitForResponse('**/merge')
  await page.keyboard.press('Enter')
  await expect.poll(() => listNames(page)).toEqual(['Cocina', 'Sobremesa', 'Verbos'])
  expect((await merged).status()).toBe(200)
  await page.reload()
  await page.locator('.list-card').first().waitFor()
  expect(await listNames(page)).toEqual(['Cocina', 'Sobremesa', 'Verbos'])
  expect(await page.locator('.list-card').first().textContent()).toContain('3 words')
  expect(pageErrors).toEqual([])
  await context.close()
})

test('words move between lists, and one leads to the moment where it was met, by keyboard alone', async () => {
  const { page, context, pageErrors } = await openLists(app, desktop)
  await tabTo(page, 'Cocina')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Cocina' }).waitFor()
  await page.getByRole('checkbox', { name: 'Select pizca' }).focus()
  await page.keyboard.press('Space')
  await tabTo(page, 'Move to')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Verbos' }).waitFor()
  await page.keyboard.type('Verb')
  await expect.poll(() => focused(page)).toBe('Verbos')
  await page.keyboard.press('Enter')
  await page.getByText('Moved 1 word to Verbos').first().waitFor()
  expect(await page.locator('.word-row').count()).toBe(2)
  await page.goBack()
  await tabTo(page, 'Verbos')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /^viene/ }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'viene' }).waitFor()

  await page.getByRole('checkbox', { name: '“viene” is a word of its own' }).press('Space')
  await page.getByText('Its status, its note and its reviews are apart').waitFor()
  const note = page.getByRole('textbox', { name: 'Your note' })
  await note.focus()
  await page.keyboard.type('said at the door')
  await page.keyboard.press('Tab')
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await expect.poll(() => note.inputValue()).toBe('said at the door')
  expect(await page.getByRole('checkbox').isChecked()).toBe(true)

  const sentence = page.locator('.met-sentence').first()
  await sentence.waitFor()
  expect(await axeViolations(page)).toEqual([])
  const text = await sentence.locator('.met-sentence__text').textContent()
  await sentence.press('Enter')
  await page.waitForURL(`**/video/${sampleVideoId}*`)
  const line = page.locator('.line[aria-current="true"] p')
  await page.getByRole('tab', { name: 'Transcription' }).click()
  await expect.poll(() => line.textContent()).toBe(text)
  expect(pageErrors).toEqual([])
  await context.close()
})

test('a word is added by typing: looked up, changed to another reading, saved, and shown in its list', async () => {
  const { page, context, pageErrors } = await openLists(app, desktop)
  await page.getByRole('textbox', { name: 'Add a word' }).focus()
  await page.keyboard.type('llave')
  await page.keyboard.press('Enter')
  await page.getByText('key', { exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: /tap, faucet/ }).press('Enter')
  const other = page.getByRole('button', { name: 'Choose another list' })
  await other.press('Enter')
  await page.getByRole('menuitem', { name: 'Cocina' }).press('Enter')
  await page.getByText('Saved to Cocina').last().waitFor()
  await page.getByRole('link', { name: 'Cocina', exact: true }).press('Enter')
  await page.getByRole('link', { name: /^llave/ }).waitFor()
  expect(await page.getByRole('link', { name: /^llave/ }).textContent()).toContain('tap')
  expect(pageErrors).toEqual([])
  await context.close()
})

test('a recommended list is practised and added to the own lists', async () => {
  const { page, context, pageErrors } = await openLists(app, desktop)
  await page.getByRole('tab', { name: 'My lists' }).focus()
  await page.keyboard.press('ArrowRight')
  const card = page.locator('.recommended .list-card').first()
  const name = (await card.locator('h3').textContent()) ?? ''
  await card.getByRole('link', { name: 'Practise' }).press('Enter')
  await page.getByLabel('Type the translation').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => url.search === '?tab=learn')
  await card.getByRole('button', { name: 'Add to mine' }).press('Enter')
  await card.getByText('In your lists').waitFor()
  await page.getByRole('tab', { name: 'My lists' }).click()
  await page.getByRole('heading', { name: `${name} (A2)` }).waitFor()
  expect(pageErrors).toEqual([])
  await context.close()
})
