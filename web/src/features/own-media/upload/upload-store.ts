import { addUploadedMedia } from '@verbena/contract/own-media/own-media'
import { cancelUpload, listUploads, startUpload, type Upload } from '@verbena/contract/own-media/uploads'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { getSession, subscribeToSession } from '../../../api/session.ts'
import { tryTabLock } from '../../../api/try-tab-lock.ts'
import { fileFingerprint } from './file-fingerprint.ts'
import type { FileDetails, OwnUpload } from './own-upload.ts'
import { deleteUploadDetails, saveUploadDetails } from './saved-upload-details.ts'
import { sendFile } from './send-file.ts'
import { withPoint } from './upload-rate.ts'

/*
 * Files on their way, for the whole page: they go on while the learner looks at something else.
 */

let uploads: readonly OwnUpload[] = []
const listeners = new Set<() => void>()
const controllers = new Map<string, AbortController>()
let owner: string | undefined

export const ownUploads = () => uploads

export function subscribeToUploads(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(next: readonly OwnUpload[]) {
  uploads = next
  for (const listener of listeners) listener()
  const isBusy = uploads.some(({ status }) => status !== 'done' && status !== 'failed')
  if (isBusy) window.addEventListener('beforeunload', holdBack)
  else window.removeEventListener('beforeunload', holdBack)
}

/** A file that is not whole yet: the browser asks whether to leave. */
const holdBack = (event: BeforeUnloadEvent) => event.preventDefault()

const patch = (key: string, part: Partial<OwnUpload>) =>
  change(uploads.map((one) => (one.key === key ? { ...one, ...part } : one)))

/** What another learner sends in this browser is none of the next one's business. */
subscribeToSession(() => {
  if (getSession()?.learnerId === owner) return
  for (const controller of controllers.values()) controller.abort()
  controllers.clear()
  if (uploads.length > 0) change([])
})

/**
 * Sends a file and makes an item of it. One that was begun before goes on where it was.
 * @returns the key of the upload
 */
export function sendOwnFile(file: File, details: FileDetails): string {
  owner = getSession()?.learnerId
  const key = fileFingerprint(file)
  saveUploadDetails(key, details)
  const others = uploads.filter((one) => one.key !== key)
  const fresh = { upload: null, pace: [], error: null, mediaId: null }
  change([...others, { key, file, details, status: 'starting', ...fresh }])
  void run(key)
  return key
}

/** Goes on after a pause or a failure. */
export function resumeUpload(key: string) {
  patch(key, { status: 'starting', error: null, pace: [] })
  void run(key)
}

export function pauseUpload(key: string) {
  controllers.get(key)?.abort()
  patch(key, { status: 'paused' })
}

/** Gives a file up; what came of it is removed. */
export async function abandonUpload(key: string): Promise<void> {
  const upload = uploads.find((one) => one.key === key)?.upload
  forgetUpload(key)
  deleteUploadDetails(key)
  if (upload) await call(cancelUpload, { params: { id: upload.id } })
}

/** Takes it off the page. */
export function forgetUpload(key: string) {
  controllers.get(key)?.abort()
  controllers.delete(key)
  change(uploads.filter((one) => one.key !== key))
}

async function run(key: string) {
  controllers.get(key)?.abort()
  const controller = new AbortController()
  controllers.set(key, controller)
  const { signal } = controller
  const tell = (part: Partial<OwnUpload>) => {
    if (!signal.aborted) patch(key, part)
  }
  const isAlone = await tryTabLock(`verbena.upload.${owner} ${key}`, async () => {
    try {
      await sendAndAdd(key, signal, tell)
    } catch (error) {
      tell({ status: 'failed', error })
    }
  })
  if (!isAlone) tell({ status: 'elsewhere' })
}

async function sendAndAdd(key: string, signal: AbortSignal, tell: (part: Partial<OwnUpload>) => void) {
  const own = uploads.find((one) => one.key === key)
  if (!own) return
  const begun = await beginOrFind(own, signal)
  const progress = (upload: Upload) => {
    const pace = uploads.find((one) => one.key === key)?.pace ?? []
    tell({ status: 'sending', upload, pace: withPoint(pace, performance.now() / 1000, upload.receivedBytes) })
  }
  progress(begun)
  const whole = await sendFile(own.file, begun, {
    signal,
    onProgress: progress,
    onWaiting: (isWaiting) => tell({ status: isWaiting ? 'waiting' : 'sending' }),
  })
  tell({ status: 'adding', upload: whole })
  const { durationSeconds, ...details } = own.details
  const body = { uploadId: whole.id, ...details, ...(durationSeconds !== null && { durationSeconds }) }
  const { id } = await call(addUploadedMedia, { body }, { signal })
  deleteUploadDetails(key)
  tell({ status: 'done', mediaId: id })
}

/** The same file, begun before a reload or a pause; else a new one. */
async function beginOrFind({ key, file, upload }: OwnUpload, signal: AbortSignal): Promise<Upload> {
  const known = await call(listUploads, {}, { signal })
  const same =
    known.find(({ id }) => id === upload?.id) ??
    known.find(({ fingerprint, bytes }) => fingerprint === key && bytes === file.size)
  if (same) return same
  const body = { bytes: file.size, fileName: file.name.slice(0, 300), fingerprint: key }
  return call(startUpload, { body }, { signal })
}

/** Nothing that the learner could do by sending the same file again. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && ['UNSUPPORTED_MEDIA_TYPE', 'FILE_BROKEN', 'PLAN_REQUIRED'].includes(error.code)
