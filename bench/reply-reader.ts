/**
 * Reads replies of a known length, one after another, and looks no further than their status.
 * @returns a function that takes what arrives, and answers false when it cannot be a reply to one request
 */
export function replyReader(onReply: (status: number, text: string) => void): (chunk: Buffer) => boolean {
  let held: Buffer | null = null
  let missingBytes = 0
  let start = ''
  return (chunk) => {
    if (missingBytes > 0) missingBytes -= chunk.length
    else {
      const bytes: Buffer = held ? Buffer.concat([held, chunk]) : chunk
      const headEnd = bytes.indexOf('\r\n\r\n')
      held = headEnd < 0 ? bytes : null
      if (headEnd < 0) return true
      start = bytes.toString('latin1', 0, headEnd)
      const length = /\r\ncontent-length: (\d+)/i.exec(start)?.[1]
      if (length === undefined) return false
      missingBytes = headEnd + 4 + Number(length) - bytes.length
      if (!start.startsWith('200', 9))
        start = `${start.slice(0, 32)} … ${bytes.toString('utf8', headEnd + 4)}`
    }
    if (missingBytes === 0) onReply(Number(start.slice(9, 12)), start.slice(0, 300))
    return missingBytes >= 0
  }
}
