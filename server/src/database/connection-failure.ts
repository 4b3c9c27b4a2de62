type Cause = Error & { code?: unknown; address?: string; port?: number; hostname?: string }

/** Why a database cannot be used, as the end of a sentence. It never contains the password. */
export function explainConnectionFailure(error: unknown): string {
  const { code, address, port, hostname, message } = innermostCause(error)
  const place = port === undefined ? `the socket ${address}` : `${address}:${port}`
  if (hostname && (code === 'ENOTFOUND' || code === 'EAI_AGAIN')) return `the host ${hostname} is not known`
  if (address && code === 'ECONNREFUSED') return `no server responds at ${place}`
  if (address && code === 'ENOENT') return `${place} does not exist`
  if (address && code === 'EACCES') return `this user may not open ${place}`
  return message.trim().split('\n')[0]?.replace(/\.$/, '') || String(code ?? 'no answer')
}

/** The last error in the chain of causes; of several failed attempts, the last one. */
function innermostCause(error: unknown): Cause {
  const next = error instanceof AggregateError ? error.errors.at(-1) : (error as Error).cause
  return next instanceof Error ? innermostCause(next) : (error as Cause)
}
