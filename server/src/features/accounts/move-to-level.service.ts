import type { Level } from '@verbena/language/levels'
import type { Services } from '../../services.ts'
import { changeLevel } from './accounts.queries.ts'
import { readLearner } from './accounts.service.ts'

/**
 * Moves a learner from one level to another, unless their level has changed in the meantime.
 * @returns the current level of the learner
 */
export async function moveToLevel(
  services: Pick<Services, 'db'>,
  learnerId: string,
  { from, to }: { from: Level; to: Level },
): Promise<Level> {
  if (await changeLevel(services.db, learnerId, from, to)) return to
  return (await readLearner(services, learnerId)).level as Level
}
