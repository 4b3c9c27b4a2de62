import { tabStorage } from '../../../api/browser-storage.ts'
import type { FileDetails } from './own-upload.ts'

const keyOf = (fingerprint: string) => `ownUpload.${fingerprint}`

/** Stores the details that the learner entered, in case the page is reloaded during the upload. */
export function saveUploadDetails(fingerprint: string, details: FileDetails) {
  tabStorage.write(keyOf(fingerprint), JSON.stringify(details))
}

export function savedUploadDetails(fingerprint: string): FileDetails | null {
  try {
    return JSON.parse(tabStorage.read(keyOf(fingerprint)) ?? 'null') as FileDetails | null
  } catch {
    return null
  }
}

export const deleteUploadDetails = (fingerprint: string) => tabStorage.remove(keyOf(fingerprint))
