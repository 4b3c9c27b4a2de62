import { NavigationType } from 'react-router'
import { expect, test } from 'vitest'
import { nextLocationStack } from './background-location.ts'

const [listing, film, other, settings] = ['/videos', '/video/pan', '/video/vino', '/settings'].map(
  (pathname) => ({
    pathname,
  }),
) as [Place, Place, Place, Place]
type Place = { pathname: string }
const page = (location: Place) => ({ location, background: null })
const over = (location: Place) => ({ location, background: listing })
const { Push, Replace, Pop } = NavigationType

test.each([
  ['a film opened from a listing lies over it', page(listing), film, Push, listing],
  ['a tab of it changes nothing', over(film), { ...film }, Replace, listing],
  ['closed, nothing lies over anything', over(film), listing, Pop, null],
  ['a film opened from elsewhere is a page', page(settings), film, Push, null],
  ['opened anew it is a page', page(film), film, Pop, null],
  ['another film opened from one is a page', over(film), other, Push, null],
  ['so is the one that is come back to', page(other), film, Pop, null],
  ['the editor of its text is a page', page(listing), { pathname: '/video/pan/text' }, Push, null],
])('%s', (_, before, to, how, background) => {
  expect(nextLocationStack(before, to, how)).toEqual({ location: to, background })
})
