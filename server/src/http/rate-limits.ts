import { entitlements } from '@verbena/contract/billing/plans'
import type { Redis } from 'ioredis'
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { AppError } from '../errors.ts'

const minute = 60
const hour = 60 * minute

/** `points`: how often within `duration` seconds one key (a learner, an address) may do something. */
const limitsFor = ({ guest, free }: LookupsPerDay) => ({
  /** Against guessing the password of one account from one address. */
  loginByAccountAndAddress: { points: 10, duration: 15 * minute },
  /** Against guessing it from many addresses. Addresses that the owner used recently are not counted. */
  loginByAccount: { points: 100, duration: 15 * minute },
  /** Against trying one password on many accounts. A school shares an address, so a successful login is given back. */
  loginByAddress: { points: 100, duration: 15 * minute },
  /** Given back when an account was created; those count below. */
  registerByAddress: { points: 30, duration: hour },
  registerSuccessByAddress: { points: 300, duration: hour },
  /** An ID token of Google is valid for an hour, plus a minute of clock skew on either side. We accept it once. */
  googleTokenOnce: { points: 1, duration: hour + 2 * minute },
  guestLookupsByAddress: { points: guest, duration: 24 * hour },
  /**
   * Requests to the model, answered or not. Twice the lookups of a plan, because a word may occur in two sentences. Past
   * the limit the dictionaries answer, without an error.
   */
  guestModelByAddress: { points: 2 * guest, duration: 24 * hour },
  freeModelByAccount: { points: 2 * free, duration: 24 * hour },
  /** Transcripts from which a model makes questions. Each is asked once, but learners may edit their own any number of times. */
  quizModelByAccount: { points: 40, duration: 24 * hour },
  /** The text is checked at every pause in typing. */
  writingCheckByAccount: { points: 900, duration: hour },
  spellingByAccount: { points: 900, duration: hour },
  /** Texts that a model checks; each pause in typing makes another. */
  writingModelByAccount: { points: 150, duration: 24 * hour },
  proModelByAccount: { points: 2000, duration: 24 * hour },
  /** More than anybody answers. The limit exists because each answer reads the earlier ones. */
  grammarByAccount: { points: 1200, duration: hour },
  /** One request for each word that is opened; a class shares an address. */
  shownTopicsByAddress: { points: 1200, duration: 15 * minute },
  /** A class shares an address, and plays the same words. */
  audioByAddress: { points: 600, duration: 15 * minute },
  passwordConfirmByAccount: { points: 10, duration: 15 * minute },
  verificationByAccount: { points: 10, duration: hour },
  /** E-mails to one address, from whichever account: it may belong to somebody else. */
  verificationByTarget: { points: 3, duration: hour },
  forgotByAddress: { points: 20, duration: hour },
  forgotByAccount: { points: 5, duration: hour },
  resetByAddress: { points: 30, duration: hour },
  exportByAccount: { points: 10, duration: hour },
  ownMediaByAccount: { points: 100, duration: hour },
  /** A long text may take a second or two of processor time. */
  ownTranscriptByAccount: { points: 60, duration: hour },
  answerSuggestionsByAccount: { points: 60, duration: hour },
  transcriptionByAccount: { points: 30, duration: hour },
  /** One word of one guest, so that looking it up again does not count. */
  guestWordByAddress: { points: 1, duration: 24 * hour },
  providerAskedAboutCheckout: { points: 1, duration: 1 },
  readCheckoutByAddress: { points: 600, duration: 15 * minute },
  refreshByAddress: { points: 600, duration: 15 * minute },
  checkoutByAddress: { points: 30, duration: hour },
})

/** Lookups that a plan allows on a day. */
type LookupsPerDay = { guest: number; free: number }

const usualLookups: LookupsPerDay = {
  guest: entitlements.guest.lookupsPerDay,
  free: entitlements.free.lookupsPerDay,
}

type LimitName = keyof ReturnType<typeof limitsFor>

export type RateLimits = {
  /** Counts one. @throws AppError TOO_MANY_REQUESTS with the seconds to wait, once the limit is passed */
  take: (name: LimitName, key: string) => Promise<void>
  /** Whether the limit is reached; does not count. */
  isTaken: (name: LimitName, key: string) => Promise<boolean>
  /** Takes one count back, for a try that turned out to be harmless. */
  giveBack: (name: LimitName, key: string) => Promise<void>
  /** Resets the count: after the right password the wrong ones do not matter. */
  clear: (name: LimitName, key: string) => Promise<void>
}

/** For limits that do not refuse the request. @returns false when the limit is passed */
export async function isWithinLimit(taking: Promise<void>): Promise<boolean> {
  try {
    await taking
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false
    throw error
  }
}

/** Counts nothing. For load tests; the configuration refuses it in production. */
export const noRateLimits: RateLimits = {
  take: async () => {},
  isTaken: async () => false,
  giveBack: async () => {},
  clear: async () => {},
}

/** Counts in this process, or in Redis for all processes. While Redis is unavailable each process counts for itself. */
export function createRateLimits({
  redis,
  lookups = usualLookups,
}: {
  redis?: Redis | undefined
  lookups?: LookupsPerDay
} = {}): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(limitsFor(lookups)).map(([name, limit]) => [
      name,
      createLimiter({ ...limit, keyPrefix: name }, redis),
    ]),
  ) as Record<LimitName, RateLimiterAbstract>
  return {
    take: async (name, key) => {
      try {
        await limiters[name].consume(key)
      } catch (exceeded) {
        if (!(exceeded instanceof RateLimiterRes)) throw exceeded
        const seconds = Math.max(1, Math.ceil(exceeded.msBeforeNext / 1000))
        throw new AppError(
          'TOO_MANY_REQUESTS',
          'Too many tries. Please wait a moment and try again.',
          seconds,
        )
      }
    },
    isTaken: async (name, key) => (await limiters[name].get(key))?.remainingPoints === 0,
    giveBack: async (name, key) => {
      await limiters[name].reward(key)
    },
    clear: async (name, key) => {
      await limiters[name].delete(key)
    },
  }
}

function createLimiter(limit: IRateLimiterOptions, redis: Redis | undefined): RateLimiterAbstract {
  const inMemory = new RateLimiterMemory(limit)
  if (!redis) return inMemory
  return new RateLimiterRedis({
    ...limit,
    keyPrefix: `verbena:${limit.keyPrefix}`,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inMemory,
  })
}

/** The key of a client address. An IPv6 customer has a whole /64, so it counts as one address. */
export function addressKey(address: string): string {
  if (!address.includes(':') || /^::ffff:[\d.]+$/i.test(address)) return address.replace(/^::ffff:/i, '')
  const [head = '', tail = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail.split(':').filter(Boolean)
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0')
    : []
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':')
}
