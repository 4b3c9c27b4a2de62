import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deleteAccount, exportAccount } from '@verbena/contract/settings/settings'
import { afterEach, expect, test, vi } from 'vitest'
import { getSession } from '../../../api/session.ts'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import { closeSettings, marta, renderSettings } from '../testing/render-settings.tsx'

afterEach(closeSettings)

/** Serves the export as a stream of chunks, because the fake server only replies with JSON. */
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
    sendChunk: (bytes: number) => pieces?.enqueue(new Uint8Array(bytes)),
    end: () => pieces?.close(),
    breakConnection: () => pieces?.error(new TypeError('network error')),
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

test('the export shows the received size, and is saved under the learner’s name and the date', async () => {
  renderSettings('/settings', [])
  const saved = watchDownloads()
  const file = serveFile()
  await userEvent.click(exportButton())
  expect(screen.getByText('0 kB so far')).toBeTruthy()
  file.sendChunk(340_400)
  expect(await screen.findByText('340 kB so far')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Collecting your data' })).toBeTruthy()
  file.sendChunk(1_000_000)
  expect(await screen.findByText('1.3 MB so far')).toBeTruthy()
  file.end()
  expect(await screen.findByText(/^Saved as verbena-marta-\d{4}-\d\d-\d\d\.zip\.$/)).toBeTruthy()
  expect(saved).toEqual([{ name: expect.stringMatching(/^verbena-marta-.*\.zip$/), size: 1_340_400 }])
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('cancelling saves no file, shows no error and returns the focus', async () => {
  renderSettings('/settings', [])
  const saved = watchDownloads()
  serveFile().sendChunk(10)
  await userEvent.click(exportButton())
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await expect.poll(() => screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByText(/did not finish/)).toBeNull()
  expect(document.activeElement).toBe(exportButton())
  expect(saved).toEqual([])
})

test('an interrupted export is not saved', async () => {
  renderSettings('/settings', [])
  const saved = watchDownloads()
  const file = serveFile()
  await userEvent.click(exportButton())
  file.sendChunk(10)
  file.breakConnection()
  expect(
    await screen.findByText('The export did not finish. Network error. Please check your connection.'),
  ).toBeTruthy()
  expect(saved).toEqual([])
})

test('a refused export shows the reason', async () => {
  renderSettings('/settings', [[exportAccount, new ApiFailure('TOO_MANY_REQUESTS')]])
  await userEvent.click(exportButton())
  expect(await screen.findByText(/That was too many tries/)).toBeTruthy()
})

async function askToDelete() {
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  return within(await screen.findByRole('dialog'))
}

test('deleting needs the password, explains how to keep the account, and signs this browser out', async () => {
  const { sent } = renderSettings('/settings', [
    [deleteAccount, { success: true, deleteAt: '2026-04-15T10:00:00.000Z' }],
  ])
  const dialog = await askToDelete()
  expect(dialog.getByText(/In 14 days your account will be .* log in and choose to keep/)).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Your password'), ' verbena12{Enter}')
  expect(await screen.findByText(/^Your account will be removed on .*15.* Log in before then/)).toBeTruthy()
  expect(sent(deleteAccount)[0]?.body).toEqual({ confirmation: ' verbena12' })
  expect(getSession()).toBeNull()
  await expect.poll(() => screen.getByTestId('address').textContent).toBe('/login')
})

test.each([
  [true, 'Your password', 'This is not your current password.'],
  [false, 'Your username, to confirm', 'This is not your username.'],
])(
  'with a password %s, an error for a wrong %s is shown at the field',
  async (hasPassword, label, message) => {
    renderSettings('/settings', [[deleteAccount, new ApiFailure('WRONG_PASSWORD')]], {
      ...marta,
      hasPassword,
    })
    const dialog = await askToDelete()
    await userEvent.type(dialog.getByLabelText(label), 'wrong{Enter}')
    expect(await dialog.findByText(message)).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText(label))
    expect(dialog.getByLabelText<HTMLInputElement>(label).value).toBe('wrong')
    expect(getSession()).not.toBeNull()
  },
)

test('cancelling the deletion sends nothing, and returns the focus to the button', async () => {
  const { sent } = renderSettings('/settings', [])
  const dialog = await askToDelete()
  await userEvent.click(dialog.getByRole('button', { name: 'Keep my account' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete my account' }))
  expect(sent(deleteAccount)).toEqual([])
})

test('without a confirmation nothing is sent', async () => {
  const { sent } = renderSettings('/settings', [])
  const dialog = await askToDelete()
  await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }))
  expect(dialog.getByText('This field is required')).toBeTruthy()
  expect(sent(deleteAccount)).toEqual([])
})

test('a planned deletion shows its date in place of the button', () => {
  renderSettings('/settings', [], { ...marta, deleteAt: '2026-05-20T10:00:00.000Z' })
  expect(screen.getByText(/^Your account will be removed on May 20, 2026/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull()
})
