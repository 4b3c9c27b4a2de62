/** Bit rates in kbit/s by four bits of the header, for layer III of MPEG 1, and of MPEG 2 and 2.5. */
const bitrates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const bitrates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
/** Sample rates of MPEG 1; half of that in MPEG 2, a quarter in MPEG 2.5. */
const sampleRates = [44_100, 48_000, 32_000]

export type Mp3Frame = {
  bytes: number
  samples: number
  sampleRate: number
  /** Offset within the frame of the Xing table, which only the first frame may have. */
  tableAt: number
}

/**
 * Reads the header of an MPEG layer III frame (ISO 11172-3, 2.4.1.3).
 * @returns null when there is no frame at this offset
 */
export function readMp3Frame(bytes: Buffer, at: number): Mp3Frame | null {
  if (at + 4 > bytes.length) return null
  const header = bytes.readUInt32BE(at)
  const version = (header >>> 19) & 3
  const isLayer3 = ((header >>> 17) & 3) === 1
  if (header >>> 21 !== 0x7ff || version === 1 || !isLayer3) return null
  const isMpeg1 = version === 3
  const kilobits = (isMpeg1 ? bitrates1 : bitrates2)[(header >>> 12) & 15]
  const base = sampleRates[(header >>> 10) & 3]
  if (!kilobits || !base) return null
  const sampleRate = base / (isMpeg1 ? 1 : version === 2 ? 2 : 4)
  const samples = isMpeg1 ? 1152 : 576
  const padding = (header >>> 9) & 1
  const isMono = ((header >>> 6) & 3) === 3
  const sideBytes = isMpeg1 ? (isMono ? 17 : 32) : isMono ? 9 : 17
  return {
    bytes: Math.floor(((samples / 8) * kilobits * 1000) / sampleRate) + padding,
    samples,
    sampleRate,
    tableAt: 4 + sideBytes,
  }
}

export const isMp3Frame = (bytes: Buffer, at: number) => readMp3Frame(bytes, at) !== null
