import type { WritingSample } from '@verbena/contract/writing/writing'
import { explanationLanguageFor } from '@verbena/language/interface-languages'
import { isCourseLanguage, type LanguageCode, type TargetLanguageCode } from '@verbena/language/languages'
import { countWords } from '@verbena/language/text/count-words'
import type { Services } from '../../services.ts'
import { readLearner } from '../accounts/accounts.service.ts'

/**
 * The samples of a language, easiest first, with their tasks in the learner's native language or else in English. Only
 * course languages have samples.
 */
export async function readSamples(
  services: Services,
  learnerId: string,
  asked: TargetLanguageCode | undefined,
): Promise<WritingSample[]> {
  const { nativeLanguage, targetLanguage } = await readLearner(services, learnerId)
  const language = asked ?? (targetLanguage as TargetLanguageCode)
  if (!isCourseLanguage(language)) return []
  return services.writingSamples(language).map(({ id, level, title, task, text }) => ({
    id,
    language,
    level,
    title,
    task: task[explanationLanguageFor(nativeLanguage as LanguageCode)],
    text,
    words: countWords(text, language),
  }))
}
