import { queryOptions } from '@tanstack/react-query'
import { getSubscriptionStatus } from '@verbena/contract/billing/billing'
import { getLookupUsage } from '@verbena/contract/lookup/lookup'
import { getDictionaryLicence, listDictionaries } from '@verbena/contract/settings/dictionaries'
import { listIdentities, listSessions, type SignedInBrowser } from '@verbena/contract/settings/settings'
import { call } from '../../api/call.ts'
import { renewSession } from '../../api/renew-session.ts'
import { getSession } from '../../api/session.ts'
import { queryKeys } from '../../parts/queries/query-keys.ts'

/** Other browsers, payments and the player change these data, so they are fetched on each visit. */
const staleTime = 0

export const subscriptionQuery = (learnerId: string) =>
  queryOptions({
    queryKey: queryKeys.settings.subscription(learnerId),
    queryFn: ({ signal }) => call(getSubscriptionStatus, {}, { signal }),
    staleTime,
  })

export const lookupUsageQuery = (learnerId: string) =>
  queryOptions({
    queryKey: queryKeys.settings.lookupUsage(learnerId),
    queryFn: ({ signal }) => call(getLookupUsage, {}, { signal }),
    staleTime,
  })

export const sessionsQuery = (learnerId: string) =>
  queryOptions({
    queryKey: queryKeys.settings.sessions(learnerId),
    queryFn: async ({ signal }) => {
      const sessions = await call(listSessions, {}, { signal })
      renewUnlistedSession(sessions)
      return sessions
    },
    staleTime,
  })

/** A list without this browser means that its session may have ended, so it is renewed or closed. */
function renewUnlistedSession(sessions: readonly SignedInBrowser[]) {
  const session = getSession()
  if (!session || sessions.some(({ isCurrent }) => isCurrent)) return
  // A failed renewal is ignored; the next call tries again.
  renewSession(session.accessToken).catch(() => undefined)
}

export const identitiesQuery = (learnerId: string) =>
  queryOptions({
    queryKey: queryKeys.settings.identities(learnerId),
    queryFn: ({ signal }) => call(listIdentities, {}, { signal }),
    staleTime,
  })

/** The same for all learners; any lookup may detect a damaged dictionary. */
export const dictionariesQuery = queryOptions({
  queryKey: queryKeys.settings.dictionaries,
  queryFn: ({ signal }) => call(listDictionaries, {}, { signal }),
  staleTime,
})

/** Long, and changed only with the pack. */
export const dictionaryLicenceQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.settings.dictionaryLicence(id),
    queryFn: ({ signal }) => call(getDictionaryLicence, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
