import type { Level } from '@verbena/language/levels'
import { AppError } from '../../errors.ts'
import { moveToLevel } from '../accounts/move-to-level.service.ts'
import { isLevelDone } from './lesson-path.ts'
import { levelAbove, type PathNeeds, readPath } from './lessons.service.ts'

/**
 * Moves the learner up by one level.
 * @throws AppError TOP_LEVEL, LEVEL_NOT_DONE
 */
export async function moveUp(services: PathNeeds, learnerId: string): Promise<Level> {
  const { level, entries } = await readPath(services, learnerId)
  const above = levelAbove(level)
  if (!above) throw new AppError('TOP_LEVEL', 'There is no level above this one.')
  if (!isLevelDone(entries, level))
    throw new AppError('LEVEL_NOT_DONE', 'Some lessons of this level are not done yet.')
  // Two requests at once are one step, because the second finds another level than it expects.
  return moveToLevel(services, learnerId, { from: level, to: above })
}
