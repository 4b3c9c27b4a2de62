import type { ByteSource } from '../../../providers/storage/byte-source.ts'
import { BrokenFile, type ProbedMedia, plausibleDuration } from './probed-media.ts'

/** @throws BrokenFile when the file does not begin with a STREAMINFO block (RFC 9639, 8.2) */
export async function probeFlac(source: ByteSource): Promise<ProbedMedia<'audio/flac'>> {
  const head = await source.read(0, 42)
  const isDescribed = head.length === 42 && (head.readUInt8(4) & 127) === 0 && head.readUIntBE(5, 3) === 34
  const sampleRate = isDescribed ? head.readUIntBE(18, 3) >>> 4 : 0
  if (sampleRate === 0) throw new BrokenFile('a FLAC without its description')
  const samples = (head.readUInt8(21) & 15) * 2 ** 32 + head.readUInt32BE(22)
  return { type: 'audio/flac', durationSeconds: plausibleDuration(samples / sampleRate) }
}
