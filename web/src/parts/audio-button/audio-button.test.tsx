import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startI18n } from '../../i18n/i18n.ts'
import { clearFailedVoices } from './local-voice.ts'
import { fakeSound, fakeVoices, mp3 } from './testing/fake-sound.ts'

startI18n('en')
// Imported after the setup, because the module registers its texts in i18next when it is loaded.
const { AudioButton } = await import('./audio-button.tsx')

let sound: ReturnType<typeof fakeSound>
let voices: ReturnType<typeof fakeVoices> | undefined
beforeEach(() => {
  sound = fakeSound()
})
afterEach(() => {
  cleanup()
  sound.restore()
  voices?.restore()
  voices = undefined
  clearFailedVoices()
  vi.useRealTimers()
})

const open = (text = 'abrió') => render(<AudioButton text={text} language="es" />)
const button = (text = 'abrió') => screen.getByRole('button', { name: `Listen to “${text}”` })
const stateOf = (text?: string) => button(text).getAttribute('data-state')
const isIn = (state: string, text?: string) => waitFor(() => expect(stateOf(text)).toBe(state))
const normal = '/audio_play?word=abri%C3%B3&lang=es'
const slow = `${normal}&slow=true`
const refuse = (status: number, code: string) => () =>
  Response.json({ success: false, code, message: code }, { status })

describe('a press', () => {
  test('fetches the sound, plays it and is done when it ends', async () => {
    open()
    let give = (_: Response) => {}
    sound.state.answer = () =>
      new Promise<Response>((resolve) => {
        give = resolve
      })
    await userEvent.click(button())
    expect([stateOf(), button().getAttribute('aria-busy')]).toEqual(['loading', 'true'])
    give(mp3())
    await isIn('playing')
    expect([sound.state.isPlaying, button().getAttribute('aria-busy')]).toEqual([true, null])
    act(() => sound.end())
    await isIn('idle')
    expect([sound.state.asked, sound.state.addresses]).toEqual([[normal], 0])
  })

  test('works by key', async () => {
    open()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await isIn('playing')
    await userEvent.keyboard(' ')
    await waitFor(() => expect(sound.state.asked).toEqual([normal, slow]))
  })

  test('soon after another says it slowly, and the next one as it is spoken again', async () => {
    open()
    for (let press = 0; press < 3; press++) {
      await userEvent.click(button())
      await isIn('playing')
    }
    expect(sound.state.asked).toEqual([normal, slow, normal])
  })

  test('some time after another says it as it is spoken', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    open()
    fireEvent.click(button())
    vi.advanceTimersByTime(3001)
    fireEvent.click(button())
    await isIn('playing')
    expect(sound.state.asked).toEqual([normal, normal])
  })

  test('that is held says it slowly, and once', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    open()
    fireEvent.pointerDown(button(), { button: 0 })
    vi.advanceTimersByTime(600)
    fireEvent.pointerUp(button(), { button: 0 })
    fireEvent.click(button(), { detail: 1 })
    await isIn('playing')
    expect(sound.state.asked).toEqual([slow])
  })

  test('by key after a hold is a press like any other', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    open()
    fireEvent.pointerDown(button(), { button: 0 })
    vi.advanceTimersByTime(600)
    fireEvent.pointerUp(button(), { button: 0 })
    fireEvent.click(button(), { detail: 0 })
    await isIn('playing')
    expect(sound.state.asked).toEqual([slow, normal])
  })

  test('that ends as a scroll says nothing', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    open()
    fireEvent.pointerDown(button(), { button: 0 })
    vi.advanceTimersByTime(600)
    fireEvent.pointerCancel(button())
    fireEvent.pointerUp(button(), { button: 0 })
    expect(sound.state.asked).toEqual([])
  })

  test('on another button silences the first', async () => {
    render(
      <>
        <AudioButton text="abrió" language="es" />
        <AudioButton text="puerta" language="es" />
      </>,
    )
    await userEvent.click(button())
    await isIn('playing')
    await userEvent.click(button('puerta'))
    await isIn('playing', 'puerta')
    expect([stateOf(), sound.state.addresses]).toEqual(['idle', 1])
  })
})

