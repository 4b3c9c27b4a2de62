import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createCheckout, proPriceId } from '@verbena/contract/billing/billing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getSession, saveUser } from '../../api/session.ts'
import { learner, signIn } from '../../api/testing/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../api/testing/fake-server.ts'
import { setInterfaceLanguage } from '../../i18n/i18n.ts'
import { closeBilling, renderBilling } from './testing/render-billing.tsx'

const paymentUrl = 'https://pay.example/session'
let answer: () => Promise<{ url: string } | ApiFailure>
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  answer = async () => ({ url: paymentUrl })
  server = fakeServer([[createCheckout, () => answer()]])
})
afterEach(() => {
  closeBilling()
  server.restore()
})

const goPro = () => screen.getByRole('button', { name: 'Go Pro' })
const chooseFree = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Choose Free' })
const cardOf = (name: string) =>
  within(screen.getByRole('heading', { name, level: 2 }).closest('article') as HTMLElement)

test('two plans are shown with prices and features, and Pro is recommended', () => {
  renderBilling('/plans')
  expect(cardOf('Free').getByText('$0')).toBeTruthy()
  expect(cardOf('Free').getAllByRole('listitem')).toHaveLength(4)
  expect(cardOf('Pro').getByText('$4')).toBeTruthy()
  expect(cardOf('Pro').getByText('a month')).toBeTruthy()
  expect(cardOf('Pro').getByText('Recommended')).toBeTruthy()
  expect(cardOf('Pro').getAllByRole('listitem')).toHaveLength(6)
})

test('Free opens the sign-up page and keeps the URL of the video to return to', async () => {
  renderBilling('/plans', { state: { from: '/video/pan' } })
  await userEvent.click(chooseFree())
  const address = screen.getByTestId('address')
  expect([address.textContent, address.dataset.state]).toEqual(['/signup', '{"from":"/video/pan"}'])
})

test.each([
  ['nobody', () => {}, undefined],
  ['a learner', signIn, 'access-1'],
])('for %s, choosing Pro opens the payment page', async (_, prepare, bearer) => {
  prepare()
  const { leave } = renderBilling('/plans')
  await userEvent.click(goPro())
  await waitFor(() => expect(leave).toHaveBeenCalledWith(paymentUrl))
  expect(server.requests).toMatchObject([{ body: { priceId: proPriceId, from: 'plans' }, bearer }])
})

test('during the checkout request both buttons do nothing, and afterwards they work', async () => {
  let resolveReply = (_: { url: string }) => {}
  answer = () =>
    new Promise((resolve) => {
      resolveReply = resolve
    })
  renderBilling('/plans')
  await userEvent.click(goPro())
  expect([goPro().ariaDisabled ?? goPro().getAttribute('aria-disabled'), chooseFree().disabled]).toEqual([
    'true',
    true,
  ])
  await userEvent.click(goPro())
  await userEvent.click(chooseFree())
  resolveReply({ url: paymentUrl })
  await waitFor(() => expect(chooseFree().disabled).toBe(false))
  expect(goPro().getAttribute('aria-disabled')).toBeNull()
  expect(server.requests).toHaveLength(1)
})

test.each([
  ['refused', async () => new ApiFailure('PROVIDER_AWAY'), /Nothing was charged\. A service we rely on/],
  [
    'without an address',
    async () => ({ url: '' }),
    /^The payment page could not be opened\. Nothing was charged\.$/,
  ],
  ['cut off', () => Promise.reject(new Error('gone')), /Nothing was charged\. Network error/],
])('a checkout that is %s is logged and shown, and can be retried', async (_, failing, sentence) => {
  answer = failing
  const { leave, log } = renderBilling('/plans')
  await userEvent.click(goPro())
  expect((await screen.findByText(sentence)).getAttribute('role')).toBe('alert')
  expect(log).toHaveBeenCalledWith('failed to load', expect.any(Error))
  expect(leave).not.toHaveBeenCalled()
  answer = async () => ({ url: paymentUrl })
  await userEvent.click(goPro())
  await waitFor(() => expect(leave).toHaveBeenCalledWith(paymentUrl))
  expect(screen.queryByText(sentence)).toBeNull()
})

test('a learner with Pro sees the current plan and a link to the subscription', async () => {
  signIn()
  saveUser({ ...learner, accountType: 'Pro' })
  renderBilling('/plans')
  expect(cardOf('Pro').getByText('Your plan today')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Go Pro|Choose Free/ })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'See your subscription' }))
  expect(screen.getByTestId('address').textContent).toBe('/settings?tab=subscription')
})

test.each([
  [{ from: '/video/pan' }, '/video/pan'],
  [null, '/videos'],
])(
  'a learner sees that Free is the current plan, and choosing it with the state %j opens %s',
  async (state, address) => {
    signIn()
    renderBilling('/plans', { state })
    expect(cardOf('Free').getByText('Your plan today')).toBeTruthy()
    expect(cardOf('Pro').queryByText('Your plan today')).toBeNull()
    await userEvent.click(chooseFree())
    expect(await screen.findByText('You are on Free already.')).toBeTruthy()
    expect(screen.getByTestId('address').textContent).toBe(address)
    expect(server.requests).toEqual([])
  },
)

test('a learner who bought Pro elsewhere sees it when choosing Pro', async () => {
  signIn()
  answer = async () => new ApiFailure('ALREADY_PRO')
  renderBilling('/plans')
  await userEvent.click(goPro())
  expect(await screen.findByText('Your plan today')).toBeTruthy()
  expect(getSession()?.user.accountType).toBe('Pro')
})

test.each([
  [{ from: '/video/pan' }, '/video/pan'],
  [null, '/'],
])('with the state %j the back link opens %s', async (state, address) => {
  renderBilling('/plans', { state })
  await userEvent.click(screen.getByRole('link', { name: 'Back' }))
  expect(screen.getByTestId('address').textContent).toBe(address)
})

test('it is translated into Spanish', async () => {
  renderBilling('/plans')
  setInterfaceLanguage('es')
  expect(await screen.findByRole('button', { name: 'Elegir Pro' })).toBeTruthy()
  expect(cardOf('Pro').getByText('Recomendado')).toBeTruthy()
})
