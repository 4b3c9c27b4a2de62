import { tabStorage } from '../../../api/browser-storage.ts'
import type { FileDetails } from './own-upload.ts'

const keyOf = (fingerprint: string) => `ownUpload.${fingerprint}`

/** What the learner said of a file, for when the page is loaded anew in the middle of sending it. */
export function rememberDetails(fingerprint: string, details: FileDetails) {
  tabStorage.write(keyOf(fingerprint), JSON.stringify(details))
}

export function rememberedDetails(fingerprint: string): FileDetails | null {
  try {
    return JSON.parse(tabStorage.read(keyOf(fingerprint)) ?? 'null') as FileDetails | null
  } catch {
    return null
  }
}

export const forgetDetails = (fingerprint: string) => tabStorage.remove(keyOf(fingerprint))
