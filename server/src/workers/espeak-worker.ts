import { parentPort } from 'node:worker_threads'
import openEspeak from '@echogarden/espeak-ng-emscripten'
import { createMp3Encoder } from 'wasm-media-encoders'

/**
 * Runs eSpeak NG and the MP3 encoder in their own thread, because speech synthesis blocks a thread for some milliseconds.
 * Errors are not caught: after an error the memory of a WebAssembly module may be corrupt, so the thread ends and a new
 * one is started.
 */
export type EspeakRequest = { task: 'speak'; text: string; voice: string; rate: number } | IpaRequest
type IpaRequest = { task: 'ipa'; text: string; voice: string }
export type EspeakReply = { mp3: Uint8Array | null } | { ipa: string }

/** Samples below this amplitude count as silence. */
const audibleAmplitude = 200
const kilobitsPerSecond = 48

// Its output is dropped, because it may contain the text.
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
  // The encoder reuses the memory that it returns, so each piece is copied.
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
// The JavaScript engine compiles the module during the first words, which take ten times as long. So the worker
// synthesises some words before it reports that it is ready.
for (const word of ['one', 'twenty-three', 'a longer sentence']) {
  speak(word, 'gmw/en-US', 160)
  transcribe(word, 'gmw/en-US')
}
parentPort?.postMessage('ready')
