import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { accessibilityFaults, desktop, phone } from '../harness/browser.ts'
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

async function begin(page: Page, title: string) {
  await page.getByRole('button', { name: 'New text' }).first().click()
  await page.getByLabel('Title').fill(title)
  await page.keyboard.press('Enter')
  await field(page).waitFor()
}

/** What the server has, by title. */
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

async function faultsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const fault of await accessibilityFaults(page)) found.push(`${colorScheme}: ${fault}`)
  }
  return found
}

describe.each(devices)('on a %s', (_, device) => {
  test('nothing that is typed is lost: a reload at once, no connection, another text begun without one', async () => {
    const { page, context, complaints } = await openWriting(device)
    await begin(page, 'Mi sábado')
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
    await begin(page, 'Sin red')
    await page.keyboard.type('Escribo en el tren.')
    await page.getByText('Saved in this browser; it goes up').waitFor()
    await page.getByRole('link', { name: 'My texts' }).click()
    await page.getByText('Only in this browser so far').waitFor()
    await context.setOffline(false)
    // A call that begins while the connection comes back may be given up only after the page's patience of 20 s.
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
    expect(await faultsInBothThemes(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })

  test('words are checked, mended and undone, and an earlier version comes back', async () => {
    const { page, context, complaints } = await openWriting(device)
    await begin(page, 'El agua')
    await page.keyboard.type('La agua está fría y el problema es dificil.')
    await page.getByRole('button', { name: 'Check' }).press('Enter')
    await page.getByRole('tab', { name: /^Spelling 1$/ }).click()
    await page.locator('.marked-text .noted--spelling', { hasText: 'dificil' }).waitFor()
    expect(await faultsInBothThemes(page)).toEqual([])
    await page.getByRole('button', { name: 'Replace dificil by difícil' }).press('Enter')
    const mended = 'La agua está fría y el problema es difícil.'
    expect(await textOf(page)).toBe(mended)
    await page.locator('.marked-text .noted--spelling').waitFor({ state: 'detached' })
    await field(page).focus()
    await page.keyboard.press('Control+z')
    expect(await textOf(page)).toBe('La agua está fría y el problema es dificil.')
    await page.keyboard.press('Control+Shift+z')
    expect(await textOf(page)).toBe(mended)
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Me gusta mucho nadar en el mar.')
    await saved(page)

    await page.keyboard.press('Control+a')
    await page.keyboard.type('Otra cosa.')
    await saved(page)
    await page.getByRole('button', { name: 'Earlier versions' }).click()
    await page.locator('.versions__one').first().click()
    await page.locator('del', { hasText: 'difícil' }).waitFor()
    expect(await faultsInBothThemes(page)).toEqual([])
    await page.getByRole('button', { name: 'Bring this version back' }).click()
    await expect.poll(() => textOf(page)).toBe(`${mended} Me gusta mucho nadar en el mar.`)
    await saved(page)
    expect(await onServer(page)).toEqual({ 'El agua': `${mended} Me gusta mucho nadar en el mar.` })
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('a word that is longer than the screen breaks in the field, and its copy breaks alike', async () => {
  const { page, context, complaints } = await openWriting(phone)
  await begin(page, 'Larga')
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
  expect(complaints).toEqual([])
  await context.close()
})

test('what was written without a connection goes up from whatever page is open when it is back', async () => {
  const { page, context, complaints } = await openWriting(desktop)
  // The listing can then be opened without a connection.
  const hasListing = () =>
    performance.getEntriesByType('resource').some(({ name }) => /videos\.route/.test(name))
  await page.waitForFunction(hasListing)
  await context.setOffline(true)
  await begin(page, 'En el tren')
  await page.keyboard.type('Sin red.')
  await page.getByText('Saved in this browser; it goes up').waitFor()
  await page.getByRole('link', { name: 'Videos' }).click()
  await page.getByRole('heading', { level: 1, name: 'Videos' }).waitFor()
  await context.setOffline(false)
  await expect.poll(() => onServer(page), { timeout: 5000 }).toEqual({ 'En el tren': 'Sin red.' })

  await page.goto('/writing')
  await context.setOffline(true)
  await begin(page, 'En el metro')
  await page.keyboard.type('Tampoco.')
  await page.getByText('Saved in this browser; it goes up').waitFor()
  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto('/videos')
  await expect.poll(async () => (await onServer(later))['En el metro'], { timeout: 10_000 }).toBe('Tampoco.')
  expect(complaints).toEqual([])
  await context.close()
})

test('a page that sends what waited keeps its hands off a text that is being written in another tab', async () => {
  const { page, context, complaints } = await openWriting(desktop)
  await begin(page, 'Aquí')
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
  expect(complaints).toEqual([])
  await context.close()
})

test('two tabs that change one text lose neither', async () => {
  const { page, context, complaints } = await openWriting(desktop)
  await begin(page, 'Dos pestañas')
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
  expect(await faultsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Go on with that one' }).click()
  await expect.poll(() => textOf(page)).toBe('Principio, de la otra.')
  await page.getByRole('button', { name: 'Earlier versions' }).click()
  await page.locator('.versions__one').first().click()
  await page.locator('del', { hasText: 'esta' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a sample is read by keyboard and answered', async () => {
  const { page, context, complaints } = await openWriting(desktop)
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
  // The dialog, which offers the same words, leaves a moment later.
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('Describe the street where you live.').waitFor()
  await page.keyboard.type('Vivo cerca del río.')
  await page.getByRole('link', { name: 'My texts' }).click()
  await page.getByText('Vivo cerca del río.').waitFor()
  await expect.poll(() => onServer(page)).toEqual({ 'Mi barrio': 'Vivo cerca del río.' })
  expect(complaints).toEqual([])
  await context.close()
})
