import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { checkAvailability } from '@verbena/contract/lessons/lessons'
import { call } from '../../api/call.ts'
import { getSession, type Session } from '../../api/session.ts'
import { useSession } from '../../api/use-session.ts'
import { queryKeys } from '../../parts/queries/query-keys.ts'
import { saveHasLessons } from '../../parts/storage/lesson-availability.ts'

/** New lessons arrive only with a release. */
const staleMs = 5 * 60_000

function availabilityQuery(session: Session | null) {
  const { nativeLanguage, targetLanguage } = session?.user ?? {}
  return queryOptions({
    queryKey: queryKeys.lessons.availability(session?.learnerId, nativeLanguage, targetLanguage),
    queryFn: session ? ({ signal }) => checkLessons(session, signal) : skipToken,
    staleTime: staleMs,
    // The start page waits for this reply, and works without it.
    retry: false,
  })
}

async function checkLessons({ learnerId, user }: Session, signal: AbortSignal): Promise<boolean> {
  const body = { native_language: user.nativeLanguage, target_language: user.targetLanguage }
  const { hasExercises } = await call(checkAvailability, { body }, { signal })
  // Nothing is stored for a learner who has logged out meanwhile.
  if (getSession()?.learnerId === learnerId) saveHasLessons(learnerId, user, hasExercises)
  return hasExercises
}

/** Whether there are lessons for the learner's pair of languages; one request for all callers. */
export function useHasLessons() {
  return useQuery(availabilityQuery(useSession()))
}
