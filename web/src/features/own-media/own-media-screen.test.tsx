import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AlignmentJob } from '@verbena/contract/own-media/alignment'
import {
  addUploadedMedia,
  addVideo,
  describeVideoLink,
  listOwnMedia,
  type OwnMedia,
  type OwnMediaListing,
  removeOwnMedia,
  restoreOwnMedia,
  updateOwnMedia,
} from '@verbena/contract/own-media/own-media'
import {
  cancelTranscription,
  startTranscription,
  type TranscriptionJob,
} from '@verbena/contract/own-media/transcription'
import { listUploads, sendUploadPiece, startUpload, type Upload } from '@verbena/contract/own-media/uploads'
import { Link, MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession } from '../../api/session.ts'
import { signIn } from '../../api/testing/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../api/testing/fake-server.ts'
import { startI18n } from '../../i18n/i18n.ts'
import { paths } from '../../parts/navigation/paths.ts'
import { ToastProvider } from '../../ui/feedback/toast.tsx'
import { clearToasts } from '../../ui/feedback/toast-store.ts'
import { ownUploads, removeUploadFromPage } from './upload/upload-store.ts'

startI18n('en')
const { OwnVideosRoute } = await import('./own-videos.route.tsx')

const film: OwnMedia = {
  id: 'own-1',
  kind: 'video',
  title: 'La boda de Inés',
  thumbnail: '',
  category: 'My Videos',
  level: 'B1',
  language: 'es',
  durationSeconds: 95,
  source: 'file',
  mime: 'video/mp4',
  bytes: 3 * 1024 * 1024,
  lines: 42,
  transcription: null,
  alignment: null,
  addedAt: '2030-01-01T00:00:00Z',
}
const listing: OwnMediaListing = {
  items: [film],
  mayAdd: true,
  usage: { bytes: film.bytes, bytesMaximum: 10 * 1024 ** 3, fileBytesMaximum: 1024 ** 3 },
  hasCaptions: false,
  transcription: { isAvailable: true, minutesLeftToday: 60, languages: ['es'] },
}
const upload: Upload = {
  id: '6f1c0f0e-2f57-4a5b-9f0a-000000000001',
  fileName: 'viaje.mp3',
  fingerprint: 'x',
  bytes: 2000,
  receivedBytes: 0,
  isComplete: false,
  type: null,
  durationSeconds: null,
  keptUntil: '2030-01-01T00:00:00Z',
}
const job = (part: Partial<TranscriptionJob>): TranscriptionJob => ({
  status: 'running',
  failure: null,
  percent: 40,
  attempts: 1,
  askedAt: '2030-01-01T00:00:00Z',
  finishedAt: null,
  ...part,
})

const looking: AlignmentJob = {
  status: 'running',
  failure: null,
  percent: 0,
  version: 1,
  askedAt: '2030-01-01T00:00:00Z',
  finishedAt: null,
}

