/** The maximum length of a recording, in seconds. */
export const recordingMaximum = 15

/** Why recording failed. */
export type Refusal = 'denied' | 'missing' | 'failed' | 'unsupported'

export class MicrophoneError extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(`the microphone: ${refusal}`)
    this.refusal = refusal
  }
}

export type Microphone = {
  /** The recording; resolves once it was stopped. */
  recorded: Promise<Blob>
  /** The current volume, from 0 to 1. */
  level: () => number
  stop: () => void
}

/**
 * Requests the microphone and records until stopped. The audio never leaves this page.
 * @throws MicrophoneError
 */
export async function openMicrophone(): Promise<Microphone> {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices?.getUserMedia)
    throw new MicrophoneError('unsupported')
  const stream = await askForStream()
  try {
    return record(stream)
  } catch {
    for (const track of stream.getTracks()) track.stop()
    throw new MicrophoneError('failed')
  }
}

async function askForStream(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: false } })
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'NotAllowedError' || name === 'SecurityError') throw new MicrophoneError('denied')
    throw new MicrophoneError(name === 'NotFoundError' ? 'missing' : 'failed')
  }
}

function record(stream: MediaStream): Microphone {
  const recorder = new MediaRecorder(stream)
  const pieces: Blob[] = []
  const meter = createMeter(stream)
  const recorded = new Promise<Blob>((resolve, reject) => {
    recorder.ondataavailable = ({ data }) => void pieces.push(data)
    recorder.onstop = () => resolve(new Blob(pieces, { type: recorder.mimeType }))
    recorder.onerror = () => reject(new MicrophoneError('failed'))
  })
  const close = () => {
    for (const track of stream.getTracks()) track.stop()
    meter.close()
  }
  recorded.then(close, close)
  recorder.start()
  return {
    recorded,
    level: meter.level,
    stop: () => {
      if (recorder.state !== 'inactive') recorder.stop()
    },
  }
}

function createMeter(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const wave = new Uint8Array(analyser.fftSize)
  return {
    level: () => {
      analyser.getByteTimeDomainData(wave)
      const power = wave.reduce((sum, sample) => sum + (sample - 128) ** 2, 0) / wave.length
      // The root mean square of a voice near the microphone is 10 to 20 % of full scale.
      return Math.min(1, (5 * Math.sqrt(power)) / 128)
    },
    close: () => void context.close(),
  }
}
