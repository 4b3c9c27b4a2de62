import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { signIn } from '../../api/testing/fake-learner.ts'
import { closeBilling, renderBilling } from './testing/render-billing.tsx'

afterEach(closeBilling)

const linkTargets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('a guest reads that nothing was charged, and gets links to the start and the plans', () => {
  renderBilling('/cancel')
  expect(screen.getByRole('heading', { name: 'Nothing was charged', level: 1 })).toBeTruthy()
  expect(linkTargets()).toEqual(['/', '/plans'])
})

test('a learner also gets a link to the subscription', () => {
  signIn()
  renderBilling('/cancel')
  expect(linkTargets()).toEqual(['/', '/plans', '/settings?tab=subscription'])
})
