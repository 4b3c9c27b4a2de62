import { createHash } from 'node:crypto'
import type { Explanation } from '@verbena/contract/lookup/lookup'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { type GuestSettings, viewerOf } from '../accounts/viewer.service.ts'
import { requireMedia } from '../catalogue/catalogue.service.ts'
import { readConcordance } from '../catalogue/concordance.service.ts'
import { readStatus } from '../vocabulary/word-status/word-status.service.ts'
import { readIpa } from './audio/word-audio.service.ts'
import type { LookupCache } from './lookup-cache.ts'
import { readLookupUsage, returnToQuota, takeFromQuota, takeModelQuestion } from './lookup-quota.ts'
import { explainWithModel, leavesOpen } from './model/model-explanations.service.ts'
import { lemmaOf, resolveSelection, type Selection } from './resolve-selection.service.ts'

/**
 * Explains a selected word or phrase to the caller, and counts the lookup.
 * @throws AppError NOT_FOUND for an unknown video, PLAN_REQUIRED for a locked one, DAILY_LIMIT
 */
export async function explainSelection(
  services: Services,
  cache: LookupCache,
  caller: Caller | null,
  selection: Selection,
  address: string,
): Promise<Explanation> {
  const resolved = await resolveSelection(services, cache, caller, selection)
  const { requester, question, known } = resolved
  const { language } = question
  const mayAskModel = services.model !== null && leavesOpen(known)
  if (known.error !== undefined && !mayAskModel) return known
  const key = quotaKey(language, lemmaOf(known))
  const isCounted = await takeFromQuota(services, requester, address, key)
  const takeQuestion = () => takeModelQuestion(services, requester, address)
  const explanation = mayAskModel ? await explainWithModel(services, question, known, takeQuestion) : known
  if (explanation.error !== undefined) {
    if (isCounted) await returnToQuota(services, requester, address, key)
    return explanation
  }
  const lemma = lemmaOf(explanation)
  // The model may have found another lemma.
  const isOtherLemma = lemma !== lemmaOf(known)
  const status =
    requester.learnerId && isOtherLemma && !resolved.isOwnForm
      ? await readStatus(services, requester.learnerId, { language, lemma })
      : resolved.status
  const ipa = await readIpa(services, explanation.word, language)
  return {
    ...explanation,
    ...(ipa && { ipa }),
    ...(status && { status }),
    ...(resolved.isOwnForm && { isOwnForm: true }),
  }
}

/** The key of a word in the quota. A long phrase is hashed, so that no text is stored. */
function quotaKey(language: string, lemma: string): string {
  const key = lemmaKey(lemma)
  const short = key.length > 80 ? createHash('sha256').update(key).digest('base64url') : key
  return `${language}:${short}`
}

/** Other sentences with a word, in the language of the video or else of the learner. */
export async function findSentences(
  services: Services,
  caller: Caller | null,
  request: GuestSettings & { lemma: string; video_id?: string | undefined },
) {
  const viewer = await viewerOf(services, caller, request)
  const item = request.video_id ? await requireMedia(services, viewer, request.video_id) : null
  return readConcordance(services, viewer, {
    lemma: request.lemma,
    language: (item?.language as TargetLanguageCode | undefined) ?? request.language ?? viewer.targetLanguage,
    exceptMediaId: request.video_id ?? '',
  })
}

export async function readUsage(services: Services, caller: Caller) {
  return readLookupUsage(services, await viewerOf(services, caller, {}))
}
