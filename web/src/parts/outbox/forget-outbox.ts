import { browserStorage } from '../../api/browser-storage.ts'

/** Answers that the server has not taken yet, oldest first, each with the account that gave it. */
export const outboxKey = 'unsentAnswers'

/** At log-out, when nothing of the learner stays in this browser. */
export function forgetOutbox() {
  browserStorage.remove(outboxKey)
}
