import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { babble, joinSounds, silence } from '@verbena/language/media/align/testing/babble'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, saveSession } from '../../api/session.ts'
import { learner } from '../../api/testing/fake-learner.ts'
import { startI18n } from '../../i18n/i18n.ts'
import { fakeSound, mp3 } from '../audio-button/testing/fake-sound.ts'
import { fakeMicrophone } from './testing/fake-microphone.ts'

startI18n('en')
// Imported after the setup, because the module registers its texts in i18next when it is loaded.
const { SpeakingDialog } = await import('./speaking-dialog.tsx')

let sound: ReturnType<typeof fakeSound>
let microphone: ReturnType<typeof fakeMicrophone>
const onClose = vi.fn()
beforeEach(() => {
  sound = fakeSound()
  sound.state.answer = mp3
  microphone = fakeMicrophone()
  const { samples } = babble({ syllables: 4 })
  microphone.state.original = samples
  microphone.state.recording = joinSounds(silence(0.4), samples, silence(0.4))
})
afterEach(() => {
  cleanup()
  sound.restore()
  vi.unstubAllGlobals()
  onClose.mockClear()
  clearSession()
  localStorage.clear()
})

function open(plan: 'guest' | 'Free' | 'Pro', canRecognise = false) {
  if (plan !== 'guest')
    saveSession({ access_token: 'a', refresh_token: 'r', user: { ...learner, accountType: plan } })
  if (canRecognise) vi.stubGlobal('SpeechRecognition', microphone.FakeRecogniser)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SpeakingDialog spoken={{ text: 'mama lima', language: 'es' }} onClose={onClose} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
async function record(user: ReturnType<typeof userEvent.setup>) {
  await user.click(button('Record'))
  await user.click(await screen.findByRole('button', { name: 'Stop recording' }))
  await screen.findByRole('button', { name: 'Record again' })
}

test('a guest records, hears the original and oneself, and nothing is sent; what an account adds is said', async () => {
  const user = open('guest')
  expect(screen.getByText('mama lima').getAttribute('lang')).toBe('es')
  expect([button('Your recording').disabled, button('One after the other').disabled]).toEqual([true, true])
  await user.click(button('Record'))
  expect((await screen.findByRole('meter', { name: 'Loudness' })).getAttribute('aria-valuenow')).toBe('78')
  expect(screen.getByText('Recording: 0 of 15 seconds')).toBeTruthy()
  await user.click(button('Stop recording'))
  await screen.findByRole('button', { name: 'Record again' })
  expect(microphone.state.tracksStopped).toBe(1)
  expect(sound.state.asked).toEqual([])
  await user.click(button('One after the other'))
  await waitFor(() => expect(sound.state.isPlaying).toBe(true))
  expect(sound.state.asked).toEqual(['/audio_play?word=mama+lima&lang=es'])
  expect(button('One after the other').getAttribute('aria-pressed')).toBe('true')
  act(() => sound.end())
  // The recording is played after the original.
  await waitFor(() => expect(sound.state.addresses).toBe(1))
  await user.click(button('One after the other'))
  expect(button('One after the other').getAttribute('aria-pressed')).toBe('false')
  expect(screen.getByText('With an account you also see which words were understood.')).toBeTruthy()
  expect(screen.queryByText('Your sounds')).toBeNull()
})

test('the browser listens only after it was allowed to; then each word is marked', async () => {
  const user = open('Free', true)
  await record(user)
  expect(microphone.state.recognised).toBe(0)
  expect(screen.getByText(/may receive and hear your voice/)).toBeTruthy()
  await user.click(button('Allow it'))
  expect(screen.getByText('While you record, the maker of your browser may hear you.')).toBeTruthy()
  await user.click(button('Record again'))
  const stop = await screen.findByRole('button', { name: 'Stop recording' })
  expect([microphone.state.recognised, microphone.state.recogniser?.lang]).toEqual([1, 'es-ES'])
  microphone.state.recogniser?.hear('mamá rima')
  await user.click(stop)
  expect(await screen.findByText('50% of the words understood')).toBeTruthy()
  expect(screen.getByText('understood as “rima”')).toBeTruthy()
  // The dialog shows what Pro adds.
  expect(screen.getByText('Each sound, with Pro')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See what Pro offers' })).toBeTruthy()
  await user.click(button('Do not recognise my words'))
  await user.click(button('Record again'))
  await user.click(await screen.findByRole('button', { name: 'Stop recording' }))
  expect(microphone.state.recognised).toBe(1)
})

test('with Pro each part is compared with the original: alike, unlike, silent', async () => {
  const user = open('Pro')
  expect(screen.getByText(/cannot recognise speech/)).toBeTruthy()
  await record(user)
  expect(await screen.findByText('Very close to the original', {}, { timeout: 8000 })).toBeTruthy()
  expect(screen.getAllByText('close')).toHaveLength(2)
  const { samples } = babble({ syllables: 4, seed: 'other', vocalTract: 0.8 })
  microphone.state.recording = samples
  await user.click(button('Record again'))
  await user.click(await screen.findByRole('button', { name: 'Stop recording' }))
  await waitFor(() => expect(screen.queryByText(/Far from|Near the/)).toBeTruthy(), { timeout: 8000 })
  microphone.state.recording = silence(1)
  await user.click(button('Record again'))
  await user.click(await screen.findByRole('button', { name: 'Stop recording' }))
  expect(await screen.findByText(/Nothing was heard/, {}, { timeout: 8000 })).toBeTruthy()
  expect(screen.getByText('Record, and each part is compared with the original.')).toBeTruthy()
})

test('whatever the plan, what was recorded is said: how long it is, or that nobody speaks in it', async () => {
  const user = open('guest')
  await record(user)
  expect(screen.getByText('Recorded: 1 second.').closest('[role=status]')).toBeTruthy()
  microphone.state.recording = silence(1)
  await user.click(button('Record again'))
  await user.click(await screen.findByRole('button', { name: 'Stop recording' }))
  const told = await screen.findByText(/Nothing was heard/)
  expect(told.closest('[role=status]')).toBeTruthy()
  expect(screen.queryByText('Recorded: 1 second.')).toBeNull()
})

test('who forbids it while they record is not listened to from then on', async () => {
  localStorage.setItem('speechRecognitionAllowed', 'yes')
  const user = open('Free', true)
  await user.click(button('Record'))
  await screen.findByRole('button', { name: 'Stop recording' })
  expect(microphone.state.isListening).toBe(true)
  await user.click(button('Do not recognise my words'))
  expect(microphone.state.isListening).toBe(false)
  microphone.state.recogniser?.hear('mamá lima')
  await user.click(button('Stop recording'))
  await screen.findByRole('button', { name: 'Record again' })
  expect(screen.queryByText(/of the words understood/)).toBeNull()
})

test('what is being recognised is not taken for something to do', async () => {
  localStorage.setItem('speechRecognitionAllowed', 'yes')
  const user = open('Free', true)
  microphone.state.isSlow = true
  await record(user)
  expect(screen.getByText('The browser is working out what you said.')).toBeTruthy()
  act(() => microphone.state.recogniser?.onend())
  expect(await screen.findByText('The browser understood no word of it.')).toBeTruthy()
})

test('where the original cannot be had, it says so, and the recording is still there', async () => {
  sound.state.answer = () => Response.json({ success: false, code: 'BUSY', message: '' }, { status: 503 })
  const user = open('Pro')
  await record(user)
  expect(await screen.findByText('It could not be compared with the original.')).toBeTruthy()
  await user.click(button('A voice says it'))
  expect((await screen.findByText(/The sound did not play/)).getAttribute('role')).toBe('alert')
  expect(button('Your recording').disabled).toBe(false)
  // The original can be loaded again: the same recording is compared, and the focus moves although the button is
  // removed.
  sound.state.answer = mp3
  await user.click(button('Try again'))
  expect(screen.getByRole('heading', { name: 'Your sounds' })).toBe(document.activeElement)
  expect(await screen.findByText('Very close to the original', {}, { timeout: 8000 })).toBeTruthy()
})

test.each([
  ['NotAllowedError', /microphone is closed to this page/],
  ['NotFoundError', /No microphone was found/],
  ['NotReadableError', /recording did not work/],
])('%s is explained, and can be tried again', async (refusal, text) => {
  const user = open('Free')
  microphone.state.refusal = refusal
  await user.click(button('Record'))
  expect(await screen.findByText(text)).toBeTruthy()
  microphone.state.refusal = null
  await record(user)
})

test('a browser that cannot record says so; the original is still heard', async () => {
  vi.stubGlobal('MediaRecorder', undefined)
  const user = open('Free')
  await user.click(button('Record'))
  expect(await screen.findByText('This browser cannot record sound.')).toBeTruthy()
  await user.click(button('Close'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('closed while it records, it gives the microphone back', async () => {
  const user = open('Free')
  await user.click(button('Record'))
  await screen.findByRole('button', { name: 'Stop recording' })
  cleanup()
  await waitFor(() => expect(microphone.state.tracksStopped).toBe(1))
})
