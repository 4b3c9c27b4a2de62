import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/**
 * A connection that never makes a request wait: what cannot be asked at once is refused, and whoever asked falls back
 * on what this process knows. Lost and found again, it says so once each in the log.
 */
export function openRedis(url: string, log: Pick<Logger, 'warn' | 'info'>): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 3000,
    commandTimeout: 500,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  })
  let isAway = false
  let reason = 'closed'
  redis.on('error', (error) => {
    reason = 'code' in error ? String(error.code) : error.name
  })
  // Also after a connection that ended without an error; not after our own closing.
  redis.on('reconnecting', () => {
    if (!isAway) log.warn({ reason }, 'Redis is away: limits are counted in this process')
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back: limits are shared again')
    isAway = false
  })
  return redis
}
