import { describe, expect, test } from 'vitest'
import { readWavHead, readWavSamples } from './wav.ts'

type Head = {
  tag?: number
  channels?: number
  rate?: number
  bits?: number
  before?: number
  subTag?: number
}

/** A WAV file with encoded samples. */
function wav(
  data: Uint8Array,
  { tag = 1, channels = 1, rate = 16_000, bits = 16, before = 0, subTag }: Head = {},
) {
  const formatSize = subTag === undefined ? 16 : 40
  const bytes = new Uint8Array(12 + (before ? 8 + before : 0) + 8 + formatSize + 8 + data.length)
  const view = new DataView(bytes.buffer)
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  write(0, 'RIFF')
  write(8, 'WAVE')
  let at = 12
  if (before) {
    write(at, 'LIST')
    view.setUint32(at + 4, before, true)
    at += 8 + before
  }
  write(at, 'fmt ')
  view.setUint32(at + 4, formatSize, true)
  view.setUint16(at + 8, tag, true)
  view.setUint16(at + 10, channels, true)
  view.setUint32(at + 12, rate, true)
  view.setUint16(at + 22, bits, true)
  if (subTag !== undefined) view.setUint16(at + 32, subTag, true)
  at += 8 + formatSize
  write(at, 'data')
  view.setUint32(at + 4, data.length, true)
  bytes.set(data, at + 8)
  return bytes
}

const bytesOf = (
  values: number[],
  size: number,
  set: (view: DataView, at: number, value: number) => void,
) => {
  const view = new DataView(new ArrayBuffer(values.length * size))
  for (const [index, value] of values.entries()) set(view, index * size, value)
  return new Uint8Array(view.buffer)
}
const samplesOf = (file: Uint8Array) => {
  const format = readWavHead(file)
  return format && [...readWavSamples(file.subarray(format.dataOffset), format)]
}

describe('the samples 0.5, -0.5 and 0 are read', () => {
  test.each([
    ['8 bits', bytesOf([192, 64, 128], 1, (v, at, x) => v.setUint8(at, x)), { bits: 8 }],
    ['16 bits', bytesOf([16_384, -16_384, 0], 2, (v, at, x) => v.setInt16(at, x, true)), {}],
    ['24 bits', new Uint8Array([0, 0, 0x40, 0, 0, 0xc0, 0, 0, 0]), { bits: 24 }],
    ['32 bits', bytesOf([2 ** 30, -(2 ** 30), 0], 4, (v, at, x) => v.setInt32(at, x, true)), { bits: 32 }],
    ['floats', bytesOf([0.5, -0.5, 0], 4, (v, at, x) => v.setFloat32(at, x, true)), { tag: 3, bits: 32 }],
    ['doubles', bytesOf([0.5, -0.5, 0], 8, (v, at, x) => v.setFloat64(at, x, true)), { tag: 3, bits: 64 }],
    [
      'the extensible format',
      bytesOf([0.5, -0.5, 0], 4, (v, at, x) => v.setFloat32(at, x, true)),
      { tag: 0xfffe, bits: 32, subTag: 3 },
    ],
    [
      'a file with another chunk before the format',
      bytesOf([16_384, -16_384, 0], 2, (v, at, x) => v.setInt16(at, x, true)),
      { before: 26 },
    ],
  ])('from %s', (_, data, head) => {
    expect(samplesOf(wav(data, head))).toEqual([0.5, -0.5, 0])
  })
})

test('two channels become their mean', () => {
  const data = bytesOf([16_384, 0, -16_384, -16_384], 2, (view, at, value) => view.setInt16(at, value, true))
  expect(samplesOf(wav(data, { channels: 2 }))).toEqual([0.25, -0.5])
})

test.each([
  ['an empty file', new Uint8Array(0)],
  ['another file', new TextEncoder().encode('RIFFxxxxAVI LIST')],
  ['no samples', wav(new Uint8Array(0)).subarray(0, 36)],
  ['a compressed file', wav(new Uint8Array(4), { tag: 2, bits: 4 })],
  ['no channel', wav(new Uint8Array(4), { channels: 0 })],
  ['a thousand channels', wav(new Uint8Array(4), { channels: 1000 })],
  ['a rate of 0', wav(new Uint8Array(4), { rate: 0 })],
  ['a rate of billions', wav(new Uint8Array(4), { rate: 4_000_000_000 })],
  ['12 bits', wav(new Uint8Array(4), { bits: 12 })],
])('%s is not read', (_, bytes) => {
  expect(readWavHead(bytes)).toBeNull()
})
