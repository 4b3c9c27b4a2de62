import type { Level } from '@verbena/language/levels'
import { AppError, notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { requireEditor } from '../accounts/require-editor.service.ts'
import { saveOwnOrder, savePublishedOrder } from './lessons.queries.ts'
import { type NamedPair, readPath } from './lessons.service.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'lessons'>
type Order = { ids: number[]; level?: Level | undefined; isPublished: boolean }

/**
 * Stores the order of the lessons of a level: for the learner, or for everybody if an editor publishes it. Lessons that
 * are not named follow at the end.
 * @throws AppError NOT_FOUND for a lesson that is not of the level, INVALID_REQUEST for one that is named twice,
 * FORBIDDEN if a learner who is no editor publishes
 */
export async function orderLessons(
  services: Needs,
  learnerId: string,
  named: NamedPair,
  { ids, level: given, isPublished }: Order,
) {
  if (isPublished) await requireEditor(services, learnerId)
  const { pair, level: own, entries } = await readPath(services, learnerId, named)
  const level = given ?? own
  const known = new Set(entries.filter(({ lesson }) => lesson.level === level).map(({ lesson }) => lesson.id))
  if (ids.some((id) => !known.has(id))) throw notFound('lesson')
  if (new Set(ids).size < ids.length)
    throw new AppError('INVALID_REQUEST', 'body.ids: a lesson is named twice')
  const order = {
    nativeLanguage: pair.native,
    targetLanguage: pair.target,
    level,
    lessonIds: ids,
    changedAt: services.clock.now(),
  }
  if (isPublished) await savePublishedOrder(services.db, order)
  else await saveOwnOrder(services.db, { learnerId, ...order })
}
