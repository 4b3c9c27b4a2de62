/**
 * The header of a WAV file, up to its samples.
 * @param format the content of the `fmt ` chunk
 */
export function wavHeader(format: Buffer, dataBytes: number): Buffer {
  const head = Buffer.alloc(20 + format.length + 8)
  head.write('RIFF')
  head.writeUInt32LE(head.length - 8 + dataBytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(format.length, 16)
  format.copy(head, 20)
  head.write('data', 20 + format.length)
  head.writeUInt32LE(dataBytes, 24 + format.length)
  return head
}

/** The content of the `fmt ` chunk for 16-bit PCM. */
export function pcmFormat({ channels, sampleRate }: { channels: number; sampleRate: number }): Buffer {
  const format = Buffer.alloc(16)
  format.writeUInt16LE(1, 0)
  format.writeUInt16LE(channels, 2)
  format.writeUInt32LE(sampleRate, 4)
  format.writeUInt32LE(sampleRate * channels * 2, 8)
  format.writeUInt16LE(channels * 2, 12)
  format.writeUInt16LE(16, 14)
  return format
}
