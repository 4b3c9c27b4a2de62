import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { contentDirectory } from '../testing/content-for-tests.ts'
import { emojiWork, openEmojiPictures } from './emoji-pictures.ts'
import { hasSentences } from './lesson-book.ts'
import { readStarterLessons } from './starter-lessons.ts'

const require = createRequire(import.meta.url)
const names = readStarterLessons(contentDirectory).flatMap((lesson) =>
  hasSentences(lesson) ? [] : lesson.items.map(({ emoji }) => emoji),
)

test('every picture of a lesson is a complete SVG without scripts and external addresses', () => {
  const pictures = openEmojiPictures(names)
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) {
    const svg = pictures.svg(name) ?? ''
    expect([name, svg.slice(0, 41)]).toEqual([name, '<svg xmlns="http://www.w3.org/2000/svg" v'])
    expect([name, svg.match(/<script|\son\w+=|href=(?!"#)|url\((?!#)/)]).toEqual([name, null])
  }
})

test('only requested pictures that exist are loaded', () => {
  expect(openEmojiPictures(['key']).svg('bed')).toBeUndefined()
  expect(openEmojiPictures(['no-such-picture']).svg('no-such-picture')).toBeUndefined()
})

test('the licence and the author are those of the package', () => {
  const info = JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji-flat/info.json'), 'utf8'))
  expect(info.license).toMatchObject({ spdx: emojiWork.licence, url: emojiWork.licenceUrl })
  expect(info.author).toEqual({ name: emojiWork.attribution, url: emojiWork.homepage })
})
