import { readUpload, sendUploadPiece, type Upload } from '@verbena/contract/own-media/uploads'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { firstChunkBytes, nextChunkBytes, smallerChunkBytes } from './chunk-size.ts'

type Options = {
  signal: AbortSignal
  onProgress: (upload: Upload) => void
  /** Waiting for the connection, or going on. */
  onWaiting: (isWaiting: boolean) => void
  /** For tests: milliseconds before the next try. */
  pauseMs?: (failures: number) => number
}

/** The server gives up on a piece then. */
const chunkTimeoutMs = 30_000

/** One second, two, four … up to half a minute. */
const pauseAfter = (failures: number) => Math.min(30_000, 500 * 2 ** failures)

/**
 * Sends the rest of a file, chunk by chunk, and retries while there is no connection.
 * @returns the upload, complete
 * @throws ApiError when the server refuses the file; the AbortError of `signal`
 */
export async function sendFile(file: Blob, from: Upload, options: Options): Promise<Upload> {
  const { signal, onProgress, onWaiting, pauseMs = pauseAfter } = options
  let [upload, pieceBytes, failures] = [from, firstChunkBytes, 0]
  while (!upload.isComplete) {
    try {
      const begun = performance.now()
      upload = await sendPiece(file, upload, pieceBytes, signal)
      pieceBytes = nextChunkBytes(pieceBytes, (performance.now() - begun) / 1000)
      failures = 0
      onWaiting(false)
      onProgress(upload)
    } catch (error) {
      signal.throwIfAborted()
      if (!isPassing(error)) throw error
      failures++
      pieceBytes = smallerChunkBytes(pieceBytes)
      if (!isElsewhere(error)) {
        onWaiting(true)
        await pause(pauseMs(failures), signal)
      }
      upload = await whereItIs(upload, signal)
    }
  }
  return upload
}

function sendPiece(file: Blob, { id, receivedBytes }: Upload, bytes: number, signal: AbortSignal) {
  const piece = file.slice(receivedBytes, receivedBytes + bytes)
  return call(
    sendUploadPiece,
    { params: { id }, query: { offset: String(receivedBytes) } },
    { bytes: piece, signal, timeoutMs: chunkTimeoutMs },
  )
}

/** What the server has got by now; of a piece that was cut it may have a part. */
async function whereItIs(upload: Upload, signal: AbortSignal): Promise<Upload> {
  try {
    return await call(readUpload, { params: { id: upload.id } }, { signal })
  } catch (error) {
    signal.throwIfAborted()
    if (isPassing(error)) return upload
    throw error
  }
}

const isElsewhere = (error: unknown) => error instanceof ApiError && error.code === 'UPLOAD_OFFSET'

/** The connection or the server failed, which says nothing about the file. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { code, status } = error
  if (code === 'STORAGE_FULL' || code === 'NOT_CONFIGURED') return false
  return status === 0 || status >= 500 || status === 408 || status === 429 || isElsewhere(error)
}

/** Ends early when the connection is back. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      if (signal.aborted) reject(signal.reason)
      else resolve()
    }
    const timer = setTimeout(end, milliseconds)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
