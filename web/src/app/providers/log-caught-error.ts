import type { ErrorInfo } from 'react'
import { ApiError } from '../../api/api-error.ts'

/** Logs errors caught by a boundary. Server errors are shown on the page and are not logged. */
export function logCaughtError(error: unknown, { componentStack }: ErrorInfo) {
  if (error instanceof ApiError) return
  // biome-ignore lint/suspicious/noConsole: React's default handler does the same
  console.error(error, componentStack)
}
