import { powerSpectrum, transformSize } from './fourier.ts'
import { alignedSampleRate, filterByMel, melFilters } from './mel-filters.ts'

/** Frames per second. */
export const frameRate = 100
/** Number of cepstral coefficients that describe a frame. */
export const cepstraPerFrame = 13

/** Features of a sound, with 100 frames per second. */
export type SoundFeatures = {
  frames: number
  /** 13 mel-frequency cepstral coefficients per frame, each with mean 0 and deviation 1 over the whole sound. */
  cepstra: Float32Array
  /** The loudness of each frame in decibels relative to full scale. */
  loudness: Float32Array
}

const hop = alignedSampleRate / frameRate
/** Samples per frame: 25 milliseconds. */
const frameSize = 400
/** Frames of a block. The loudest frame of a block decides what counts as silence in it. */
const blockFrames = 3000
/**
 * Frames below this share of the loudest power so far are silence. A synthetic voice is digitally silent; a room is
 * not.
 */
const silentShare = 3e-5
const preEmphasis = 0.97

const hamming = Float64Array.from(
  { length: frameSize },
  (_, index) => 0.54 - 0.46 * Math.cos((2 * Math.PI * index) / (frameSize - 1)),
)
const cosineTable = Float64Array.from({ length: cepstraPerFrame * melFilters }, (_, index) => {
  const [coefficient, filter] = [Math.floor(index / melFilters), index % melFilters]
  return Math.cos((Math.PI * coefficient * (filter + 0.5)) / melFilters)
})

/** Computes the features of a stream of samples. */
export type FeatureReader = {
  /** @param samples of -1 to 1 at 16 kHz, mono, in any number; NaN counts as silence */
  push: (samples: Float32Array) => void
  /** The number of frames so far. */
  frames: () => number
  /** Ends the stream; may be called once. */
  finish: () => SoundFeatures
}

/**
 * Computes the features of a stream. It needs 56 bytes per frame (20 MB per hour).
 * After Davis and Mermelstein, "Comparison of parametric representations for monosyllabic word recognition", 1980.
 */
export function createFeatureReader(): FeatureReader {
  const blocks: Pick<SoundFeatures, 'cepstra' | 'loudness'>[] = []
  let block = createBlock()
  let loudest = 1e-10
  let before = 0
  const frame = new Float32Array(frameSize)
  let filled = 0

  const endBlock = () => {
    loudest = block.energies.subarray(0, block.frames * melFilters).reduce((a, b) => Math.max(a, b), loudest)
    blocks.push({
      cepstra: cepstraOf(block.energies, block.frames, loudest * silentShare),
      loudness: block.loudness.slice(0, block.frames),
    })
    block = createBlock()
  }
  const endFrame = () => {
    describeFrame(frame, before, block)
    before = frame[hop - 1]!
    frame.copyWithin(0, hop)
    filled = frameSize - hop
    if (block.frames === blockFrames) endBlock()
  }
  return {
    push: (samples) => {
      for (const sample of samples) {
        frame[filled++] = Number.isNaN(sample) ? 0 : Math.min(1, Math.max(-1, sample))
        if (filled === frameSize) endFrame()
      }
    },
    frames: () => blocks.length * blockFrames + block.frames,
    finish: () => {
      endBlock()
      const frames = blocks.reduce((sum, { loudness }) => sum + loudness.length, 0)
      const cepstra = joined(blocks.map((one) => one.cepstra))
      normalise(cepstra, frames)
      return { frames, cepstra, loudness: joined(blocks.map((one) => one.loudness)) }
    },
  }
}

type Block = { frames: number; energies: Float32Array; loudness: Float32Array }
const createBlock = (): Block => ({
  frames: 0,
  energies: new Float32Array(blockFrames * melFilters),
  loudness: new Float32Array(blockFrames),
})

const windowed = new Float64Array(transformSize)
const power = new Float64Array(transformSize / 2 + 1)

function describeFrame(frame: Float32Array, before: number, block: Block): void {
  let energy = 0
  for (let index = 0; index < frameSize; index++) {
    const sample = frame[index]!
    energy += sample * sample
    windowed[index] = (sample - preEmphasis * (index > 0 ? frame[index - 1]! : before)) * hamming[index]!
  }
  powerSpectrum(windowed, power)
  filterByMel(power, block.energies, block.frames * melFilters)
  block.loudness[block.frames] = 10 * Math.log10(energy / frameSize + 1e-10)
  block.frames += 1
}

/** The cosine transform of logarithms of energies, to which `floor` is added. */
function cepstraOf(energies: Float32Array, frames: number, floor: number): Float32Array {
  const cepstra = new Float32Array(frames * cepstraPerFrame)
  const logarithms = new Float64Array(melFilters)
  for (let frame = 0; frame < frames; frame++) {
    for (let filter = 0; filter < melFilters; filter++)
      logarithms[filter] = Math.log(energies[frame * melFilters + filter]! + floor)
    for (let coefficient = 0; coefficient < cepstraPerFrame; coefficient++) {
      let sum = 0
      for (let filter = 0; filter < melFilters; filter++)
        sum += cosineTable[coefficient * melFilters + filter]! * logarithms[filter]!
      cepstra[frame * cepstraPerFrame + coefficient] = sum
    }
  }
  return cepstra
}

/** Normalises each coefficient, which removes constant properties of voice, microphone and room. */
function normalise(cepstra: Float32Array, frames: number): void {
  for (let coefficient = 0; coefficient < cepstraPerFrame; coefficient++) {
    let [sum, squares] = [0, 0]
    for (let at = coefficient; at < cepstra.length; at += cepstraPerFrame) sum += cepstra[at]!
    const mean = sum / Math.max(1, frames)
    for (let at = coefficient; at < cepstra.length; at += cepstraPerFrame)
      squares += (cepstra[at]! - mean) ** 2
    const deviation = Math.sqrt(squares / Math.max(1, frames))
    const scale = deviation > 1e-6 ? 1 / deviation : 0
    for (let at = coefficient; at < cepstra.length; at += cepstraPerFrame)
      cepstra[at] = (cepstra[at]! - mean) * scale
  }
}

function joined(parts: Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
