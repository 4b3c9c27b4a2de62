import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signIn } from '../../api/testing/fake-learner.ts'
import {
  endWorld,
  loadPages,
  loadPagesTimeoutMs,
  renderApp,
  slow,
  startWorld,
  world,
} from '../testing/render-app.tsx'

beforeAll(loadPages, loadPagesTimeoutMs)
beforeEach(startWorld)
afterEach(endWorld)

describe('the pages of a learner', () => {
  beforeEach(signIn)

  test.each([
    // requested path, final path, heading
    ['/videos', '/videos', 'Videos'],
    ['/songs', '/songs', 'Songs'],
    ['/vocabulary', '/vocabulary', 'Vocabulary'],
    ['/progress', '/progress', 'Progress'],
    ['/progress/', '/progress/', 'Progress'],
    ['/excercise', '/excercise', 'Lessons'],
    ['/exercises', '/excercise', 'Lessons'],
    ['/exercise/', '/excercise', 'Lessons'],
    ['/exercice', '/excercise', 'Lessons'],
    ['/writing', '/writing', 'Writing'],
    ['/grammar', '/grammar', 'Grammar'],
    ['/listening', '/listening', 'Listening'],
    ['/reorder', '/reorder', 'Order of the lessons'],
    ['/settings', '/settings', 'Settings'],
    ['/login', '/songs', 'Songs'],
    ['/no-such-page', '/songs', 'Songs'],
    ['/', '/videos', 'Videos'],
  ])('%s opens at %s, with the title %s', async (address, place, title) => {
    const entries = history.length
    renderApp(address)
    expect(await screen.findByRole('heading', { level: 1, name: title }, slow)).toBeTruthy()
    expect(location.pathname).toBe(place)
    await expect.poll(() => document.title).toBe(`${title} · Verbena`)
    expect(history.length).toBe(entries)
  })

  test.each([
    ['/excercise/cafe', '/excercise/lesson/1'],
    ['/exercise/12', '/excercise/lesson/12'],
    ['/lion', '/lion'],
    ['/verb', '/verb'],
  ])('%s opens a lesson at %s', async (address, place) => {
    renderApp(address)
    expect(await screen.findByRole('dialog', { name: 'Lesson' }, slow)).toBeTruthy()
    expect(location.pathname).toBe(place)
  })

  test('the root opens the lessons where there are some', async () => {
    world.hasExercises = true
    renderApp('/')
    expect(await screen.findByRole('heading', { level: 1, name: 'Lessons' }, slow)).toBeTruthy()
    expect(location.pathname).toBe('/excercise')
  })

  test('the root opens the videos when the check fails', async () => {
    world.isOffline = true
    renderApp('/')
    expect(await screen.findByRole('heading', { level: 1, name: 'Videos' }, slow)).toBeTruthy()
  })
})

test.each([
  ['/', '/login'],
  ['/progress', '/login'],
  ['/exercises', '/login'],
  ['/no-such-page', '/login'],
])('%s leads a visitor to %s', async (address, place) => {
  renderApp(address)
  expect(await screen.findByLabelText('Username', {}, slow)).toBeTruthy()
  expect(location.pathname).toBe(place)
})
