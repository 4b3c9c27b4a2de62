import { parentPort } from 'node:worker_threads'
import openEspeak from '@echogarden/espeak-ng-emscripten'
import { createMp3Encoder } from 'wasm-media-encoders'

/**
 * eSpeak NG and the MP3 encoder, in a thread of their own: speaking keeps a processor busy for some milliseconds.
 * Nothing is caught here: after a fault the memory of a WebAssembly module is not to be trusted, and so the thread
 * ends and a new one begins.
 */
export type EspeakRequest = { task: 'speak'; text: string; voice: string; rate: number } | IpaRequest
type IpaRequest = { task: 'ipa'; text: string; voice: string }
export type EspeakReply = { mp3: Uint8Array | null } | { ipa: string }

/** Any quieter, and nothing was said. */
const audibleAmplitude = 200
const kilobitsPerSecond = 48

// Its remarks may quote the text.
const silent = { print: () => {}, printErr: () => {} }
const { eSpeakNGWorker } = await openEspeak(silent)
const espeak = await new eSpeakNGWorker()
const encoder = await createMp3Encoder()

function speak(ssml: string, voice: string, rate: number): Uint8Array | null {
  espeak.set_voice(voice)
  espeak.set_rate(rate)
  espeak.set_pitch(50)
  espeak.set_range(50)
  const pieces: Float32Array[] = []
  let isAudible = false
  espeak.synthesize(ssml, (samples) => {
    if (samples.length > 0) pieces.push(Float32Array.from(samples, (sample) => sample / 32_768))
    isAudible ||= samples.some((sample) => Math.abs(sample) > audibleAmplitude)
    return undefined
  })
  return isAudible ? encode(pieces) : null
}

function encode(pieces: Float32Array[]): Uint8Array {
  encoder.configure({ channels: 1, sampleRate: espeak.get_samplerate(), bitrate: kilobitsPerSecond })
  // What the encoder returns is its own memory, which it uses again.
  const encoded = pieces.map((piece) => Buffer.from(encoder.encode([piece])))
  return new Uint8Array(Buffer.concat([...encoded, Buffer.from(encoder.finalize())]))
}

function transcribe(text: string, voice: string): string {
  espeak.set_voice(voice)
  return espeak.synthesize_ipa(text).ipa
}

parentPort?.on('message', (request: EspeakRequest) => {
  const reply: EspeakReply =
    request.task === 'speak'
      ? { mp3: speak(request.text, request.voice, request.rate) }
      : { ipa: transcribe(request.text, request.voice) }
  parentPort?.postMessage(reply)
})
// The engine compiles what it needs as it meets it, and takes ten times as long for its first words: they are nobody's.
for (const word of ['one', 'twenty-three', 'a longer sentence']) {
  speak(word, 'gmw/en-US', 160)
  transcribe(word, 'gmw/en-US')
}
parentPort?.postMessage('ready')
