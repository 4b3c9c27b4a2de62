import { createRequire } from 'node:module'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'

/**
 * Opens a connection on which no request waits: without a connection a command fails at once, and its caller uses the
 * counts of this process. Losing and restoring the connection are each logged once.
 */
export function openRedis(url: string, log: Pick<Logger, 'warn' | 'info'>): Redis {
  // Loaded here, because most servers start without it.
  const ioredis = createRequire(import.meta.url)('ioredis') as typeof import('ioredis')
  const redis = new ioredis.Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 3000,
    commandTimeout: 500,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  })
  let isDown = false
  let reason = 'closed'
  redis.on('error', (error) => {
    reason = 'code' in error ? String(error.code) : error.name
  })
  // Emitted also after a connection that ended without an error, but not after we close it.
  redis.on('reconnecting', () => {
    if (!isDown) log.warn({ reason }, 'Redis is unavailable: limits are counted in this process')
    isDown = true
  })
  redis.on('ready', () => {
    if (isDown) log.info('Redis is available: limits are shared again')
    isDown = false
  })
  return redis
}
