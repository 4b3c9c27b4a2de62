import { join } from 'node:path'
import { root } from './run.mjs'

/** The built server. */
export const serverProgram = join(root, 'server', 'dist', 'start.js')

/**
 * How Node runs it. V8 would let garbage grow to several times what is alive, and glibc would keep memory for each thread;
 * with these settings the server takes two thirds of the memory under load (docs/measurements.md).
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=50']
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' }
