import { explainText, type Question } from '@verbena/content/explain'
import type { Explanation } from '@verbena/contract/lookup'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { type Said, type Viewer, viewerOf } from '../accounts/viewer.service.ts'
import { requireMedia } from '../catalogue/catalogue.service.ts'
import { readConcordance } from '../catalogue/concordance.service.ts'
import { findSavedWord, type SavedWord } from '../vocabulary/saved-words.service.ts'
import { readStatus } from '../vocabulary/word-status.service.ts'
import { readIpa } from './audio.service.ts'
import { explainByDictionary } from './dictionary-explanation.ts'
import { readLookupUsage, takeFromQuota } from './lookup-quota.ts'
import { mergeExplanations } from './merge-explanations.ts'
import { ownSentence } from './own-sentence.ts'

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
  const explanation = await explainFromSources(services, viewer, question)
  const { error, lemma, word } = explanation
  if (error !== undefined) return explanation
  await takeFromQuota(services, viewer, address, quotaKey(language, lemma ?? word))
  const [ipa, status] = await Promise.all([
    readIpa(services, word, language),
    viewer.learnerId ? readStatus(services, viewer.learnerId, { language, lemma: lemma ?? word }) : undefined,
  ])
  return { ...explanation, ...(ipa && { ipa }), ...(status && { status }) }
}

/** The sources in the order in which they are trusted; the learner's own words before all. */
async function explainFromSources(
  services: Services,
  viewer: Viewer,
  question: Question,
): Promise<Explanation> {
  const known = explainText(services.lexicon, question)
  const listed = explainByDictionary(services.dictionary, question)
  const isOnlyGlossed = known.lemma === undefined && listed !== null
  const ordered = isOnlyGlossed ? ([listed, known] as const) : ([known, ...(listed ? [listed] : [])] as const)
  const merged = withOwnSentence(mergeExplanations(ordered), question)
  const own = viewer.learnerId && (await findOwn(services, viewer.learnerId, question, merged))
  return own ? withOwnTranslation(merged, own) : merged
}

async function findOwn(
  services: Services,
  learnerId: string,
  { text, language }: Question,
  { lemma }: Explanation,
) {
  return findSavedWord(services, learnerId, { language, texts: lemma ? [text, lemma] : [text] })
}

function withOwnTranslation(merged: Explanation, own: SavedWord): Explanation {
  if (own.translation === '') return merged
  const { error: _, ...known } = merged
  const others = merged.translation.split(', ').filter((one) => one && !own.translation.includes(one))
  return {
    ...known,
    translation: [own.translation, ...others].join(', '),
    definition: own.definition || merged.definition,
    ...(own.example && { example: own.example, exampleTranslation: undefined }),
    isOwn: true,
  }
}

/** Where no source has an example, the learner's own sentence is one. */
function withOwnSentence(explanation: Explanation, { text, context }: Question): Explanation {
  if (explanation.error !== undefined || explanation.example !== '') return explanation
  return { ...explanation, example: ownSentence(text, context) }
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
