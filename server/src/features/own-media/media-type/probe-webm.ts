import type { ByteSource } from '../../../providers/storage/byte-source.ts'
import { BrokenFile, type ProbedMedia, plausibleDuration } from './probed-media.ts'

/** Ids of elements (RFC 8794, RFC 9559) with their marker bits. */
const docType = 0x4282
const segment = 0x18538067
const info = 0x1549a966
const timestampScale = 0x2ad7b1
const duration = 0x4489
const tracks = 0x1654ae6b
const trackEntry = 0xae
const trackType = 0x83
const cluster = 0x1f43b675

type Element = { id: number; at: number; bytes: number | null }
const elementsMaximum = 500
/** Header elements are small; a longer one is refused. */
const descriptionMaximum = 1024 * 1024

/** @throws BrokenFile when the file is truncated, is Matroska but not WebM, or has no audio or video track */
export async function probeWebm(source: ByteSource): Promise<ProbedMedia<'audio/webm' | 'video/webm'>> {
  const head = await readElement(source, 0)
  const names = await readDescription(source, head)
  const kind = childrenOf(names).find(({ id }) => id === docType)
  if (!kind || contentOf(names, kind).toString('latin1').replace(/\0+$/, '') !== 'webm')
    throw new BrokenFile('a Matroska that is no WebM')
  const body = await readElement(source, head.at + (head.bytes ?? 0))
  if (body.id !== segment) throw new BrokenFile('a WebM without a segment')
  if (body.bytes !== null && body.at + body.bytes !== source.bytes)
    throw new BrokenFile('a WebM that is cut off, or has something behind it')
  return describe(await readBody(source, body.at))
}

type Body = { info: Buffer | null; tracks: Buffer | null }

/** Reads the info and tracks elements, which come before the first cluster in files made for the web. */
async function readBody(source: ByteSource, start: number): Promise<Body> {
  const body: Body = { info: null, tracks: null }
  let at = start
  for (let count = 0; count < elementsMaximum && at < source.bytes; count++) {
    const element = await readElement(source, at)
    if (element.id === info) body.info = await readDescription(source, element)
    if (element.id === tracks) body.tracks = await readDescription(source, element)
    if (element.id === cluster || (body.info && body.tracks)) break
    if (element.bytes === null) break
    at = element.at + element.bytes
  }
  return body
}

function describe({ info: infoBytes, tracks: trackBytes }: Body): ProbedMedia<'audio/webm' | 'video/webm'> {
  const kinds = trackBytes
    ? childrenOf(trackBytes)
        .filter(({ id }) => id === trackEntry)
        .map((entry) => kindOf(contentOf(trackBytes, entry)))
    : []
  if (!kinds.includes(1) && !kinds.includes(2)) throw new BrokenFile('a WebM without sound or picture')
  return {
    type: kinds.includes(1) ? 'video/webm' : 'audio/webm',
    durationSeconds: infoBytes ? plausibleDuration(secondsOf(infoBytes)) : null,
  }
}

/** The track type: 1 is video, 2 is audio. */
function kindOf(entry: Buffer): number {
  const kind = childrenOf(entry).find(({ id }) => id === trackType)
  return kind ? numberOf(contentOf(entry, kind)) : 0
}

function secondsOf(infoBytes: Buffer): number {
  const children = childrenOf(infoBytes)
  const scale = children.find(({ id }) => id === timestampScale)
  const length = children.find(({ id }) => id === duration)
  const bytes = length ? contentOf(infoBytes, length) : Buffer.alloc(0)
  const ticks =
    bytes.length === 8 ? bytes.readDoubleBE(0) : bytes.length === 4 ? bytes.readFloatBE(0) : Number.NaN
  return (ticks * (scale ? numberOf(contentOf(infoBytes, scale)) : 1_000_000)) / 1e9
}

const numberOf = (bytes: Buffer) =>
  bytes.length >= 1 && bytes.length <= 6 ? bytes.readUIntBE(0, bytes.length) : 0
const contentOf = (parent: Buffer, { at, bytes }: Element) => parent.subarray(at, at + (bytes ?? 0))

async function readDescription(source: ByteSource, { at, bytes }: Element): Promise<Buffer> {
  if (bytes === null || bytes > descriptionMaximum || at + bytes > source.bytes)
    throw new BrokenFile('a WebM whose description is cut off')
  return source.read(at, bytes)
}

async function readElement(source: ByteSource, at: number): Promise<Element> {
  const element = elementAt(await source.read(at, 12), 0)
  if (!element) throw new BrokenFile('a WebM that goes on as something else')
  return { ...element, at: at + element.at }
}

function childrenOf(parent: Buffer): Element[] {
  const children: Element[] = []
  for (let at = 0; at < parent.length && children.length < elementsMaximum; ) {
    const element = elementAt(parent, at)
    if (!element || element.bytes === null) break
    children.push(element)
    at = element.at + element.bytes
  }
  return children
}

/** The leading zeros of the first byte give the length of a number; all bits set after them mean "unknown". */
function elementAt(bytes: Buffer, start: number): Element | null {
  const idLength = Math.clz32(bytes[start] ?? 0) - 23
  if (idLength > 4 || start + idLength >= bytes.length) return null
  const sizeAt = start + idLength
  const sizeLength = Math.clz32(bytes[sizeAt] ?? 0) - 23
  if (sizeLength > 8 || sizeAt + sizeLength > bytes.length) return null
  let size = (bytes[sizeAt] ?? 0) & (0xff >> sizeLength)
  let isUnknown = size === 0xff >> sizeLength
  for (let at = sizeAt + 1; at < sizeAt + sizeLength; at++) {
    isUnknown &&= bytes[at] === 0xff
    size = size * 256 + (bytes[at] ?? 0)
  }
  return { id: bytes.readUIntBE(start, idLength), at: sizeAt + sizeLength, bytes: isUnknown ? null : size }
}
