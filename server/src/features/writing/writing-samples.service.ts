import type { WritingSample } from '@verbena/contract/writing/writing'
import {
  explanationLanguageFor,
  type LanguageCode,
  type TargetLanguageCode,
} from '@verbena/language/languages'
import { countWords } from '@verbena/language/text/count-words'
import type { Services } from '../../services.ts'
import { readLearner } from '../accounts/accounts.service.ts'

/** Samples of a language, the easiest first, with their tasks in the learner's language, or else in English. */
export async function readSamples(
  services: Services,
  learnerId: string,
  asked: TargetLanguageCode | undefined,
): Promise<WritingSample[]> {
  const { nativeLanguage, targetLanguage } = await readLearner(services, learnerId)
  const language = asked ?? (targetLanguage as TargetLanguageCode)
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
