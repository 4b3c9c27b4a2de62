import { useSyncExternalStore } from 'react'
import { ownUploads, subscribeToUploads } from './upload-store.ts'

/** The uploads of this tab. */
export const useOwnUploads = () => useSyncExternalStore(subscribeToUploads, ownUploads)
