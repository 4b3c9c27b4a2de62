import { freemem, platform, totalmem } from 'node:os'

/** Bytes of memory that a program may use, within the limit of a container if there is one. */
export function availableMemory(): number {
  // Only Linux counts the memory of caches as free.
  const free = platform() === 'linux' ? freemem() : totalmem()
  const limit = process.constrainedMemory?.() ?? 0
  return limit > 0 && limit < totalmem() ? Math.min(free, limit) : free
}
