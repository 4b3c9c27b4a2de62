import type { Plan } from '@verbena/contract/billing/plans'
import { guestLanguages, type LanguageCode, type TargetLanguageCode } from '@verbena/language/languages'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import type { Learner } from './accounts.queries.ts'
import { isPro, readLearner } from './accounts.service.ts'

/** The person who uses the catalogue, player or lookup: a learner, or a guest with the settings of their browser. */
export type Viewer = {
  learnerId: string | null
  nativeLanguage: LanguageCode
  targetLanguage: TargetLanguageCode
  plan: Plan
}

/** Languages that a guest's browser sends; for learners the account's languages are used. */
export type GuestSettings = {
  language?: TargetLanguageCode | undefined
  nativeLanguage?: LanguageCode | undefined
}

export async function viewerOf(
  services: Services,
  caller: Caller | null,
  guest: GuestSettings,
): Promise<Viewer> {
  if (caller) return viewerOfLearner(services, await readLearner(services, caller.learnerId))
  return {
    learnerId: null,
    nativeLanguage: guest.nativeLanguage ?? guestLanguages.native,
    targetLanguage: guest.language ?? guestLanguages.target,
    plan: services.isBilled ? 'guest' : 'pro',
  }
}

export const viewerOfLearner = (
  services: Services,
  learner: Pick<Learner, 'id' | 'nativeLanguage' | 'targetLanguage' | 'proUntil'>,
): Viewer => ({
  learnerId: learner.id,
  nativeLanguage: learner.nativeLanguage as LanguageCode,
  targetLanguage: learner.targetLanguage as TargetLanguageCode,
  plan: isPro(services, learner) ? 'pro' : 'free',
})
