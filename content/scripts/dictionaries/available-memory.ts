import { freemem, platform, totalmem } from 'node:os'

/** Bytes that a program may take here: within a container's limit where there is one. */
export function availableMemory(): number {
  // Only Linux counts what caches would give back as free.
  const free = platform() === 'linux' ? freemem() : totalmem()
  const limit = process.constrainedMemory?.() ?? 0
  return limit > 0 && limit < totalmem() ? Math.min(free, limit) : free
}
