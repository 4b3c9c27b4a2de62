import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MediaItem } from '@verbena/contract/catalogue'
import type { ReplyOf } from '@verbena/contract/endpoint'
import { type AlignmentJob, cancelAlignment, startAlignment } from '@verbena/contract/own-media/alignment'
import { listOwnMedia, type OwnMediaListing } from '@verbena/contract/own-media/own-media'
import {
  editOwnTranscript,
  findOwnCaptions,
  type OwnTranscript,
  readOwnTranscript,
  replaceOwnTranscript,
  type TranscriptEdit,
} from '@verbena/contract/own-media/own-transcripts'
import { startTranscription } from '@verbena/contract/own-media/transcription'
import { MemoryRouter, Outlet, Route, Routes } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { clearSession } from '../../api/session.ts'
import { signIn } from '../../api/testing/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../api/testing/fake-server.ts'
import { startI18n } from '../../i18n/i18n.ts'
import type { PlayerOutlet } from '../../parts/media/player-outlet.ts'
import { ToastProvider } from '../../ui/feedback/toast.tsx'

startI18n('en')
const { OwnTextRoute } = await import('./own-text.route.tsx')

const item: MediaItem = {
  id: 'own-1',
  kind: 'video',
  title: 'La boda',
  titleTranslation: null,
  thumbnail: '',
  category: 'My Videos',
  place: null,
  level: 'B1',
  language: 'es',
  durationSeconds: 60,
  isPremium: false,
  isLocked: false,
  url: '/own/x.mp4',
  enlace: null,
  transcription: '',
  credits: [],
  isOwn: true,
  source: { type: 'file', files: [{ src: '/own/x.mp4', mime: 'video/mp4' }] },
}
const lineOf = (text: string, start: number) => ({ text, start, duration: 2, words: [] })
const text: OwnTranscript = {
  version: 3,
  origin: 'text',
  areTimesGuessed: false,
  lines: [lineOf('Hola a todos.', 1), lineOf('Hoy comemos pan.', 5), lineOf('Adiós.', 9)],
}
const empty: OwnTranscript = { ...text, version: 0, origin: null, lines: [] }

let server: ReturnType<typeof fakeServer>
let there: OwnTranscript
let alignment: AlignmentJob | null = null
const looking: AlignmentJob = {
  status: 'running',
  failure: null,
  percent: 42.7,
  version: 3,
  askedAt: '2030-01-01T00:00:00Z',
  finishedAt: null,
}
let saves: { version: number; edits: TranscriptEdit[] }[] = []
const playback = { now: 0, calls: [] as string[], listeners: new Set<() => void>() }
const beside: PlayerOutlet = {
  item,
  seconds: () => playback.now,
  subscribe: (listener) => {
    playback.listeners.add(listener)
    return () => void playback.listeners.delete(listener)
  },
  play: () => playback.calls.push('play'),
  pause: () => playback.calls.push('pause'),
  seek: (seconds) => playback.calls.push(`seek ${seconds}`),
}
const moveTo = (seconds: number) =>
  act(() => {
    playback.now = seconds
    for (const listener of playback.listeners) listener()
  })

afterEach(() => {
  cleanup()
  clearSession()
  server.restore()
  localStorage.clear()
  saves = []
  alignment = null
  Object.assign(playback, { now: 0, calls: [] })
})

/** Applies edits like the server. */
function take({ version, edits }: { version: number; edits: TranscriptEdit[] }): OwnTranscript | ApiFailure {
  if (version !== there.version) return new ApiFailure('EDIT_CONFLICT')
  saves.push({ version, edits })
  const lines = [...there.lines]
  for (const edit of edits) {
    if (edit.kind === 'remove') lines.splice(edit.line, 1)
    else if (edit.kind === 'shift')
      for (const [place, line] of lines.entries())
        lines[place] = { ...line, start: line.start + (place >= edit.line ? edit.seconds : 0) }
    else {
      const line = { text: edit.text, start: edit.start, duration: edit.end - edit.start, words: [] }
      lines.splice(edit.line, edit.kind === 'change' ? 1 : 0, line)
    }
  }
  there = { ...there, version: version + 1, lines: lines.toSorted((a, b) => a.start - b.start) }
  return there
}

type Captions = ReplyOf<typeof findOwnCaptions> | ApiFailure

