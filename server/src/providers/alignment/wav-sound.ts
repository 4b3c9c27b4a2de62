import { type FileHandle, open } from 'node:fs/promises'
import { alignedSampleRate } from '@verbena/language/media/align/signal/mel-filters'
import { createResampler } from '@verbena/language/media/align/signal/resample'
import { readWavHead, readWavSamples, type WavFormat } from '@verbena/language/media/align/signal/wav'

const headBytes = 64 * 1024
const pieceBytes = 256 * 1024

/** Whether a file is WAV that `readWavSound` can read. */
export async function isReadableWav(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    return (await headOf(file)) !== null
  } finally {
    await file.close()
  }
}

/** The samples of a WAV file at 16 kHz, mono, in chunks; none where the file is not WAV. */
export async function* readWavSound(path: string): AsyncGenerator<Float32Array> {
  const file = await open(path)
  try {
    const format = await headOf(file)
    if (!format) return
    const resampler = createResampler(format.sampleRate, alignedSampleRate)
    for await (const bytes of piecesOf(file, format)) yield resampler.push(readWavSamples(bytes, format))
    yield resampler.finish()
  } finally {
    await file.close()
  }
}

async function headOf(file: FileHandle): Promise<WavFormat | null> {
  const head = Buffer.alloc(headBytes)
  const { bytesRead } = await file.read(head, 0, headBytes, 0)
  return readWavHead(head.subarray(0, bytesRead))
}

/** Chunks of whole samples. Stops at the end of the file, even if the header claims more. */
async function* piecesOf(file: FileHandle, { dataOffset, dataBytes, channels, bytesPerSample }: WavFormat) {
  const sampleBytes = channels * bytesPerSample
  const size = Math.floor(pieceBytes / sampleBytes) * sampleBytes
  const end = dataBytes === 0 ? Infinity : dataOffset + dataBytes
  const buffer = Buffer.alloc(size)
  for (let at = dataOffset; at < end; ) {
    const { bytesRead } = await file.read(buffer, 0, Math.min(size, end - at), at)
    if (bytesRead === 0) return
    yield buffer.subarray(0, bytesRead)
    at += bytesRead
  }
}
