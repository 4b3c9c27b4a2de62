/** Replaces the browser's audio element in tests, which decide when a sound starts, ends or fails. */
export function fakeSound() {
  const real = {
    Audio: globalThis.Audio,
    fetch: globalThis.fetch,
    createObjectURL: URL.createObjectURL,
    revokeObjectURL: URL.revokeObjectURL,
  }
  const state = {
    /** The requests sent to our server. */
    asked: [] as string[],
    answer: (): Response | Promise<Response> => mp3(),
    /** The implementation of the element's `play`. */
    play: async () => {},
    isPlaying: false,
    addresses: 0,
  }
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'http://verbena.test')
    state.asked.push(`${url.pathname}?${url.searchParams}`)
    const answer = await state.answer()
    init?.signal?.throwIfAborted()
    return answer
  }
  URL.createObjectURL = () => `blob:${++state.addresses}`
  URL.revokeObjectURL = () => void state.addresses--
  element.play = async () => {
    await state.play()
    state.isPlaying = true
  }
  element.pause = () => {
    state.isPlaying = false
  }
  // The module under test keeps the element it created, as in a browser.
  globalThis.Audio = class {
    constructor() {
      // biome-ignore lint/correctness/noConstructorReturn: the element is a plain object
      return element
    }
  } as never
  return {
    state,
    end: () => element.onended?.(),
    fail: () => element.onerror?.(),
    restore: () => {
      const { Audio, fetch, ...addresses } = real
      Object.assign(globalThis, { Audio, fetch })
      Object.assign(URL, addresses)
    },
  }
}

const element = {
  src: '',
  load: () => {},
  play: async () => {},
  pause: () => {},
  onended: null as (() => void) | null,
  onerror: null as (() => void) | null,
}

export const mp3 = () => new Response('sound', { headers: { 'content-type': 'audio/mpeg' } })

export type FakeVoice = {
  name: string
  lang: string
  localService: boolean
  default?: boolean
  voiceURI?: string
}
type Utterance = {
  text: string
  rate: number
  lang: string
  voice: FakeVoice
  onstart: (() => void) | null
  onend: (() => void) | null
  onerror: ((event: { error: string }) => void) | null
}

/** Local voices; an utterance does nothing until the test fires its events. */
export function fakeVoices(voices: FakeVoice[]) {
  const said: Utterance[] = []
  const synthesis = {
    speaking: false,
    pending: false,
    cancelled: 0,
    getVoices: () => voices.map((voice) => ({ voiceURI: voice.name, default: false, ...voice })),
    speak: (utterance: Utterance) => void said.push(utterance),
    cancel: () => {
      synthesis.cancelled += 1
    },
  }
  class SpeechSynthesisUtterance {
    text: string
    constructor(text: string) {
      this.text = text
    }
  }
  Object.assign(globalThis, { speechSynthesis: synthesis, SpeechSynthesisUtterance })
  return {
    synthesis,
    said,
    last: () => said.at(-1)!,
    restore: () => {
      Reflect.deleteProperty(globalThis, 'speechSynthesis')
      Reflect.deleteProperty(globalThis, 'SpeechSynthesisUtterance')
    },
  }
}
