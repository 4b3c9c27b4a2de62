import { entitlements } from '@verbena/contract/plans'
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

/** How often one key may do a thing, and in how many seconds that is forgotten. */
const limitsFor = ({ guest, free }: LookupsPerDay) => ({
  /** One browser that guesses one account's password. */
  loginByAccountAndAddress: { points: 10, duration: 15 * minute },
  /** Many browsers that guess one account's password. One that its owner used lately is not counted. */
  loginByAccount: { points: 100, duration: 15 * minute },
  /** One browser that tries one password on many accounts. A school shares an address: a right one is given back. */
  loginByAddress: { points: 100, duration: 15 * minute },
  /** Given back by those that made an account, which count below. */
  registerByAddress: { points: 30, duration: hour },
  registerSuccessByAddress: { points: 300, duration: hour },
  /** A token of Google is good for an hour, give or take a clock's minute, and here once. */
  googleTokenOnce: { points: 1, duration: hour + 2 * minute },
  guestLookupsByAddress: { points: guest, duration: 24 * hour },
  /**
   * Questions that a model was paid for, answered or not. More than the words of a plan: one word may stand in two
   * sentences. Nobody hears of this limit: the dictionaries answer.
   */
  guestModelByAddress: { points: 2 * guest, duration: 24 * hour },
  freeModelByAccount: { points: 2 * free, duration: 24 * hour },
  /** Transcripts of which a model makes questions: each once, but own texts are changed at will. */
  quizModelByAccount: { points: 40, duration: 24 * hour },
  /** Whoever writes has the text looked at whenever they pause. */
  writingCheckByAccount: { points: 900, duration: hour },
  spellingByAccount: { points: 900, duration: hour },
  /** Texts that a model looks at; each pause makes another. */
  writingModelByAccount: { points: 150, duration: 24 * hour },
  proModelByAccount: { points: 2000, duration: 24 * hour },
  /** More than anybody reads; each answer looks at those before it. */
  grammarByAccount: { points: 1200, duration: hour },
  /** A line each time a word is touched; a class shares an address. */
  shownTopicsByAddress: { points: 1200, duration: 15 * minute },
  /** A class shares an address, and hears the same words. */
  audioByAddress: { points: 600, duration: 15 * minute },
  passwordConfirmByAccount: { points: 10, duration: 15 * minute },
  verificationByAccount: { points: 10, duration: hour },
  /** Letters to one mailbox, whichever account asks: it may be a stranger's. */
  verificationByTarget: { points: 3, duration: hour },
  forgotByAddress: { points: 20, duration: hour },
  forgotByAccount: { points: 5, duration: hour },
  resetByAddress: { points: 30, duration: hour },
  exportByAccount: { points: 10, duration: hour },
  ownMediaByAccount: { points: 100, duration: hour },
  /** Each may hold the server for a second or two: a long text is read at once. */
  ownTranscriptByAccount: { points: 60, duration: hour },
  answerSuggestionsByAccount: { points: 60, duration: hour },
  transcriptionByAccount: { points: 30, duration: hour },
  /** One word of one guest: looked up again it is free. */
  guestWordByAddress: { points: 1, duration: 24 * hour },
  providerAskedAboutCheckout: { points: 1, duration: 1 },
  readCheckoutByAddress: { points: 600, duration: 15 * minute },
  refreshByAddress: { points: 600, duration: 15 * minute },
  checkoutByAddress: { points: 30, duration: hour },
})

/** Words that may be looked up on a day. */
type LookupsPerDay = { guest: number; free: number }

const usualLookups: LookupsPerDay = {
  guest: entitlements.guest.lookupsPerDay,
  free: entitlements.free.lookupsPerDay,
}

type LimitName = keyof ReturnType<typeof limitsFor>

export type RateLimits = {
  /** Counts one. @throws AppError TOO_MANY_REQUESTS with the seconds to wait, once the limit is passed */
  take: (name: LimitName, key: string) => Promise<void>
  /** Whether it is used up, without counting. */
  isTaken: (name: LimitName, key: string) => Promise<boolean>
  /** Takes one count back: it was no use, or no guess. */
  giveBack: (name: LimitName, key: string) => Promise<void>
  /** Forgets what was counted: a right password makes up for wrong ones. */
  forget: (name: LimitName, key: string) => Promise<void>
}

/** @returns false when a limit is passed, where that is no reason to refuse the rest */
export async function isWithinLimit(taking: Promise<void>): Promise<boolean> {
  try {
    await taking
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false
    throw error
  }
}

/** For load tests, refused in production: nothing is counted. */
export const noRateLimits: RateLimits = {
  take: async () => {},
  isTaken: async () => false,
  giveBack: async () => {},
  forget: async () => {},
}

/** Counts in this process, or with Redis for all of them; while Redis is away each process counts for itself. */
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
      } catch (spent) {
        if (!(spent instanceof RateLimiterRes)) throw spent
        const seconds = Math.max(1, Math.ceil(spent.msBeforeNext / 1000))
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
    forget: async (name, key) => {
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

/** An IPv6 customer owns a whole /64: one neighbourhood is one address. */
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
