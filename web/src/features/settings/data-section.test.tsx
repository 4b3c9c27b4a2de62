// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deleteAccount, exportAccount } from '@verbena/contract/settings'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '../../api/fake-server.ts'
import { getSession } from '../../api/session.ts'
import { closeSettings, marta, openSettings } from './open-settings.tsx'

afterEach(closeSettings)

/** The fake server speaks JSON; a file comes in pieces, as the test hands them out. */
function serveFile(type = 'application/zip') {
  const rest = globalThis.fetch
  let pieces: ReadableStreamDefaultController<Uint8Array> | undefined
  const file = new ReadableStream<Uint8Array>({
    start: (controller) => {
      pieces = controller
    },
  })
  globalThis.fetch = async (input, init) => {
    if (String(input) !== exportAccount.path) return rest(input, init)
    init?.signal?.addEventListener('abort', () => pieces?.error(new DOMException('stopped', 'AbortError')))
    return new Response(file, { headers: { 'content-type': type } })
  }
  return {
    give: (bytes: number) => pieces?.enqueue(new Uint8Array(bytes)),
    end: () => pieces?.close(),
    breakOff: () => pieces?.error(new TypeError('network error')),
  }
}

function watchDownloads() {
  const saved: { name: string; size: number }[] = []
  let last: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file as Blob
    return 'blob:export'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push({ name: this.download, size: last?.size ?? 0 })
  })
  return saved
}

const exportButton = () => screen.getByRole('button', { name: 'Export everything' })

test('the export counts what has come, and is saved under the name of the learner and the day', async () => {
  openSettings('/settings', [])
  const saved = watchDownloads()
  const file = serveFile()
  await userEvent.click(exportButton())
  expect(screen.getByText('0 kB so far')).toBeTruthy()
  file.give(340_400)
  expect(await screen.findByText('340 kB so far')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Collecting your data' })).toBeTruthy()
  file.give(1_000_000)
  expect(await screen.findByText('1.3 MB so far')).toBeTruthy()
  file.end()
  expect(await screen.findByText(/^Saved as verbena-marta-\d{4}-\d\d-\d\d\.zip\.$/)).toBeTruthy()
  expect(saved).toEqual([{ name: expect.stringMatching(/^verbena-marta-.*\.zip$/), size: 1_340_400 }])
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('cancelling keeps nothing, blames nobody and gives the focus back', async () => {
  openSettings('/settings', [])
  const saved = watchDownloads()
  serveFile().give(10)
  await userEvent.click(exportButton())
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await expect.poll(() => screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByText(/did not finish/)).toBeNull()
  expect(document.activeElement).toBe(exportButton())
  expect(saved).toEqual([])
})

test('half an export is not kept', async () => {
  openSettings('/settings', [])
  const saved = watchDownloads()
  const file = serveFile()
  await userEvent.click(exportButton())
  file.give(10)
  file.breakOff()
  expect(
    await screen.findByText('The export did not finish. Network error. Please check your connection.'),
  ).toBeTruthy()
  expect(saved).toEqual([])
})

test('a refused export says why', async () => {
  openSettings('/settings', [[exportAccount, new ApiFailure('TOO_MANY_REQUESTS')]])
  await userEvent.click(exportButton())
  expect(await screen.findByText(/That was too many tries/)).toBeTruthy()
})

async function askToDelete() {
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  return within(await screen.findByRole('dialog'))
}

test('deleting asks for the password, tells how to come back, and signs this browser out', async () => {
  const { sent } = openSettings('/settings', [
    [deleteAccount, { success: true, deleteAt: '2026-04-15T10:00:00.000Z' }],
  ])
  const dialog = await askToDelete()
  expect(dialog.getByText(/In 14 days your account will be .* log in and choose to keep/)).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Your password'), ' verbena12{Enter}')
  expect(await screen.findByText(/^Your account will be removed on .*15.* Log in before then/)).toBeTruthy()
  expect(sent(deleteAccount)[0]?.body).toEqual({ confirmation: ' verbena12' })
  expect(getSession()).toBeNull()
  expect(screen.getByTestId('address').textContent).toBe('/login')
})

test.each([
  [true, 'Your password', 'This is not your current password.'],
  [false, 'Your username, to confirm', 'This is not your username.'],
])('with a password %s, a wrong %s is said at the field', async (hasPassword, label, message) => {
  openSettings('/settings', [[deleteAccount, new ApiFailure('WRONG_PASSWORD')]], { ...marta, hasPassword })
  const dialog = await askToDelete()
  await userEvent.type(dialog.getByLabelText(label), 'wrong{Enter}')
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(dialog.getByLabelText(label))
  expect(dialog.getByLabelText<HTMLInputElement>(label).value).toBe('wrong')
  expect(getSession()).not.toBeNull()
})

test('whoever keeps the account sends nothing, and is back at the button', async () => {
  const { sent } = openSettings('/settings', [])
  const dialog = await askToDelete()
  await userEvent.click(dialog.getByRole('button', { name: 'Keep my account' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete my account' }))
  expect(sent(deleteAccount)).toEqual([])
})

test('without a confirmation nothing is sent', async () => {
  const { sent } = openSettings('/settings', [])
  const dialog = await askToDelete()
  await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }))
  expect(dialog.getByText('This field is required')).toBeTruthy()
  expect(sent(deleteAccount)).toEqual([])
})

test('where the removal is planned, its date stands in place of the button', () => {
  openSettings('/settings', [], { ...marta, deleteAt: '2026-05-20T10:00:00.000Z' })
  expect(screen.getByText(/^Your account will be removed on May 20, 2026/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull()
})
