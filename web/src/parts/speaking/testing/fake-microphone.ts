import { vi } from 'vitest'

/** Replaces the browser's microphone, audio and speech APIs in tests. */
export function fakeMicrophone() {
  const state = {
    /** The error when the microphone is requested; null if it is allowed. */
    refusal: null as string | null,
    tracksStopped: 0,
    /** The decoded samples: the recording is `audio/webm`, every other type is the original. */
    recording: new Float32Array(0) as Float32Array,
    original: new Float32Array(0) as Float32Array,
    recogniser: null as FakeRecogniser | null,
    recognised: 0,
    isListening: false,
    /** The recognition does not end after `stop` until a test calls `onend`. */
    isSlow: false,
  }
  const stream = { getTracks: () => [{ stop: () => void state.tracksStopped++ }] }
  vi.stubGlobal('navigator', {
    ...globalThis.navigator,
    mediaDevices: {
      getUserMedia: async () => {
        if (state.refusal) throw new DOMException('', state.refusal)
        return stream
      },
    },
  })
  vi.stubGlobal(
    'MediaRecorder',
    class {
      state = 'inactive'
      mimeType = 'audio/webm'
      ondataavailable: (event: { data: Blob }) => void = () => {}
      onstop = () => {}
      start() {
        this.state = 'recording'
      }
      stop() {
        this.state = 'inactive'
        this.ondataavailable({ data: new Blob(['mine'], { type: 'audio/webm' }) })
        this.onstop()
      }
    },
  )
  vi.stubGlobal(
    'AudioContext',
    class {
      createAnalyser = () => ({
        fftSize: 0,
        getByteTimeDomainData: (wave: Uint8Array) => void wave.fill(148),
      })
      createMediaStreamSource = () => ({ connect: () => {} })
      close = async () => {}
    },
  )
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = async (bytes: ArrayBuffer) => {
        const samples = new TextDecoder().decode(bytes) === 'mine' ? state.recording : state.original
        return { length: samples.length, numberOfChannels: 1, getChannelData: () => samples }
      }
    },
  )
  class FakeRecogniser {
    lang = ''
    onresult: (event: object) => void = () => {}
    onerror: (event: object) => void = () => {}
    onend = () => {}
    start() {
      state.recogniser = this
      state.recognised += 1
      state.isListening = true
    }
    stop() {
      state.isListening = false
      if (!state.isSlow) this.onend()
    }
    abort() {
      state.isListening = false
      this.onend()
    }
    hear(...transcripts: string[]) {
      const result = {
        ...transcripts.map((transcript) => ({ transcript })),
        isFinal: true,
        length: transcripts.length,
      }
      this.onresult({ results: [result] })
    }
  }
  return { state, FakeRecogniser }
}
