// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { signIn } from '../../api/testing/fake-learner.ts'
import { closeBilling, renderBilling } from './testing/render-billing.tsx'

afterEach(closeBilling)

const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('nothing was charged, and a guest is led back to the plans', () => {
  renderBilling('/cancel')
  expect(screen.getByRole('heading', { name: 'Nothing was charged', level: 1 })).toBeTruthy()
  expect(ways()).toEqual(['/', '/plans'])
})

test('a learner may go to the subscription as well', () => {
  signIn()
  renderBilling('/cancel')
  expect(ways()).toEqual(['/', '/plans', '/settings?tab=subscription'])
})
