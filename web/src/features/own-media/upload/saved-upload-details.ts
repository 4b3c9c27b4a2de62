import { tabStorage } from '../../../api/browser-storage.ts'
import type { FileDetails } from './own-upload.ts'

const keyOf = (fingerprint: string) => `ownUpload.${fingerprint}`

/** What the learner entered about a file, stored in case the page is reloaded during its upload. */
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
