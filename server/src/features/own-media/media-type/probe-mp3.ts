import type { ByteSource } from '../../../providers/storage/byte-source.ts'
import { type Mp3Frame, readMp3Frame } from './mp3-frame.ts'
import { BrokenFile, type ProbedMedia, plausibleDuration } from './probed-media.ts'

/** Some encoders write zeros between the tag and the first frame. */
const paddingMaximum = 16 * 1024

/** @throws BrokenFile when the file does not begin with two consecutive frames */
export async function probeMp3(source: ByteSource): Promise<ProbedMedia<'audio/mpeg'>> {
  const start = await firstFrameAt(source)
  const head = await source.read(start, 4096)
  const frame = readMp3Frame(head, 0) as Mp3Frame
  const frames = framesByTable(head, frame)
  const seconds = frames
    ? (frames * frame.samples) / frame.sampleRate
    : ((source.bytes - start) / frame.bytes) * (frame.samples / frame.sampleRate)
  return { type: 'audio/mpeg', durationSeconds: plausibleDuration(seconds) }
}

/** Offset of the first frame, after the ID3 tag. @throws BrokenFile */
export async function firstFrameAt(source: ByteSource): Promise<number> {
  const tag = await source.read(0, 10)
  const isTagged = tag.toString('latin1', 0, 3) === 'ID3' && tag.length === 10
  // The size uses seven bits of each byte (id3v2.4, 6.2); a footer adds ten bytes.
  const size = isTagged ? [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (tag.readUInt8(at) & 127), 0) : 0
  const start = isTagged ? 10 + size + ((tag.readUInt8(5) & 0x10) > 0 ? 10 : 0) : 0
  const sound = await source.read(start, paddingMaximum + 4096)
  for (let at = 0; at < Math.min(paddingMaximum, sound.length); at++) {
    const frame = readMp3Frame(sound, at)
    if (frame && readMp3Frame(sound, at + frame.bytes)) return start + at
    if (sound[at] !== 0 && !frame) break
  }
  throw new BrokenFile('no two frames of MP3 follow each other')
}

/** The number of frames in the table that files with a variable bit rate have (Xing and LAME header). */
function framesByTable(head: Buffer, { tableAt }: Mp3Frame): number | null {
  if (head.length < tableAt + 12) return null
  const isTable = /^(Xing|Info)$/.test(head.toString('latin1', tableAt, tableAt + 4))
  const hasFrames = isTable && (head.readUInt32BE(tableAt + 4) & 1) === 1
  return hasFrames ? head.readUInt32BE(tableAt + 8) : null
}
