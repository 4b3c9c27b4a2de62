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
import { addRatePoint } from './upload-rate.ts'

/*
 * The uploads of this tab. They continue while the learner visits other pages.
 */

let uploads: readonly OwnUpload[] = []
const listeners = new Set<() => void>()
const controllers = new Map<string, AbortController>()
let ownerId: string | undefined

export const ownUploads = () => uploads

export function subscribeToUploads(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(next: readonly OwnUpload[]) {
  uploads = next
  for (const listener of listeners) listener()
  const isUnfinished = uploads.some(({ status }) => status !== 'done' && status !== 'failed')
  if (isUnfinished) window.addEventListener('beforeunload', warnBeforeLeaving)
  else window.removeEventListener('beforeunload', warnBeforeLeaving)
}

/** The browser asks for a confirmation before leaving the page. */
const warnBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

const patch = (key: string, changes: Partial<OwnUpload>) =>
  change(uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))

// Another learner in this browser does not see or continue these uploads.
subscribeToSession(() => {
  if (getSession()?.learnerId === ownerId) return
  for (const controller of controllers.values()) controller.abort()
  controllers.clear()
  if (uploads.length > 0) change([])
})

/**
 * Uploads a file and creates its item. An unfinished upload of the same file is continued.
 * @returns the key of the upload
 */
export function sendOwnFile(file: File, details: FileDetails): string {
  ownerId = getSession()?.learnerId
  const key = fileFingerprint(file)
  saveUploadDetails(key, details)
  const others = uploads.filter((other) => other.key !== key)
  const initial = { upload: null, rate: [], error: null, mediaId: null }
  change([...others, { key, file, details, status: 'starting', ...initial }])
  void run(key)
  return key
}

/** Continues after a pause or a failure. */
export function resumeUpload(key: string) {
  patch(key, { status: 'starting', error: null, rate: [] })
  void run(key)
}

export function pauseUpload(key: string) {
  controllers.get(key)?.abort()
  patch(key, { status: 'paused' })
}

/** Stops an upload and deletes what the server has received. */
export async function abandonUpload(key: string): Promise<void> {
  const upload = uploads.find((upload) => upload.key === key)?.upload
  removeUploadFromPage(key)
  deleteUploadDetails(key)
  if (upload) await call(cancelUpload, { params: { id: upload.id } })
}

/** Removes an upload from the page. */
export function removeUploadFromPage(key: string) {
  controllers.get(key)?.abort()
  controllers.delete(key)
  change(uploads.filter((upload) => upload.key !== key))
}

async function run(key: string) {
  controllers.get(key)?.abort()
  const controller = new AbortController()
  controllers.set(key, controller)
  const { signal } = controller
  const update = (changes: Partial<OwnUpload>) => {
    if (!signal.aborted) patch(key, changes)
  }
  const hasLock = await tryTabLock(`verbena.upload.${ownerId} ${key}`, async () => {
    try {
      await sendAndAdd(key, signal, update)
    } catch (error) {
      update({ status: 'failed', error })
    }
  })
  if (!hasLock) update({ status: 'elsewhere' })
}

async function sendAndAdd(key: string, signal: AbortSignal, update: (changes: Partial<OwnUpload>) => void) {
  const own = uploads.find((upload) => upload.key === key)
  if (!own) return
  const started = await findOrStart(own, signal)
  const progress = (upload: Upload) => {
    const rate = uploads.find((upload) => upload.key === key)?.rate ?? []
    update({
      status: 'sending',
      upload,
      rate: addRatePoint(rate, performance.now() / 1000, upload.receivedBytes),
    })
  }
  progress(started)
  const complete = await sendFile(own.file, started, {
    signal,
    onProgress: progress,
    onWaiting: (isWaiting) => update({ status: isWaiting ? 'waiting' : 'sending' }),
  })
  update({ status: 'adding', upload: complete })
  const { durationSeconds, ...details } = own.details
  const body = { uploadId: complete.id, ...details, ...(durationSeconds !== null && { durationSeconds }) }
  const { id } = await call(addUploadedMedia, { body }, { signal })
  deleteUploadDetails(key)
  update({ status: 'done', mediaId: id })
}

/** Finds the unfinished upload of the same file, or starts a new one. */
async function findOrStart({ key, file, upload }: OwnUpload, signal: AbortSignal): Promise<Upload> {
  const serverUploads = await call(listUploads, {}, { signal })
  const same =
    serverUploads.find(({ id }) => id === upload?.id) ??
    serverUploads.find(({ fingerprint, bytes }) => fingerprint === key && bytes === file.size)
  if (same) return same
  const body = { bytes: file.size, fileName: file.name.slice(0, 300), fingerprint: key }
  return call(startUpload, { body }, { signal })
}

/** Whether another attempt with the same file would fail again. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && ['UNSUPPORTED_MEDIA_TYPE', 'FILE_BROKEN', 'PLAN_REQUIRED'].includes(error.code)
