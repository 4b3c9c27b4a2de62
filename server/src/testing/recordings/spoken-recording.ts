import openEspeak from '@echogarden/espeak-ng-emscripten'
import { escapeSsml } from '../../providers/speech/escape-ssml.ts'

/** A recording as a WAV file of 16 bits, with the second at which each line starts. */
export type SpokenRecording = { wav: Buffer; starts: number[]; seconds: number }

type SpeakingStyle = {
  /** A voice of eSpeak NG with a variant: `roa/es+m7`. */
  voice: string
  /** Words a minute. */
  rate: number
  pitch?: number
  /** Silence between two lines. */
  pauseSeconds?: number
}

const audibleAmplitude = 200

/** Speaks lines by eSpeak NG. Use a voice and a rate that the aligner does not use itself. */
export async function spokenRecording(
  lines: readonly string[],
  { voice, rate, pitch = 60, pauseSeconds = 0.7 }: SpeakingStyle,
): Promise<SpokenRecording> {
  const { eSpeakNGWorker } = await openEspeak({ print: () => {}, printErr: () => {} })
  const espeak = await new eSpeakNGWorker()
  espeak.set_voice(voice)
  espeak.set_rate(rate)
  espeak.set_pitch(pitch)
  espeak.set_range(70)
  const sampleRate = espeak.get_samplerate()
  const pause = new Array<number>(Math.round(pauseSeconds * sampleRate)).fill(0)
  const samples: number[] = [...pause]
  const starts = lines.map((line) => {
    const spoken: number[] = []
    espeak.synthesize(escapeSsml(line), (piece) => {
      for (const sample of piece) spoken.push(sample)
      return undefined
    })
    const isAudible = (sample: number) => Math.abs(sample) > audibleAmplitude
    const start = samples.length / sampleRate
    for (const sample of spoken.slice(spoken.findIndex(isAudible), spoken.findLastIndex(isAudible) + 1))
      samples.push(sample)
    for (const sample of pause) samples.push(sample)
    return start
  })
  return { wav: wavOf(Int16Array.from(samples), sampleRate), starts, seconds: samples.length / sampleRate }
}

/** A WAV file of one channel. */
export function wavOf(samples: Int16Array, sampleRate: number): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.byteLength, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(sampleRate, 24)
  head.writeUInt32LE(sampleRate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.byteLength, 40)
  return Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)])
}
