// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ListeningRoute } from './not-open.route.tsx'
import { closeLessons, openLessons } from './testing/open-lessons.tsx'

afterEach(closeLessons)

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test.each([['Listening', <ListeningRoute key="listening" />]])(
  '%s says that it is not open yet, and leads on',
  (name, page) => {
    const { requests } = openLessons(page, [])
    expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy()
    expect(screen.getByText('This part is not open yet')).toBeTruthy()
    expect([hrefOf('Go to the videos'), hrefOf('Practise my words')]).toEqual(['/videos', '/vocabulary'])
    expect(document.title).toBe(`${name} · Verbena`)
    expect(requests).toEqual([])
  },
)