/** @param captions reply for the captions; the item is then a YouTube video */
function open(
  transcript: OwnTranscript,
  { isAvailable = true, captions }: { isAvailable?: boolean; captions?: Captions } = {},
) {
  const source = { type: 'youtube', videoId: 'jNQXAC9IVRw' } as const
  const shown = captions ? { ...beside, item: { ...item, source } } : beside
  there = transcript
  signIn()
  server = fakeServer([
    [readOwnTranscript, () => there],
    [editOwnTranscript, ({ body }) => take(body as { version: number; edits: TranscriptEdit[] })],
    [
      replaceOwnTranscript,
      async ({ body }) => {
        const said = (await (body as Blob).text()).trim()
        there = { ...there, version: there.version + 1, lines: [lineOf(said, 0)] }
        return { ...there, warnings: [] }
      },
    ],
    ...(captions ? [[findOwnCaptions, captions] as const] : []),
    [startTranscription, new ApiFailure('TRANSCRIPTION_LIMIT')],
    [
      cancelAlignment,
      () => {
        alignment = { ...looking, status: 'cancelled' }
        there = { ...there, isBeingAligned: false, mayBeAligned: true }
        return alignment
      },
    ],
    [
      startAlignment,
      () => {
        alignment = { ...looking, percent: 0, status: 'waiting' }
        return alignment
      },
    ],
    [
      listOwnMedia,
      (): OwnMediaListing => ({
        items: [
          {
            ...item,
            source: 'file' as const,
            mime: 'video/mp4',
            bytes: 5000,
            lines: 0,
            transcription: null,
            alignment,
            addedAt: '2030-01-01T00:00:00Z',
          },
        ],
        mayAdd: true,
        usage: { bytes: 0, bytesMaximum: 1, fileBytesMaximum: 1 },
        hasCaptions: captions !== undefined,
        transcription: { isAvailable, minutesLeftToday: 30, languages: ['es'] },
      }),
    ],
  ])
  const page = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastProvider>
        <MemoryRouter initialEntries={['/video/own-1/text']}>
          <Routes>
            <Route path="/video/:id" element={<Outlet context={shown} />}>
              <Route index element={<p>{'the player'}</p>} />
              <Route path="text" element={<OwnTextRoute />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), page }
}
const openLine = async (user: ReturnType<typeof userEvent.setup>, said: string) => {
  await user.click(await screen.findByRole('button', { name: `Edit: ${said}` }))
  return screen.findByLabelText<HTMLTextAreaElement>('Text')
}
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save' }))

test('a pasted text shows a preview, and the player opens when it is saved', async () => {
  const { user } = open(empty)
  await user.click(await screen.findByRole('tab', { name: 'Paste it' }))
  const field = screen.getByLabelText('Text or subtitles')
  await user.click(field)
  await user.paste('0:01 Hola\n0:03 Adiós')
  expect(await screen.findByText('2 lines were read')).toBeTruthy()
  expect(screen.getByText('0:03')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Use this text' }))
  expect(await screen.findByText('the player')).toBeTruthy()
  expect(server.requests.find(({ method }) => method === 'PUT')?.query).toEqual({ version: '0' })
})

test.each([
  [
    new File(['<!doctype html><html><body>x</body></html>'], 'a.srt'),
    'This is a web page, not the subtitles themselves.',
  ],
  [new File([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 1, 2, 3])], 'a.srt'), 'This is not a text file.'],
  [new File(['   '], 'a.srt'), 'There is no text in this.'],
  [new File([new Uint8Array(13 * 1024 * 1024)], 'film.srt'), 'This is too large: up to 12 MB can be read.'],
])('an unreadable file shows one message: %#', async (file, sentence) => {
  open(empty)
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(await screen.findByLabelText('Choose a subtitle or text file'), file)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Use this text' })).toBeNull()
})

test('a text without times shows that they will be guessed', async () => {
  open(empty)
  const file = new File(['Hola a todos.\nHoy comemos pan.'], 'letra.txt', { type: 'text/plain' })
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(await screen.findByLabelText('Choose a subtitle or text file'), file)
  expect(await screen.findByText(/^This text has no times/)).toBeTruthy()
})

test('a transcription is offered with the minutes left, and a refusal is shown', async () => {
  const { user } = open(empty)
  await user.click(await screen.findByRole('tab', { name: 'Transcribe' }))
  expect(screen.getByText('30 minutes are left for today.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Write it down' }))
  expect(await screen.findByText(/^The minutes of transcription for today are used up/)).toBeTruthy()
})

test('without a transcriber no transcription is offered', async () => {
  open(empty, { isAvailable: false })
  await screen.findByRole('tab', { name: 'Paste it' })
  expect(screen.queryByRole('tab', { name: 'Transcribe' })).toBeNull()
})

const fetchCaptions = async (user: ReturnType<typeof userEvent.setup>) => {
  expect((await screen.findByRole('tab', { name: 'From YouTube' })).getAttribute('aria-selected')).toBe(
    'true',
  )
  await user.click(screen.getByRole('button', { name: 'Fetch the captions' }))
}

