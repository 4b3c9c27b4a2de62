import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync, statSync } from 'node:fs'

export type Expected = { sha256: string; size: number }

/** The SHA-256 of a file, which is read in chunks. */
function sha256Of(path: string): string {
  const hash = createHash('sha256')
  const piece = Buffer.allocUnsafe(1 << 20)
  const file = openSync(path, 'r')
  try {
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece))
      hash.update(piece.subarray(0, read))
  } finally {
    closeSync(file)
  }
  return hash.digest('hex')
}

/** Whether a file exists and is complete and unchanged. */
export function isWhole(path: string, { sha256, size }: Expected): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.size === size && sha256Of(path) === sha256
}
