import { isMp3Frame } from './mp3-frame.ts'

export type Container = 'mp4' | 'webm' | 'ogg' | 'mp3' | 'wav' | 'flac'

/** Number of bytes that are sufficient to detect a container. */
export const headBytes = 128

const beginsWith = (head: Buffer, text: string, at = 0) =>
  head.toString('latin1', at, at + text.length) === text

/**
 * Detects the container format by the first bytes of a file.
 * @param head the first 128 bytes
 * @returns null for files that cannot be played: pictures, web pages, archives, programs
 */
export function detectContainer(head: Buffer): Container | null {
  if (beginsWith(head, 'ftyp', 4)) return 'mp4'
  if (head.length >= 4 && head.readUInt32BE(0) === 0x1a45dfa3) return 'webm'
  if (beginsWith(head, 'OggS\0')) return 'ogg'
  if (beginsWith(head, 'RIFF') && beginsWith(head, 'WAVE', 8)) return 'wav'
  if (beginsWith(head, 'fLaC')) return 'flac'
  if (beginsWith(head, 'ID3') || isMp3Frame(head, 0)) return 'mp3'
  return null
}
