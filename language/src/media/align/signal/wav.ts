/** The layout of the samples of a WAV file. */
export type WavFormat = {
  /** Samples per second. */
  sampleRate: number
  channels: number
  /** Bytes of one sample of one channel. */
  bytesPerSample: number
  isFloat: boolean
  /** Offset of the samples. */
  dataOffset: number
  /** The length that the file states; it is 0 or too large if the recorder was interrupted. */
  dataBytes: number
}

const formatTags = { integer: 1, float: 3, extensible: 0xfffe }
const rates = { lowest: 4000, highest: 384_000 }
const channelsMaximum = 32

/**
 * Reads the head of a WAV file (Multimedia Programming Interface and Data Specifications 1.0, IBM and Microsoft, 1991).
 * @param head the first bytes, with everything before the samples
 * @returns null for other files and for samples that are neither integers nor floats
 */
export function readWavHead(head: Uint8Array): WavFormat | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const nameAt = (at: number) => String.fromCharCode(...head.subarray(at, at + 4))
  if (head.length < 12 || nameAt(0) !== 'RIFF' || nameAt(8) !== 'WAVE') return null
  let format: Omit<WavFormat, 'dataOffset' | 'dataBytes'> | null = null
  for (let at = 12; at + 8 <= head.length; ) {
    const size = view.getUint32(at + 4, true)
    if (nameAt(at) === 'data') return format && { ...format, dataOffset: at + 8, dataBytes: size }
    if (nameAt(at) === 'fmt ' && at + 8 + Math.min(size, 26) <= head.length)
      format = readFormat(view, at + 8, size)
    // Chunks begin at even offsets.
    at += 8 + size + (size % 2)
  }
  return null
}

function readFormat(
  view: DataView,
  at: number,
  size: number,
): Omit<WavFormat, 'dataOffset' | 'dataBytes'> | null {
  if (size < 16) return null
  const written = view.getUint16(at, true)
  const tag = written === formatTags.extensible && size >= 26 ? view.getUint16(at + 24, true) : written
  const [channels, sampleRate] = [view.getUint16(at + 2, true), view.getUint32(at + 4, true)]
  const bits = view.getUint16(at + 14, true)
  const isFloat = tag === formatTags.float
  const isKnown = isFloat
    ? [32, 64].includes(bits)
    : tag === formatTags.integer && [8, 16, 24, 32].includes(bits)
  const isSane =
    channels >= 1 && channels <= channelsMaximum && sampleRate >= rates.lowest && sampleRate <= rates.highest
  return isKnown && isSane ? { sampleRate, channels, bytesPerSample: bits / 8, isFloat } : null
}

/**
 * Reads samples of -1 to 1 as the mean of all channels.
 * @param bytes whole samples of all channels; a rest at the end is not read
 */
export function readWavSamples(
  bytes: Uint8Array,
  { channels, bytesPerSample, isFloat }: Pick<WavFormat, 'channels' | 'bytesPerSample' | 'isFloat'>,
): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const read = isFloat ? floatReaders[bytesPerSample]! : integerReaders[bytesPerSample]!
  const samples = new Float32Array(Math.floor(bytes.length / (channels * bytesPerSample)))
  for (let index = 0; index < samples.length; index++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++)
      sum += read(view, (index * channels + channel) * bytesPerSample)
    samples[index] = sum / channels
  }
  return samples
}

type SampleReader = (view: DataView, at: number) => number
const integerReaders: Record<number, SampleReader> = {
  1: (view, at) => (view.getUint8(at) - 128) / 128,
  2: (view, at) => view.getInt16(at, true) / 32_768,
  3: (view, at) => (view.getUint16(at, true) | (view.getInt8(at + 2) << 16)) / 8_388_608,
  4: (view, at) => view.getInt32(at, true) / 2_147_483_648,
}
const floatReaders: Record<number, SampleReader> = {
  4: (view, at) => view.getFloat32(at, true),
  8: (view, at) => view.getFloat64(at, true),
}