test('a button that goes falls silent', async () => {
  const { unmount } = open()
  await userEvent.click(button())
  await isIn('playing')
  unmount()
  await waitFor(() => expect(sound.state.isPlaying).toBe(false))
})

test('a text that is too long has no button', () => {
  open('x'.repeat(101))
  expect(screen.queryByRole('button')).toBeNull()
})

describe('what goes wrong is shown and announced', () => {
  const notPlayable = () => {
    sound.state.play = async () => {
      throw new DOMException('no', 'NotSupportedError')
    }
  }
  const heldBack = () => {
    sound.state.play = async () => {
      throw new DOMException('no', 'NotAllowedError')
    }
  }
  const answer = (make: () => Response | Promise<Response>) => () => {
    sound.state.answer = make
  }
  test.each<[string, () => void, string]>([
    ['nothing to say', answer(refuse(404, 'NOT_FOUND')), 'Audio not found'],
    ['a page in place of the sound', answer(() => new Response('<p>')), 'Audio not found'],
    ['a sound that the browser cannot read', notPlayable, 'Audio not found'],
    ['a browser that holds sounds back', heldBack, 'The browser held the sound back. Press again.'],
    [
      'no connection',
      answer(() => Promise.reject(new TypeError('Failed to fetch'))),
      'Network error. Please check your connection.',
    ],
    [
      'too many words',
      answer(refuse(429, 'TOO_MANY_REQUESTS')),
      'That was too many tries. Please wait a few minutes and try again.',
    ],
  ])('%s', async (_, make, text) => {
    make()
    open()
    await userEvent.click(button())
    await isIn('failed')
    expect(screen.getByRole('status').textContent).toBe(text)
    expect(screen.getAllByText(text)).toHaveLength(2)
  })

  test('and gone with the next press', async () => {
    answer(refuse(503, 'BUSY'))()
    open()
    await userEvent.click(button())
    await isIn('failed')
    answer(mp3)()
    await userEvent.click(button())
    await isIn('playing')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('also while it plays', async () => {
    open()
    await userEvent.click(button())
    await isIn('playing')
    act(() => sound.fail())
    await isIn('failed')
  })
})

describe('where the device has a good voice', () => {
  beforeEach(() => {
    voices = fakeVoices([{ name: 'Mónica', lang: 'es_ES', localService: true }])
  })
  const start = () => act(() => voices!.last().onstart?.())

  test('that one says it, and our server is not asked', async () => {
    open()
    await userEvent.click(button())
    expect(voices!.last()).toMatchObject({ text: 'abrió', lang: 'es-ES', rate: 1 })
    start()
    await isIn('playing')
    act(() => voices!.last().onend?.())
    await isIn('idle')
    await userEvent.click(button())
    expect(voices!.last().rate).toBeLessThan(1)
    expect(sound.state.asked).toEqual([])
  })

  test('and it fails, our server says it, this time and from now on', async () => {
    open()
    await userEvent.click(button())
    act(() => voices!.last().onerror?.({ error: 'synthesis-failed' }))
    await isIn('playing')
    await userEvent.click(button())
    await isIn('playing')
    expect([voices!.said.length, sound.state.asked]).toEqual([1, [normal, slow]])
  })

  test('and something else of the page had to speak, the voice is not blamed', async () => {
    open()
    await userEvent.click(button())
    start()
    act(() => voices!.last().onerror?.({ error: 'interrupted' }))
    await isIn('idle')
    await userEvent.click(button())
    expect([voices!.said.length, sound.state.asked]).toEqual([2, []])
  })

  test('and it never begins, our server says it', async () => {
    vi.useFakeTimers()
    open()
    fireEvent.click(button())
    await act(() => vi.advanceTimersByTimeAsync(1600))
    expect([voices!.synthesis.cancelled, sound.state.asked]).toEqual([1, [normal]])
  })

  test('and it never says that it ended, it is ended', async () => {
    vi.useFakeTimers()
    open()
    fireEvent.click(button())
    start()
    expect(stateOf()).toBe('playing')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect([stateOf(), sound.state.asked]).toEqual(['idle', []])
  })

  test('and the button goes, it falls silent', async () => {
    const { unmount } = open()
    await userEvent.click(button())
    start()
    unmount()
    expect(voices!.synthesis.cancelled).toBe(1)
  })
})
