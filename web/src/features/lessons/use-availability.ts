import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { User } from '@verbena/contract/accounts'
import { checkAvailability } from '@verbena/contract/lessons'
import { call } from '../../api/call.ts'
import { getSession } from '../../api/session.ts'
import { useSession } from '../../api/use-session.ts'
import { rememberLessons } from '../../parts/remembered-lessons.ts'

/** Lessons come with a release, not from one minute to the next. */
const freshMilliseconds = 5 * 60_000

function availabilityQuery(user: User | undefined) {
  return queryOptions({
    queryKey: ['lessons', 'availability', user?.username, user?.nativeLanguage, user?.targetLanguage],
    queryFn: user ? ({ signal }) => ask(user, signal) : skipToken,
    staleTime: freshMilliseconds,
    // The root waits for this answer, and has a way on without it.
    retry: false,
  })
}

async function ask(user: User, signal: AbortSignal): Promise<boolean> {
  const body = { native_language: user.nativeLanguage, target_language: user.targetLanguage }
  const { hasExercises } = await call(checkAvailability, { body }, { signal })
  // Whoever logged out meanwhile leaves nothing behind.
  if (getSession()?.user.username === user.username) rememberLessons(user, hasExercises)
  return hasExercises
}

/** Whether there are lessons between the two languages of this learner: one question, whoever asks. */
export function useAvailability() {
  const user = useSession()?.user
  return useQuery(availabilityQuery(user))
}
