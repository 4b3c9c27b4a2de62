import type { LanguagePair } from '@verbena/content/lessons/lesson-book'
import type { LanguageCode } from '@verbena/language/languages'
import type { Services } from '../../services.ts'
import { requireEditor } from '../accounts/require-editor.service.ts'
import { listAccepted, saveDecision } from './answer-decisions.queries.ts'
import { answerKeyOf } from './answer-key.ts'

type Decision = { itemId: string; from: LanguageCode; to: LanguageCode; answer: string; isAccepted: boolean }

/**
 * Accepts a suggested answer, which is right from then on, or dismisses it. Either removes it from the list.
 * @throws AppError FORBIDDEN
 */
export async function decideOnAnswer(
  services: Pick<Services, 'db' | 'clock'>,
  learnerId: string,
  { itemId, from, to, answer, isAccepted }: Decision,
) {
  await requireEditor(services, learnerId)
  await saveDecision(services.db, {
    itemId,
    fromLanguage: from,
    toLanguage: to,
    answerKey: answerKeyOf(answer),
    answer,
    isAccepted,
    decidedAt: services.clock.now(),
  })
}

/** The answers that editors accepted for items of a lesson, as patterns by item. */
export async function acceptedByItem(
  { db }: Pick<Services, 'db'>,
  lessonId: number,
  languages: LanguagePair,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const patterns = new Map<string, string[]>()
  for (const { itemId, answer } of await listAccepted(db, lessonId, languages))
    patterns.set(itemId, [...(patterns.get(itemId) ?? []), withoutNotation(answer)])
  return patterns
}

/** A learner may have typed what is notation in a pattern. */
const withoutNotation = (answer: string) => answer.replace(/[[\](){}<>|/^]+/g, ' ').trim()
