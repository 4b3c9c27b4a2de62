import { readUpload, sendUploadPiece, type Upload } from '@verbena/contract/own-media/uploads'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { firstChunkBytes, nextChunkBytes, smallerChunkBytes } from './chunk-size.ts'

type Options = {
  signal: AbortSignal
  onProgress: (upload: Upload) => void
  /** Called with true when the upload waits for the connection, and with false when it continues. */
  onWaiting: (isWaiting: boolean) => void
  /** Milliseconds before the next attempt, for tests. */
  pauseMs?: (failures: number) => number
}

/** The server's time-out for a chunk. */
const chunkTimeoutMs = 30_000

/** 1, 2, 4 … seconds, at most 30. */
const defaultPauseMs = (failures: number) => Math.min(30_000, 500 * 2 ** failures)

/**
 * Sends the rest of a file, chunk by chunk, and retries while there is no connection.
 * @returns the upload, complete
 * @throws ApiError when the server refuses the file; the AbortError of `signal`
 */
export async function sendFile(file: Blob, from: Upload, options: Options): Promise<Upload> {
  const { signal, onProgress, onWaiting, pauseMs = defaultPauseMs } = options
  let [upload, chunkBytes, failures] = [from, firstChunkBytes, 0]
  while (!upload.isComplete) {
    try {
      const startedAt = performance.now()
      upload = await sendChunk(file, upload, chunkBytes, signal)
      chunkBytes = nextChunkBytes(chunkBytes, (performance.now() - startedAt) / 1000)
      failures = 0
      onWaiting(false)
      onProgress(upload)
    } catch (error) {
      signal.throwIfAborted()
      if (!isTemporary(error)) throw error
      failures++
      chunkBytes = smallerChunkBytes(chunkBytes)
      if (!isWrongOffset(error)) {
        onWaiting(true)
        await pause(pauseMs(failures), signal)
      }
      upload = await readState(upload, signal)
    }
  }
  return upload
}

function sendChunk(file: Blob, { id, receivedBytes }: Upload, bytes: number, signal: AbortSignal) {
  const chunk = file.slice(receivedBytes, receivedBytes + bytes)
  return call(
    sendUploadPiece,
    { params: { id }, query: { offset: String(receivedBytes) } },
    { bytes: chunk, signal, timeoutMs: chunkTimeoutMs },
  )
}

/** Reads how much the server has received, because an interrupted chunk may have arrived in part. */
async function readState(upload: Upload, signal: AbortSignal): Promise<Upload> {
  try {
    return await call(readUpload, { params: { id: upload.id } }, { signal })
  } catch (error) {
    signal.throwIfAborted()
    if (isTemporary(error)) return upload
    throw error
  }
}

const isWrongOffset = (error: unknown) => error instanceof ApiError && error.code === 'UPLOAD_OFFSET'

/** Whether the connection or the server failed, so that another attempt may succeed. */
function isTemporary(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { code, status } = error
  if (code === 'STORAGE_FULL' || code === 'NOT_CONFIGURED') return false
  return status === 0 || status >= 500 || status === 408 || status === 429 || isWrongOffset(error)
}

/** Resolves early when the connection is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      if (signal.aborted) reject(signal.reason)
      else resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
