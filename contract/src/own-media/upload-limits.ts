/** Maximum bytes of one piece. A slow connection needs smaller ones: a piece must arrive within 30 seconds. */
export const uploadPieceBytesMaximum = 8 * 1024 * 1024
/** Minimum bytes of a piece, except the last one, because each piece is synced to the disk before the reply. */
export const uploadPieceBytesMinimum = 64 * 1024
/** Minimum bytes of a file. */
export const uploadBytesMinimum = 128
/** Playable types, for the `accept` of a file input. The server checks the content, not the name. */
export const uploadTypes = [
  'video/mp4',
  'video/webm',
  'video/ogg',
  'audio/mp4',
  'audio/webm',
  'audio/ogg',
  'audio/mpeg',
  'audio/wav',
  'audio/flac',
] as const
