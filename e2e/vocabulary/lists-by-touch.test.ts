import { describe, expect, test } from 'vitest'
import { appForFile } from '../harness/app-fixture.ts'
import { axeViolations, phone, restingPlace } from '../harness/browser.ts'
import { listNames, openLists } from './open-lists.ts'

const app = appForFile(() => ({ BILLING: 'off' }))

describe.each(['light', 'dark'] as const)('on a phone in %s', (colorScheme) => {
  test('lists are ordered by touch, reviewed and changed, without axe violations', async () => {
    const { page, context, pageErrors } = await openLists(app, {
      ...phone,
      colorScheme,
    })
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

    await page.getByRole('button', { name: 'Put lists in order' }).tap()
    const handles = page.locator('.sortable__handle')
    const [first, last] = [await restingPlace(handles.first()), await restingPlace(handles.last())]
    const touches = await context.newCDPSession(page)
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      touches.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: last.x + 20, y }],
      })
    expect(await page.locator('.order-lists__name').allTextContents()).toEqual(['Viaje', 'Cocina', 'Verbos'])
    await finger('touchStart', last.y + 20)
    for (const part of [0.25, 0.5, 0.75, 1])
      await finger('touchMove', last.y + 20 + (first.y - last.y) * part)
    // The finger rests before it lifts; otherwise the browser would start a fling.
    await page.waitForTimeout(300)
    await finger('touchMove', first.y + 21)
    await finger('touchEnd', first.y + 21)
    expect(await page.locator('.order-lists__name').allTextContents()).toEqual(['Verbos', 'Viaje', 'Cocina'])
    expect(await axeViolations(page)).toEqual([])
    const ordered = page.waitForResponse('**/theme-order')
    await page.getByRole('button', { name: 'Keep this order' }).tap()
    expect((await ordered).status()).toBe(200)
    await expect.poll(() => listNames(page)).toEqual(['Verbos', 'Viaje', 'Cocina'])

    await page.locator('.list-card', { hasText: 'Cocina' }).getByRole('link', { name: 'Learn' }).tap()
    await page.getByRole('heading', { name: 'trapo' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Next' }).tap()
    await page.getByRole('button', { name: 'Delete' }).tap()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await page.getByRole('heading', { name: 'pizca' }).waitFor()
    await page.getByRole('link', { name: 'More about it' }).tap()
    await page.getByRole('heading', { level: 1, name: 'pizca' }).waitFor()
    await page.getByRole('radio', { name: 'Known' }).tap()
    await page.getByText('In your lists').waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.getByRole('link', { name: 'Cocina' }).tap()
    await page.getByRole('checkbox', { name: 'Select trapo' }).tap()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Move to' }).tap()
    await page.getByRole('menuitem', { name: 'Viaje' }).tap()
    await page.getByText('Moved 0 words to Viaje. 1 was there already.').first().waitFor()

    await page.goto('/vocabulary?tab=learn')
    await page.locator('.list-card').first().waitFor()
    expect(await axeViolations(page)).toEqual([])
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select)')]
        .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0 && box.height < 44)
        .map(({ name }) => name),
    )
    expect(small).toEqual([])
    expect(pageErrors).toEqual([])
    await context.close()
  })
})
