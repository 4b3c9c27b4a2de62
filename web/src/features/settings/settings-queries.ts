import { queryOptions } from '@tanstack/react-query'
import { getSubscriptionStatus } from '@verbena/contract/billing'
import { getLookupUsage } from '@verbena/contract/lookup'
import { getDictionaryLicence, listDictionaries } from '@verbena/contract/settings/dictionaries'
import { listIdentities, listSessions } from '@verbena/contract/settings/settings'
import { call } from '../../api/call.ts'
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
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
    staleTime,
  })

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
