import type { Services } from '../../services.ts'
import { findLearnerByName, updateLearner } from './accounts.queries.ts'
import { normaliseUsername, usernameKeyOf } from './accounts.service.ts'

/**
 * Makes an account an editor, who may publish an order of lessons and reads what learners suggest, or takes that back.
 * @returns the username as its owner writes it; undefined where nobody has it
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
