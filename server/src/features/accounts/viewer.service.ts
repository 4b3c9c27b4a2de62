import type { Plan } from '@verbena/contract/plans'
import { guestLanguages, type LanguageCode, type TargetLanguageCode } from '@verbena/language/languages'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { isPro, readLearner } from './accounts.service.ts'

/** Whoever looks at the catalogue, plays or looks a word up: a learner's profile, or what a guest says of themself. */
export type Viewer = {
  learnerId: string | null
  nativeLanguage: LanguageCode
  targetLanguage: TargetLanguageCode
  plan: Plan
}

/** What a guest's browser says; an account knows better. */
export type Said = { language?: TargetLanguageCode | undefined; nativeLanguage?: LanguageCode | undefined }

export async function viewerOf(services: Services, caller: Caller | null, said: Said): Promise<Viewer> {
  if (!caller)
    return {
      learnerId: null,
      nativeLanguage: said.nativeLanguage ?? guestLanguages.native,
      targetLanguage: said.language ?? guestLanguages.target,
      plan: services.isBilled ? 'guest' : 'pro',
    }
  const learner = await readLearner(services, caller.learnerId)
  return {
    learnerId: learner.id,
    nativeLanguage: learner.nativeLanguage as LanguageCode,
    targetLanguage: learner.targetLanguage as TargetLanguageCode,
    plan: isPro(services, learner) ? 'pro' : 'free',
  }
}
