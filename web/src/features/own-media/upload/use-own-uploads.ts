import { useSyncExternalStore } from 'react'
import { ownUploads, subscribeToUploads } from './upload-store.ts'

export const useOwnUploads = () => useSyncExternalStore(subscribeToUploads, ownUploads)