let server: ReturnType<typeof fakeServer>
let here: OwnMediaListing
beforeEach(() => {
  // Media are not played in tests, so their duration is unknown.
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:none')
})
afterEach(() => {
  cleanup()
  clearSession()
  clearToasts()
  for (const { key } of ownUploads()) removeUploadFromPage(key)
  server.restore()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

function open(part: Partial<OwnMediaListing> = {}, { isGuest = false, uploads = [] as Upload[] } = {}) {
  here = { ...listing, ...part }
  let received = 0
  server = fakeServer([
    [listOwnMedia, () => here],
    [listUploads, uploads],
    [describeVideoLink, { videoId: 'dQw4w9WgXcQ', title: 'Nunca te dejaré', thumbnail: '' }],
    [addVideo, { id: 'own-2', video_id: 'own-2' }],
    [
      removeOwnMedia,
      () => {
        here = { ...here, items: [] }
        return { restorableUntil: '2030-01-01T00:00:00Z' }
      },
    ],
    [
      restoreOwnMedia,
      () => {
        here = { ...here, items: [film] }
        return film
      },
    ],
    [updateOwnMedia, ({ body }) => ({ ...film, ...(body as Partial<OwnMedia>) })],
    [startTranscription, job({ status: 'waiting' })],
    [cancelTranscription, job({ status: 'cancelled' })],
    [startUpload, ({ body }) => ({ ...upload, ...(body as Partial<Upload>) })],
    [
      sendUploadPiece,
      ({ body }) => {
        received += (body as Blob).size
        return { ...upload, receivedBytes: received, isComplete: true, type: 'audio/mpeg' as const }
      },
    ],
    [addUploadedMedia, { id: 'own-3', video_id: 'own-3' }],
  ])
  if (!isGuest) signIn()
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastProvider>
        <MemoryRouter initialEntries={['/videos?tab=mine']}>
          {/* The same link as in the header of the listing. */}
          <Link to={paths.addVideo}>Add a video</Link>
          <OwnVideosRoute />
          <Address />
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}
const address = () => screen.getByLabelText('address').textContent
const bodyOf = (path: string) =>
  server.requests.find((request) => request.path === path && request.body)?.body

test('an item shows its duration, size and number of lines, and links to its player', async () => {
  open()
  const link = await screen.findByRole('link', { name: film.title })
  expect(link.getAttribute('href')).toBe('/video/own-1')
  expect(screen.getByText('1:35')).toBeTruthy()
  expect(screen.getByText('B1 · My Videos · 3 MB')).toBeTruthy()
  expect(screen.getByText('Ready: 42 lines')).toBeTruthy()
  expect(screen.getByText('3 MB of 10 GB used')).toBeTruthy()
})

test.each([
  [{ lines: 0 }, 'No text yet ·'],
  [{ lines: 0, transcription: job({}) }, '40%'],
  [{ lines: 0, transcription: job({ percent: 40.9 }) }, 'Being transcribed'],
  [{ lines: 0, transcription: job({ percent: null }) }, 'Being transcribed'],
  [{ alignment: { ...looking, percent: 62.4 } }, '62%'],
  [{ alignment: { ...looking, status: 'waiting' } }, 'Soon we listen for these lines'],
  [{ lines: 0, transcription: job({ status: 'waiting' }) }, 'Waiting to be transcribed'],
  [
    { lines: 0, transcription: job({ status: 'failed', failure: 'nothingSaid' }) },
    'The transcription failed: no words were heard.',
  ],
] satisfies [Partial<OwnMedia>, string][])('%j is told as %s', async (part, text) => {
  open({ items: [{ ...film, ...part }] })
  expect(await screen.findByText(text)).toBeTruthy()
})

test('a transcription is cancelled, and started again after a failure', async () => {
  const user = open({ items: [{ ...film, lines: 0, transcription: job({}) }] })
  await user.click(await screen.findByRole('button', { name: 'Cancel the transcription' }))
  here = {
    ...here,
    items: [{ ...film, lines: 0, transcription: job({ status: 'failed', failure: 'away' }) }],
  }
  await user.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 }))
  const asked = server.requests.filter(({ path }) => path.endsWith('/transcription'))
  expect(asked.map(({ method }) => method)).toEqual(['DELETE', 'POST'])
})

test('guests and learners on Free see that Pro is needed, and existing items stay', async () => {
  open({}, { isGuest: true })
  expect(await screen.findByText('Bring your own videos')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the plans' })).toBeTruthy()
  expect(server.requests).toEqual([])
  cleanup()
  server.restore()
  open({ items: [], mayAdd: false })
  expect(await screen.findByRole('link', { name: 'See what Pro offers' })).toBeTruthy()
  cleanup()
  server.restore()
  const user = open({ mayAdd: false })
  expect(await screen.findByText(film.title)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Add a video' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a deleted item is restored by undo', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'More for “La boda de Inés”' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByText('No videos of your own yet')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: film.title })).toBeTruthy()
})

test('title and level are changed, and a blank title is refused', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: /More for/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change title and level' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText('Title'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Please give it a title.')).toBeTruthy()
  await user.type(dialog.getByLabelText('Title'), 'La boda')
  await user.selectOptions(dialog.getByLabelText('Level'), 'C1')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('link', { name: 'La boda' })).toBeTruthy()
  expect(bodyOf('/api/own-media/own-1')).toEqual({
    title: 'La boda',
    level: 'C1',
    category: 'My Videos',
    language: 'es',
  })
})