test('YouTube captions are previewed, and then saved', async () => {
  const segs = [{ utf8: 'Hola a todos.' }]
  const text = JSON.stringify({ events: [{ tStartMs: 2000, dDurationMs: 1000, segs }] })
  const { user } = open(empty, { captions: { text, isAutomatic: true } })
  await fetchCaptions(user)
  expect(await screen.findByText('1 line was read')).toBeTruthy()
  expect(screen.getByText('A machine wrote these captions down: look them over.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Use this text' }))
  expect(await screen.findByText('the player')).toBeTruthy()
})

test.each([
  ['has none', { text: null, isAutomatic: false }, /^This video has no captions/],
  ['cannot be reached', new ApiFailure('PROVIDER_AWAY'), /^A service we rely on does not answer/],
] as const)('where YouTube %s, other sources are suggested', async (_, captions, said) => {
  const { user } = open(empty, { captions })
  await fetchCaptions(user)
  expect(await screen.findByText(said)).toHaveProperty(
    'textContent',
    expect.stringContaining('You can upload or paste a text instead.'),
  )
})

test('a changed text and changed times are saved as one edit of the line', async () => {
  const { user } = open(text)
  await user.type(await openLine(user, 'Hoy comemos pan.'), ' Sí.')
  await user.click(screen.getByRole('button', { name: 'Start: 0.1 s later' }))
  moveTo(6.5)
  await user.click(screen.getByRole('button', { name: 'End: now' }))
  expect(screen.getByText('1 change is not saved yet')).toBeTruthy()
  await save(user)
  expect(await screen.findByText('Everything is saved.')).toBeTruthy()
  expect(saves).toEqual([
    {
      version: 3,
      edits: [{ kind: 'change', line: 1, text: 'Hoy comemos pan. Sí.', start: 5.1, end: 6.5 }],
    },
  ])
})

test('keys take the time of the player, open the next line, and save', async () => {
  const { user } = open(text)
  await openLine(user, 'Hola a todos.')
  moveTo(1.4)
  await user.keyboard('{Alt>}[KeyS]{/Alt}')
  await user.keyboard('{Enter}')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Hoy comemos pan.')
  await user.keyboard(' Ya.')
  await user.keyboard('{Control>}s{/Control}')
  await expect.poll(() => saves[0]?.edits.map((edit) => edit.kind)).toEqual(['change', 'change'])
  expect(there.lines.map((line) => [line.text, line.start])).toEqual([
    ['Hola a todos.', 1.4],
    ['Hoy comemos pan. Ya.', 5],
    ['Adiós.', 9],
  ])
})

