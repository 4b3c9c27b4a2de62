import type { Explanation } from '@verbena/contract/lookup'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { type Said, viewerOf } from '../accounts/viewer.service.ts'
import { requireMedia } from '../catalogue/catalogue.service.ts'
import { readConcordance } from '../catalogue/concordance.service.ts'
import { readStatus } from '../vocabulary/word-status.service.ts'
import { readIpa } from './audio.service.ts'
import { explainFromSources } from './explanation-sources.service.ts'
import { readLookupUsage, returnToQuota, takeFromQuota } from './lookup-quota.ts'
import { explainWithModel, leavesOpen } from './model-answers.service.ts'

type Selection = {
  selectedText: string
  video_id?: string | undefined
  context?: string | undefined
  language?: TargetLanguageCode | undefined
  nativeLanguage?: LanguageCode | undefined
}

/**
 * What a touched word or phrase means to this caller.
 * @throws AppError NOT_FOUND for an unknown video, PLAN_REQUIRED for a locked one, DAILY_LIMIT
 */
export async function explainSelection(
  services: Services,
  caller: Caller | null,
  selection: Selection,
  address: string,
): Promise<Explanation> {
  const viewer = await viewerOf(services, caller, selection)
  const item = selection.video_id ? await requireMedia(services, viewer, selection.video_id) : null
  const language =
    (item?.language as TargetLanguageCode | undefined) ?? selection.language ?? viewer.targetLanguage
  const question = {
    text: selection.selectedText,
    context: selection.context ?? '',
    language,
    nativeLanguage: viewer.nativeLanguage,
  }
  const known = await explainFromSources(services, viewer, question)
  const mayAskModel = services.model !== null && leavesOpen(known)
  if (known.error !== undefined && !mayAskModel) return known
  const key = quotaKey(language, known.lemma ?? known.word)
  await takeFromQuota(services, viewer, address, key)
  const explanation = mayAskModel ? await explainWithModel(services, question, known) : known
  const { error, lemma, word } = explanation
  if (error !== undefined) {
    await returnToQuota(services, viewer, address, key)
    return explanation
  }
  const [ipa, status] = await Promise.all([
    readIpa(services, word, language),
    viewer.learnerId ? readStatus(services, viewer.learnerId, { language, lemma: lemma ?? word }) : undefined,
  ])
  return { ...explanation, ...(ipa && { ipa }), ...(status && { status }) }
}

/** Long phrases count by their beginning: a key is no place to keep a text. */
const quotaKey = (language: string, lemma: string) => `${language}:${lemma.toLowerCase().slice(0, 80)}`

/** Other sentences with a word, in the language of the video it was met in, or of the learner. */
export async function findSentences(
  services: Services,
  caller: Caller | null,
  said: Said & { lemma: string; video_id?: string | undefined },
) {
  const viewer = await viewerOf(services, caller, said)
  const item = said.video_id ? await requireMedia(services, viewer, said.video_id) : null
  return readConcordance(services, viewer, {
    lemma: said.lemma,
    language: (item?.language as TargetLanguageCode | undefined) ?? said.language ?? viewer.targetLanguage,
    exceptMediaId: said.video_id ?? '',
  })
}

export async function readUsage(services: Services, caller: Caller) {
  return readLookupUsage(services, await viewerOf(services, caller, {}))
}
