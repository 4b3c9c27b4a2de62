import { queryOptions } from '@tanstack/react-query'
import { getSubscriptionStatus } from '@verbena/contract/billing'
import { getDictionaryLicence, listDictionaries } from '@verbena/contract/dictionaries'
import { getLookupUsage } from '@verbena/contract/lookup'
import { listIdentities, listSessions } from '@verbena/contract/settings'
import { call } from '../../api/call.ts'

/** Other browsers, a payment and the player change what stands here, so it is asked for again on each visit. */
const staleTime = 0

export const subscriptionQuery = (username: string) =>
  queryOptions({
    queryKey: ['settings', 'subscription', username],
    queryFn: ({ signal }) => call(getSubscriptionStatus, {}, { signal }),
    staleTime,
  })

export const lookupUsageQuery = (username: string) =>
  queryOptions({
    queryKey: ['settings', 'lookups', username],
    queryFn: ({ signal }) => call(getLookupUsage, {}, { signal }),
    staleTime,
  })

export const sessionsQuery = (username: string) =>
  queryOptions({
    queryKey: ['settings', 'sessions', username],
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
    staleTime,
  })

export const identitiesQuery = (username: string) =>
  queryOptions({
    queryKey: ['settings', 'identities', username],
    queryFn: ({ signal }) => call(listIdentities, {}, { signal }),
    staleTime,
  })

/** The same for everybody; a broken place may be found at any lookup. */
export const dictionariesQuery = queryOptions({
  queryKey: ['settings', 'dictionaries'],
  queryFn: ({ signal }) => call(listDictionaries, {}, { signal }),
  staleTime,
})

/** Long, and another one only with another pack. */
export const dictionaryLicenceQuery = (id: string) =>
  queryOptions({
    queryKey: ['settings', 'dictionary-licence', id],
    queryFn: ({ signal }) => call(getDictionaryLicence, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
