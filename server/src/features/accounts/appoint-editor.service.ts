import type { Services } from '../../services.ts'
import { findLearnerByName, updateLearner } from './accounts.queries.ts'
import { normaliseUsername, usernameKeyOf } from './accounts.service.ts'

/**
 * Makes a learner an editor, who may publish an order of lessons and read suggested answers, or revokes that.
 * @returns the username as the learner writes it; undefined when it does not exist
 */
export async function appointEditor(
  { db }: Pick<Services, 'db'>,
  username: string,
  isEditor: boolean,
): Promise<string | undefined> {
  const learner = await findLearnerByName(db, usernameKeyOf(normaliseUsername(username)))
  if (!learner) return undefined
  return (await updateLearner(db, learner.id, { isEditor }))?.username
}