test.each([
  ['', 'Please paste the link.'],
  ['https://vimeo.com/1', 'This YouTube URL is not valid.'],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'This YouTube URL is not valid.'],
  ['dQw4w9WgXcQ', 'This YouTube URL is not valid.'],
])('the link %j is refused at its field', async (link, message) => {
  const user = open()
  await user.click(await screen.findByRole('link', { name: 'Add a video' }))
  const field = await screen.findByRole('textbox', { name: 'YouTube link' })
  if (link) await user.type(field, link)
  await user.click(screen.getByRole('button', { name: 'Add this video' }))
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(message)
  expect(document.activeElement).toBe(field)
  expect(bodyOf('/tu-servidor/api/videos')).toBeUndefined()
})

test('a link gets its title from YouTube, and the page of the item opens', async () => {
  const user = open()
  await user.click(await screen.findByRole('link', { name: 'Add a video' }))
  const link = 'https://youtu.be/dQw4w9WgXcQ'
  await user.click(await screen.findByRole('textbox', { name: 'YouTube link' }))
  await user.paste(link)
  await screen.findByDisplayValue('Nunca te dejaré')
  await user.click(screen.getByRole('button', { name: 'Add this video' }))
  await expect.poll(address).toBe('/video/own-2')
  expect(bodyOf('/tu-servidor/api/videos')).toEqual({
    title: 'Nunca te dejaré',
    url: 'dQw4w9WgXcQ',
    enlace: link,
    kind: 'video',
    language: 'es',
    level: 'B1',
    category: 'My Videos',
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

async function chooseFile(user: ReturnType<typeof userEvent.setup>, file: File) {
  await user.click(await screen.findByRole('link', { name: 'Add a video' }))
  await user.click(await screen.findByRole('tab', { name: 'File from this device' }))
  await userEvent
    .setup({ applyAccept: false })
    .upload(screen.getByLabelText(/Choose a video or audio file/), file)
}

test('a file of another type is refused before the upload', async () => {
  const user = open()
  await chooseFile(user, new File([new Uint8Array(500)], 'a.pdf', { type: 'application/pdf' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This kind of file cannot be played here/)
  await user.click(screen.getByRole('button', { name: 'Send this file' }))
  expect(server.requests.some(({ method, path }) => method === 'POST' && path === '/api/uploads')).toBe(false)
})

test('a file is uploaded and added, and the page of its item opens', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLMediaElement) {
    queueMicrotask(() => this.dispatchEvent(new Event('error')))
  })
  const user = open()
  await chooseFile(user, new File([new Uint8Array(2000)], 'mi_viaje-2.mp3', { type: 'audio/mpeg' }))
  expect(await screen.findByDisplayValue('mi viaje 2')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send this file' }))
  await expect.poll(address).toBe('/video/own-3')
  expect(bodyOf('/api/own-media')).toMatchObject({ uploadId: upload.id, title: 'mi viaje 2', kind: 'video' })
})

test('an unfinished upload continues only with the same file', async () => {
  const begun = { ...upload, fingerprint: '2000-7-abc', receivedBytes: 500 }
  open({}, { uploads: [begun] })
  expect(await screen.findByText(/^25% of it is here/)).toBeTruthy()
  const input = document.querySelector<HTMLInputElement>('.upload input[type=file]')
  const other = new File([new Uint8Array(2000)], 'otro.mp3', { type: 'audio/mpeg' })
  if (input) await userEvent.setup({ applyAccept: false }).upload(input, other)
  expect(await screen.findByText('That is another file. Choose “viaje.mp3”.')).toBeTruthy()
})

test('a failure to load the list is shown, and can be retried', async () => {
  open()
  cleanup()
  server.restore()
  server = fakeServer([[listOwnMedia, new ApiFailure('INTERNAL')]])
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <OwnVideosRoute />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Your videos and songs did not arrive')).toBeTruthy()
})
