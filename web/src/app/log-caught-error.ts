import type { ErrorInfo } from 'react'
import { ApiError } from '../api/api-error.ts'

/** What a boundary caught. A refusal of the server stands on the page already, and is no fault of ours to log. */
export function logCaughtError(error: unknown, { componentStack }: ErrorInfo) {
  if (error instanceof ApiError) return
  // biome-ignore lint/suspicious/noConsole: as React does without us
  console.error(error, componentStack)
}
