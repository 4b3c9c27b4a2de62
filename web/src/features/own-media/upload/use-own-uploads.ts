import { useSyncExternalStore } from 'react'
import { ownUploads, subscribeToUploads } from './upload-store.ts'

/** Files on their way from this tab. */
export const useOwnUploads = () => useSyncExternalStore(subscribeToUploads, ownUploads)
