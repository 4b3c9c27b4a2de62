import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { openWordNet } from './wordnet.ts'

const wordNet = openWordNet()
afterAll(() => wordNet.close())

test.each<[string, PartOfSpeech | undefined, PartOfSpeech[], RegExp]>([
  ['dog', undefined, ['noun', 'verb'], /genus Canis/],
  ['dog', 'verb', ['verb'], /go after with the intent to catch/],
  ['run', undefined, ['verb', 'noun'], /move fast by using one's feet/],
  ['quickly', undefined, ['adverb'], /with speed|rapid/],
  ['beautiful', 'adjective', ['adjective'], /delighting the senses/],
  ['ice cream', undefined, ['noun'], /frozen dessert/],
  ['  ice   cream ', undefined, ['noun'], /frozen dessert/],
  ['give up', 'verb', ['verb'], /lose|give up|stop/],
  ["o'clock", undefined, ['adverb'], /clock/],
  ['o’clock', undefined, ['adverb'], /clock/],
  ['DOG', 'noun', ['noun'], /genus Canis/],
  ['Paris', 'name', ['noun'], /capital and largest city of France/],
  ['seven', 'number', ['noun'], /sum of six and one/],
  ['.22', undefined, ['noun'], /caliber/],
])('%j as %s is found', (lemma, partOfSpeech, classes, definition) => {
  const entries = wordNet.lookup(lemma, partOfSpeech)
  expect(entries.map((entry) => entry.partOfSpeech)).toEqual(classes)
  expect(entries[0]?.senses[0]?.definition).toMatch(definition)
})

test.each<[string, PartOfSpeech?]>([
  [''],
  [' '],
  ['dogg'],
  ['dogs'],
  ['the'],
  ['dog', 'adverb'],
  ['dog', 'pronoun'],
  ['ice_cream'],
  ['dog\nrun'],
  ['dog\0'],
  ['dog n 7'],
  ["'; drop table learner; --"],
  ['../../../etc/passwd'],
  ['<script>alert(1)</script>'],
  ['__proto__'],
  ['constructor()'],
  ['.*'],
  ['🐕'],
  ['σκύλος'],
  ['\ud800'],
  ['a'.repeat(81)],
  [`dog${' '.repeat(100_000)}`],
  ['  1 This'],
])('%j as %s is not found', (lemma, partOfSpeech) => {
  expect(wordNet.lookup(lemma, partOfSpeech)).toEqual([])
})

test('a sense has its examples and synonyms', () => {
  expect(wordNet.lookup('dog', 'noun')[0]?.senses[0]).toEqual({
    definition: expect.stringContaining('occurs in many breeds'),
    examples: ['the dog barked all night'],
    synonyms: ['domestic dog', 'Canis familiaris'],
  })
})

test('a word has at most twelve senses for each part of speech', () => {
  expect(wordNet.lookup('run').map(({ senses }) => senses.length)).toEqual([12, 12])
})

test('a lookup of any text ends without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) => {
      for (const { senses } of wordNet.lookup(text)) expect(senses.length).toBeGreaterThan(0)
    }),
    { numRuns: 2000 },
  )
})

test('the licence and the number of words can be read', () => {
  const { text, words } = wordNet.licence()
  expect(text).toMatch(/^This software and database is being provided to you, the LICENSEE/)
  expect(text).toMatch(/WordNet 3\.1 Copyright 2011 by Princeton University/)
  expect(text).toMatch(/LICENSEE agrees to preserve same\.$/)
  expect(words).toBe(155_467)
})

test('a closed WordNet finds nothing and can be closed again', () => {
  const one = openWordNet()
  one.lookup('dog')
  one.close()
  expect([one.lookup('dog'), one.licence().text]).toEqual([[], ''])
  expect(() => one.close()).not.toThrow()
})

describe('missing or damaged files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wordnet-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

  test('are reported once, and no word is found', () => {
    const said: string[] = []
    const none = openWordNet({ folder: join(folder, 'none'), say: (sentence) => void said.push(sentence) })
    expect([none.lookup('dog'), none.lookup('cat')]).toEqual([[], []])
    expect(said).toEqual([expect.stringMatching(/^WordNet cannot be read \(ENOENT.*npm ci/)])
    none.close()
  })

  test('do not return entries of other words', () => {
    for (const name of ['verb', 'adj', 'adv']) {
      write(`index.${name}`, '')
      write(`data.${name}`, '')
    }
    const cat = '00000000 05 n 01 cat 0 000 | a pet\n'
    write('index.noun', 'cat n 2 0 2 2 00000000 00000009\ncut n 1 0 1 1 00000035\nfar n 1 0 1 1 99999999\n')
    write('data.noun', `${cat}00000035 05 n 01 cut`)
    const broken = openWordNet({ folder })
    expect(broken.lookup('cat').map(({ senses }) => senses.length)).toEqual([1])
    expect([broken.lookup('cut'), broken.lookup('far')]).toEqual([[], []])
    broken.close()
  })
})
