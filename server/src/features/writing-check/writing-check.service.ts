import type { CheckedWriting, WritingNote } from '@verbena/contract/writing/writing-check'
import { explanationLanguageFor } from '@verbena/language/interface-languages'
import {
  type CourseLanguageCode,
  isCourseLanguage,
  type LanguageCode,
  type TargetLanguageCode,
} from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { textKey } from '@verbena/language/text/text-key'
import { runningWords } from '@verbena/nlp/transcript/running-words'
import { AppError } from '../../errors.ts'
import { isWithinLimit } from '../../http/rate-limits.ts'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { viewerOf } from '../accounts/viewer.service.ts'
import { harperNotes, languageToolNotes } from './external-checker-notes.ts'
import { mergeNotes } from './merge-notes.ts'
import { type ModelNotesCache, modelNotes } from './model-notes.ts'
import { listSavedAmong } from './own-words.queries.ts'
import { sourceNames } from './source-names.ts'

type CheckInput = { text: string; language?: TargetLanguageCode | undefined }

/** Words of a text that are looked up among the learner's saved words. */
const distinctWordsMaximum = 3000

/**
 * Checks a text with all sources. A source that is unavailable or too slow is missing in `sources`; the others still count.
 * @throws AppError NOT_CONFIGURED for a language without a course, TOO_MANY_REQUESTS, BUSY
 */
export async function checkLearnerText(
  services: Services,
  modelNotesCache: ModelNotesCache,
  caller: Caller,
  { text, language: named }: CheckInput,
): Promise<CheckedWriting> {
  const { learnerId } = caller
  await services.rateLimits.take('writingCheckByAccount', learnerId)
  const { targetLanguage, nativeLanguage: native } = await viewerOf(services, caller, {})
  const language = requireCourse(named ?? targetLanguage)
  const asked = { text, language, native }
  const [own, external] = await Promise.all([
    checkInWorker(services, learnerId, asked),
    Promise.all([
      askLanguageTool(services, asked),
      askHarper(services, asked),
      askModel(services, modelNotesCache, learnerId, asked),
    ]),
  ])
  const [ours, spelled] = [
    own.notes.filter(({ source }) => source !== sourceNames.spelling),
    own.notes.filter(({ source }) => source === sourceNames.spelling),
  ]
  const answered = external.filter((one) => one !== null)
  return {
    notes: mergeNotes([ours, ...answered.map(({ notes }) => notes), spelled]),
    profile: own.profile,
    sources: [sourceNames.own, sourceNames.spelling, ...answered.map(({ source }) => source)],
  }
}

/** @throws AppError NOT_CONFIGURED for a language without a course, TOO_MANY_REQUESTS, BUSY */
export async function suggestFor(
  services: Services,
  caller: Caller,
  { word, language: named }: { word: string; language?: TargetLanguageCode | undefined },
) {
  await services.rateLimits.take('spellingByAccount', caller.learnerId)
  const language = requireCourse(named ?? (await viewerOf(services, caller, {})).targetLanguage)
  return { suggestions: await services.writingChecker.suggest(word, language) }
}

/** Only course languages have rules, advice on style and a spelling dictionary. */
function requireCourse(language: TargetLanguageCode): CourseLanguageCode {
  if (isCourseLanguage(language)) return language
  throw new AppError('NOT_CONFIGURED', 'There is no writing check for this language.')
}

type Text = { text: string; language: CourseLanguageCode; native: LanguageCode }
type Found = { source: string; notes: WritingNote[] }

async function checkInWorker({ db, writingChecker }: Services, learnerId: string, asked: Text) {
  const distinctWords = [...new Set(runningWords(asked.text, asked.language).map(textKey))]
  const ownWords = await listSavedAmong(
    db,
    learnerId,
    asked.language,
    distinctWords.slice(0, distinctWordsMaximum),
  )
  return writingChecker.check({ ...asked, ownWords })
}

async function askHarper({ harper }: Services, { text, language, native }: Text): Promise<Found | null> {
  if (!packs[language].tools?.harper || text.trim() === '') return null
  const findings = await harper.check(text)
  return (
    findings && { source: sourceNames.harper, notes: harperNotes(findings, explanationLanguageFor(native)) }
  )
}

async function askLanguageTool({ languageTool }: Services, asked: Text): Promise<Found | null> {
  if (!languageTool || asked.text.trim() === '') return null
  const matches = await languageTool.check(asked)
  return matches && { source: sourceNames.languageTool, notes: languageToolNotes(matches, asked.language) }
}

async function askModel(
  { model, rateLimits }: Services,
  modelNotesCache: ModelNotesCache,
  learnerId: string,
  asked: Text,
): Promise<Found | null> {
  if (!model || asked.text.trim() === '') return null
  const takeCall = () => isWithinLimit(rateLimits.take('writingModelByAccount', learnerId))
  const notes = await modelNotes(model, modelNotesCache, asked, takeCall)
  return notes && { source: sourceNames.model, notes }
}
