import {
  createCheckout,
  getCheckout,
  getSubscriptionStatus,
  proPriceId,
} from '@verbena/contract/billing/billing'
import { deleteAccount } from '@verbena/contract/settings/settings'
import { createList } from '@verbena/contract/vocabulary/lists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishSandboxCheckout } from '../features/billing/sandbox-checkout.service.ts'
import { createTestServer, type TestServer, testPassword } from '../testing/test-server.ts'
import { runMaintenanceJobs } from './maintenance-jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const days = (count: number) => count * 24 * 60 * 60 * 1000
const later = (count: number) => {
  server.time.now = new Date(server.time.now.getTime() + days(count))
}
const fail = (error: unknown) => {
  throw error
}
const count = async (table: string) =>
  Number((await server.database.pool.query(`select count(*) from ${table}`)).rows[0].count)

async function pay(token: string) {
  const { url } = (await server.call(createCheckout, { body: { priceId: proPriceId } }, token)).body
  await finishSandboxCheckout(server.services, url.split('/').at(-1) ?? '', 'paid')
}

test('an account that will be deleted is not charged again, and no payment rows are left after it', async () => {
  const { access_token } = await server.join('Payer')
  await pay(access_token)
  await server.call(deleteAccount, { body: { confirmation: testPassword } }, access_token)
  await runMaintenanceJobs(server.services, fail)
  const again = await server.signIn('payer')
  expect((await server.call(getSubscriptionStatus, {}, again.access_token)).body).toMatchObject({
    accountType: 'Pro',
    cancelAtPeriodEnd: true,
  })
  later(15)
  await runMaintenanceJobs(server.services, fail)
  expect([await count('subscription'), await count('checkout'), await count('session')]).toEqual([0, 0, 0])
  const refused = await server.call(
    createList,
    { body: { name: 'Too late', description: '' } },
    again.access_token,
  )
  expect(refused.code).toBe('NOT_SIGNED_IN')
})

test('twenty tabs at once open one checkout', async () => {
  const { access_token } = await server.join()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      server.call(createCheckout, { body: { priceId: proPriceId } }, access_token),
    ),
  )
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
})

test('unpaid checkouts, expired links and expired sessions are deleted', async () => {
  const { access_token } = await server.join()
  const { url } = (await server.call(createCheckout, { body: { priceId: proPriceId } }, access_token)).body
  later(4)
  await runMaintenanceJobs(server.services, fail)
  const params = { id: url.split('/').at(-1) ?? '' }
  expect((await server.call(getCheckout, { params })).code).toBe('NOT_FOUND')
  expect(await count('session')).toBeGreaterThan(0)
  later(120)
  await runMaintenanceJobs(server.services, fail)
  expect([await count('session'), await count('mailed_link')]).toEqual([0, 0])
})

test('a step that fails does not prevent the others', async () => {
  const failures: unknown[] = []
  const payments = {
    ...server.services.payments,
    name: 'stripe' as const,
    cancelAtPeriodEnd: () => Promise.reject(new Error('away')),
  }
  await server.database.pool.query('alter table billing_event rename to billing_event_away')
  await runMaintenanceJobs({ ...server.services, payments }, (error) => failures.push(error))
  await server.database.pool.query('alter table billing_event_away rename to billing_event')
  expect(failures).toHaveLength(1)
})
