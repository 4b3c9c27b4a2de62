import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contentDirectory } from '../testing/content-for-tests.ts'
import { readStarterCatalogue } from './starter-catalogue.ts'

const [original] = readStarterCatalogue(contentDirectory)
const id = original?.item.id ?? ''
let content: string
const at = (name: string) => join(content, 'catalogue', id, name)

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'vb-catalogue-'))
  cpSync(join(contentDirectory, 'catalogue', id), join(content, 'catalogue', id), {
    recursive: true,
  })
})
afterEach(() => rmSync(content, { recursive: true }))

function read() {
  const told: string[] = []
  const items = readStarterCatalogue(content, (sentence) => told.push(sentence))
  return { items, told }
}

describe('an item that cannot be shown is left out, and one sentence gives the reason:', () => {
  test.each<[string, () => void, RegExp]>([
    [
      'no picture and sound',
      () => ['video.webm', 'video.mp4'].map((name) => rmSync(at(name))),
      /video\.webm/,
    ],
    ['no poster', () => rmSync(at('poster.webp')), /no poster/],
    ['no transcript', () => rmSync(at('transcript.json')), /transcript\.json/],
    ['no item', () => rmSync(at('item.json')), /item\.json/],
    ['a file that is not JSON', () => writeFileSync(at('item.json'), '{'), /JSON/],
    ['a file that breaks its schema', () => writeFileSync(at('item.json'), '{"id":"a b"}'), /id: /],
  ])('%s', (_, damage, reason) => {
    damage()
    const { items, told } = read()
    expect(items).toEqual([])
    expect(told).toEqual([expect.stringMatching(reason)])
    expect(told[0]).toContain(id)
    expect(told[0]).not.toMatch(/\n\s+at /)
  })
})

test('an item with only one of its video files is shown with that file', () => {
  rmSync(at('video.webm'))
  const { items, told } = read()
  expect([items[0]?.files.map(({ name }) => name), told]).toEqual([['video.mp4'], []])
})

test('a changed file gets another hash, and so does its item, but no other file', () => {
  expect(read().items).toEqual([original])
  writeFileSync(at('video.mp4'), 'other')
  const [changed] = read().items
  expect(changed?.hash).not.toBe(original?.hash)
  expect(changed?.files[0]).toEqual(original?.files[0])
  expect(changed?.files[1]?.hash).not.toBe(original?.files[1]?.hash)
})
