import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { axeViolations, desktop, phone } from '../harness/browser.ts'
import { outboxOf } from '../harness/outbox.ts'
import { signUp } from '../harness/sign-up.ts'

const app = sharedApp()
const devices = [
  ['desktop', desktop],
  ['phone', phone],
] as const

const diary = 'Ayer fui al mercado con mi madre. Compramos pan, fruta y un kilo de tomates muy baratos.'

let learners = 0
async function openWriting(device: BrowserContextOptions) {
  const opened = await app.open(device)
  learners += 1
  await signUp(opened.page, `writer-${learners}`)
  await opened.page.goto('/writing')
  await opened.page.getByText('No text yet').waitFor()
  return opened
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const textOf = (page: Page) => field(page).inputValue()
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor()

async function createText(page: Page, title: string) {
  await page.getByRole('button', { name: 'New text' }).first().click()
  await page.getByLabel('Title').fill(title)
  await page.keyboard.press('Enter')
  await field(page).waitFor()
}

/** The texts that the server has, by title. */
const onServer = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('access_token')}` }
    const list: { id: string; title: string }[] = await (await fetch('/api/writings', { headers })).json()
    const texts = list.map(async ({ id, title }) => [
      title,
      (await (await fetch(`/api/writings/${id}`, { headers })).json()).text,
    ])
    return Object.fromEntries(await Promise.all(texts))
  })

async function violationsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const violation of await axeViolations(page)) found.push(`${colorScheme}: ${violation}`)
  }
  return found
}

describe.each(devices)('on a %s', (_, device) => {
  test('no typed text is lost: after an immediate reload, without a connection, in a text created without one', async () => {
    const { page, context, pageErrors } = await openWriting(device)
    await createText(page, 'Mi sábado')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
    await page.keyboard.type(diary)
    await page.reload()
    await field(page).waitFor()
    expect(await textOf(page)).toBe(diary)
    await saved(page)
    expect(await onServer(page)).toEqual({ 'Mi sábado': diary })

    await context.setOffline(true)
    await field(page).focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Sin conexión.')
    await page.getByText('Saved in this browser; it goes up when the connection is back.').waitFor()
    await page.getByRole('link', { name: 'My texts' }).click()
    await page.getByText('Changed in this browser, not sent yet').waitFor()
    await createText(page, 'Sin red')
    await page.keyboard.type('Escribo en el tren.')
    await page.getByText('Saved in this browser; it goes up').waitFor()
    await page.getByRole('link', { name: 'My texts' }).click()
    await page.getByText('Only in this browser so far').waitFor()
    await context.setOffline(false)
    // A call that starts while the connection comes back may fail only after the time-out of 20 s.
    await page.getByText('Only in this browser so far').waitFor({ state: 'detached', timeout: 40_000 })
    await expect
      .poll(() => onServer(page))
      .toEqual({ 'Mi sábado': `${diary} Sin conexión.`, 'Sin red': 'Escribo en el tren.' })
    expect(
      await page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('writing-drafts'))),
    ).toBe(false)
    expect(await outboxOf(page)).toEqual([])

    await page.getByRole('button', { name: 'Delete Sin red' }).click()
    await page.getByRole('link', { name: 'Sin red' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: 'Sin red' }).waitFor()
    await page.getByRole('searchbox', { name: 'Search my texts' }).fill('MERCADO')
    await page.getByRole('link', { name: 'Sin red' }).waitFor({ state: 'detached' })
    expect(await violationsInBothThemes(page)).toEqual([])
    expect(pageErrors).toEqual([])
    await context.close()
  })

  test('a text is checked, corrected and undone, and an earlier version is restored', async () => {
    const { page, context, pageErrors } = await openWriting(device)
    await createText(page, 'El agua')
    await page.keyboard.type('La agua está fría y el problema es dificil.')
    await page.getByRole('button', { name: 'Check' }).press('Enter')
    await page.getByRole('tab', { name: /^Spelling 1$/ }).click()
    await page.locator('.marked-text .noted--spelling', { hasText: 'dificil' }).waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    await page.getByRole('button', { name: 'Replace dificil by difícil' }).press('Enter')
    const corrected = 'La agua está fría y el problema es difícil.'
    expect(await textOf(page)).toBe(corrected)
    await page.locator('.marked-text .noted--spelling').waitFor({ state: 'detached' })
    await field(page).focus()
    await page.keyboard.press('Control+z')
    expect(await textOf(page)).toBe('La agua está fría y el problema es dificil.')
    await page.keyboard.press('Control+Shift+z')
    expect(await textOf(page)).toBe(corrected)
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Me gusta mucho nadar en el mar.')
    await saved(page)

    await page.keyboard.press('Control+a')
    await page.keyboard.type('Otra cosa.')
    await saved(page)
    await page.getByRole('button', { name: 'Earlier versions' }).click()
    await page.locator('.versions__one').first().click()
    await page.locator('del', { hasText: 'difícil' }).waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    await page.getByRole('button', { name: 'Bring this version back' }).click()
    await expect.poll(() => textOf(page)).toBe(`${corrected} Me gusta mucho nadar en el mar.`)
    await saved(page)
    expect(await onServer(page)).toEqual({ 'El agua': `${corrected} Me gusta mucho nadar en el mar.` })
    expect(pageErrors).toEqual([])
    await context.close()
  })
})

test('a word longer than the screen wraps in the field as in its marked copy', async () => {
  const { page, context, pageErrors } = await openWriting(phone)
  await createText(page, 'Larga')
  await page.keyboard.insertText(`Uno.  \n\n${'palabra'.repeat(30)} y dos${' '.repeat(60)}\nfin\n`)
  const boxes = await page.evaluate(() => {
    const widthOf = (selector: string) => document.querySelector(selector)?.clientWidth
    const field = document.querySelector('.marked-text__field')
    return {
      isWithin: (widthOf('.marked-text__field') ?? 0) === widthOf('.marked-text'),
      rest: (field?.scrollHeight ?? 0) - (field?.clientHeight ?? 0),
      over: document.documentElement.scrollWidth - innerWidth,
    }
  })
  expect(boxes).toEqual({ isWithin: true, rest: 0, over: 0 })
  expect(pageErrors).toEqual([])
  await context.close()
})

test('text written without a connection is sent from any open page when the connection is back', async () => {
  const { page, context, pageErrors } = await openWriting(desktop)
  // A page whose link was under the pointer can then be opened without a connection.
  await page.getByRole('link', { name: 'Videos' }).hover()
  const hasListing = () =>
    performance.getEntriesByType('resource').some(({ name }) => /\/catalogue-.*js/.test(name))
  await page.waitForFunction(hasListing)
  await context.setOffline(true)
  await createText(page, 'En el tren')
  await page.keyboard.type('Sin red.')
  await page.getByText('Saved in this browser; it goes up').waitFor()
  await page.getByRole('link', { name: 'Videos' }).click()
  await page.getByRole('heading', { level: 1, name: 'Videos' }).waitFor()
  await context.setOffline(false)
  await expect.poll(() => onServer(page), { timeout: 5000 }).toEqual({ 'En el tren': 'Sin red.' })

  await page.goto('/writing')
  await context.setOffline(true)
  await createText(page, 'En el metro')
  await page.keyboard.type('Tampoco.')
  await page.getByText('Saved in this browser; it goes up').waitFor()
  await page.close()
  await context.setOffline(false)
  const nextPage = await context.newPage()
  await nextPage.goto('/videos')
  await expect
    .poll(async () => (await onServer(nextPage))['En el metro'], { timeout: 10_000 })
    .toBe('Tampoco.')
  expect(pageErrors).toEqual([])
  await context.close()
})

test('a page does not send a draft that is being edited in another tab', async () => {
  const { page, context, pageErrors } = await openWriting(desktop)
  await createText(page, 'Aquí')
  await context.setOffline(true)
  await page.keyboard.type('Uno.')
  await page.getByText('Saved in this browser; it goes up').waitFor()
  await page.route('**/api/writings/*', (route) => route.abort())
  await context.setOffline(false)
  const other = await context.newPage()
  await other.goto('/writing')
  await other.getByText('Changed in this browser, not sent yet').waitFor()
  await field(page).focus()
  await page.keyboard.type(' Dos.')
  await other.getByText('Uno. Dos.').waitFor()
  expect(await onServer(other)).toEqual({ Aquí: '' })
  await page.unroute('**/api/writings/*')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await saved(page)
  await other.getByText('Changed in this browser, not sent yet').waitFor({ state: 'detached' })
  expect(await onServer(other)).toEqual({ Aquí: 'Uno. Dos.' })
  expect(pageErrors).toEqual([])
  await context.close()
})

test('two tabs that change one text lose no version', async () => {
  const { page, context, pageErrors } = await openWriting(desktop)
  await createText(page, 'Dos pestañas')
  await page.keyboard.type('Principio.')
  await saved(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await field(other).waitFor()
  await field(other).fill('Principio, de la otra.')
  await saved(other)
  await field(page).fill('Principio, de esta.')
  await page.getByText('This text was changed somewhere else too').waitFor()
  await page.getByText('Principio, de la otra.').waitFor()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Go on with that one' }).click()
  await expect.poll(() => textOf(page)).toBe('Principio, de la otra.')
  await page.getByRole('button', { name: 'Earlier versions' }).click()
  await page.locator('.versions__one').first().click()
  await page.locator('del', { hasText: 'esta' }).waitFor()
  expect(pageErrors).toEqual([])
  await context.close()
})

test('a sample is read by keyboard and answered', async () => {
  const { page, context, pageErrors } = await openWriting(desktop)
  await page.getByRole('tab', { name: 'My texts' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('link', { name: 'Mi calle' }).press('Enter')
  await page.locator('.word-text .word').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'llamo' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('llamo')
  await page.getByRole('button', { name: 'Write my own' }).press('Enter')
  await page.getByLabel('Title').fill('Mi barrio')
  await page.keyboard.press('Enter')
  // The closing dialog still contains the same text for a moment.
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('Describe the street where you live.').waitFor()
  await page.keyboard.type('Vivo cerca del río.')
  await page.getByRole('link', { name: 'My texts' }).click()
  // The editor shows the same text until it is closed.
  await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor({ state: 'detached' })
  await page.getByText('Vivo cerca del río.').waitFor()
  await expect.poll(() => onServer(page)).toEqual({ 'Mi barrio': 'Vivo cerca del río.' })
  expect(pageErrors).toEqual([])
  await context.close()
})