test('lines are split, merged, added and removed, and all steps are undone', async () => {
  const { user } = open(text)
  const field = await openLine(user, 'Hola a todos.')
  field.setSelectionRange(4, 4)
  await user.click(screen.getByRole('button', { name: 'Split at the cursor' }))
  expect(await screen.findByRole('button', { name: 'Edit: Hola' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Join with the next' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('a todos. Hoy comemos pan.')
  await user.click(screen.getByRole('button', { name: 'Delete line' }))
  moveTo(20)
  await user.click(screen.getByRole('button', { name: 'New line' }))
  await user.keyboard('Nueva.')
  const rows = () => screen.getByRole('region', { name: 'Lines' }).querySelectorAll('.editor-row').length
  expect(rows()).toBe(3)
  for (const _ of Array(5).keys()) await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByText('Everything is saved.')).toBeTruthy()
  expect(rows()).toBe(3)
})

test('playback of a line stops at its end', async () => {
  const { user } = open(text)
  await openLine(user, 'Hoy comemos pan.')
  await user.click(screen.getByRole('button', { name: 'Play this line' }))
  moveTo(5.5)
  moveTo(7.02)
  expect(playback.calls).toEqual(['seek 5', 'play', 'pause'])
})

test('another text replaces the old one and its unsaved changes', async () => {
  const { user } = open(text)
  await user.type(await openLine(user, 'Adiós.'), ' Mío.')
  await user.click(screen.getByRole('button', { name: 'Other text' }))
  await user.click(await screen.findByRole('tab', { name: 'Paste it' }))
  await user.click(screen.getByLabelText('Text or subtitles'))
  await user.paste('0:01 Nueva')
  await user.click(await screen.findByRole('button', { name: 'Use it in place of the old text' }))
  expect(await screen.findByRole('button', { name: 'Edit: 0:01 Nueva' })).toBeTruthy()
  expect(screen.getByText('Everything is saved.')).toBeTruthy()
  await expect.poll(() => localStorage.getItem('transcriptDrafts')).toBeNull()
})

test('times that an alignment finds during editing are merged with unsaved changes', async () => {
  alignment = looking
  const { user } = open({ ...text, areTimesGuessed: true, isBeingAligned: true })
  expect(await screen.findByText('Finding these lines in the sound')).toBeTruthy()
  expect(screen.getByText('42%')).toBeTruthy()
  await user.type(await openLine(user, 'Adiós.'), ' Ya.')
  const found = [lineOf('Hola a todos.', 1.3), lineOf('Hoy comemos pan.', 5.4), lineOf('Adiós.', 9.8)]
  alignment = { ...looking, status: 'done', percent: 100 }
  there = { ...text, version: 4, lines: found }
  expect(await screen.findByRole('button', { name: 'Edit: Adiós. Ya.' }, { timeout: 5000 })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Play from 0:09.8' })).toBeTruthy()
  await save(user)
  await expect.poll(() => there.lines.map(({ start }) => start)).toEqual([1.3, 5.4, 9.8])
  expect(there.lines[2]?.text).toBe('Adiós. Ya.')
})

test('an alignment is cancelled and started again', async () => {
  alignment = looking
  const { user } = open({ ...text, areTimesGuessed: true, isBeingAligned: true })
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText(/^The times of this text are guessed/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Find the times in the sound' }))
  expect(await screen.findByText('Soon we listen for these lines')).toBeTruthy()
})

test('the failure of an alignment is shown for the same version of the text only', async () => {
  alignment = { ...looking, status: 'failed', failure: 'otherText' }
  const { page } = open({ ...text, areTimesGuessed: true, mayBeAligned: true })
  expect(await screen.findByText(/^We could not hear these lines in the sound/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Look once more' })).toBeTruthy()
  page.unmount()
  server.restore()
  open({ ...text, version: 4, areTimesGuessed: true, mayBeAligned: true })
  expect(await screen.findByRole('button', { name: 'Find the times in the sound' })).toBeTruthy()
  expect(screen.queryByText(/^We could not hear/)).toBeNull()
})

test('a shift of all lines of a long text is one edit', async () => {
  const long = Array.from({ length: 250 }, (_, place) => lineOf(`line ${place}`, place * 3))
  const { user } = open({ ...text, lines: long })
  expect(await screen.findByText('Lines 1 to 100 of 250')).toBeTruthy()
  await user.click(screen.getByLabelText('Later lines'))
  expect(screen.getByText('line 150')).toBeTruthy()
  await user.click(screen.getByText('Move times'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText(/^Seconds/))
  await user.type(dialog.getByLabelText(/^Seconds/), '1,5')
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  // Found by text, because queries by role are slow with so many lines.
  await user.click(screen.getByText('Save'))
  await expect.poll(() => saves).toEqual([{ version: 3, edits: [{ kind: 'shift', line: 0, seconds: 1.5 }] }])
})

test('unsaved changes survive a reload', async () => {
  const { user, page } = open(text)
  await user.type(await openLine(user, 'Adiós.'), ' Hasta luego.')
  page.unmount()
  server.restore()
  open(text)
  expect(await screen.findByRole('button', { name: 'Edit: Adiós. Hasta luego.' })).toBeTruthy()
  expect(screen.getByText('Your changes from last time are back.')).toBeTruthy()
})

test('unsaved changes are merged with a text changed elsewhere, and conflicts are shown', async () => {
  const { user } = open(text)
  await user.type(await openLine(user, 'Hola a todos.'), ' ¡Ya!')
  await user.type(await openLine(user, 'Adiós.'), ' Mío.')
  there = {
    ...text,
    version: 4,
    lines: [lineOf('Hola a todos.', 1), lineOf('Hoy comemos tarta.', 5), lineOf('Chao.', 9.5)],
  }
  await save(user)
  expect(
    await screen.findByText(/^This text was changed somewhere else\. Your change was put on top/),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Edit: Hoy comemos tarta.' })).toBeTruthy()
  const conflict = within(screen.getByRole('region', { name: 'Changed in both places' }))
  expect(conflict.getByText('Adiós. Mío.')).toBeTruthy()
  expect(conflict.getByText('Chao.')).toBeTruthy()
  await user.click(conflict.getByRole('button', { name: 'Take mine' }))
  await save(user)
  await expect
    .poll(() => there.lines.map((line) => line.text))
    .toEqual(['Hola a todos. ¡Ya!', 'Hoy comemos tarta.', 'Adiós. Mío.'])
  await expect.poll(() => localStorage.getItem('transcriptDrafts')).toBeNull()
})

test('a failed save shows an error and keeps all changes', async () => {
  const { user } = open(text)
  await user.type(await openLine(user, 'Adiós.'), '..')
  server.restore()
  server = fakeServer([[editOwnTranscript, new ApiFailure('DATABASE_AWAY')]])
  await save(user)
  expect(await screen.findByText(/^It could not be saved\. Your changes are still here\./)).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Adiós...')
})
