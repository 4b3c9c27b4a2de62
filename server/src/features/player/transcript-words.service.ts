import type { TranscriptWords } from '@verbena/contract/player'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { knownPercent, statusOfForm } from '@verbena/language/vocabulary/word-knowledge'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { viewerOf } from '../accounts/viewer.service.ts'
import { openMedia } from '../catalogue/catalogue.service.ts'
import { readOwnForms } from '../vocabulary/word-page/own-form.service.ts'
import type { TranscriptFormsCache } from './transcript-forms-cache.ts'
import { listStatusesAmong } from './transcript-words.queries.ts'

/** The words of a transcript with the caller's word statuses. @throws AppError NOT_FOUND, PLAN_REQUIRED */
export async function readTranscriptWords(
  services: Services,
  cache: TranscriptFormsCache,
  caller: Caller | null,
  mediaId: string,
): Promise<TranscriptWords> {
  const viewer = await viewerOf(services, caller, {})
  const { item, segments } = await openMedia(services, viewer, mediaId)
  const language = item.language as TargetLanguageCode
  const read = await cache.read(
    language,
    segments.map(({ text }) => text),
  )
  if (!viewer.learnerId)
    return { language, words: read.map((form) => wordOf(form, 'new')), knownPercent: null }
  const own = await readOwnForms(
    services,
    { learnerId: viewer.learnerId, language },
    read.map(({ form }) => form),
  )
  const forms = read.map((one) => (own.has(one.form) ? { ...one, lemmas: [one.form] } : one))
  const lemmas = [...new Set(forms.flatMap((form) => form.lemmas))]
  const rows = await listStatusesAmong(services.db, viewer.learnerId, language, lemmas)
  const statuses = new Map(rows.map(({ lemma, status }) => [lemma, status]))
  const words = forms.map((form) => wordOf(form, statusOfForm(form.lemmas, statuses)))
  return { language, words, knownPercent: knownPercent(words) }
}

type Word = TranscriptWords['words'][number]

const wordOf = (
  { form, lemmas, count }: { form: string; lemmas: readonly string[]; count: number },
  status: Word['status'],
): Word => ({ form, lemmas: [...lemmas], count, status })
