import { songGameReducer, startSongGame } from '@verbena/language/song/song-game'
import { expect, test } from 'vitest'
import { maskedLines, type SongGap, songGaps } from './song-gaps.ts'

const lines = ['La luna sale', 'y la noche viene', 'duerme, mi gatito'].map((text) => ({ text }))
const game = (mode: 'sing' | 'lines' | 'type-100') =>
  startSongGame<SongGap>(songGaps(lines, 'es', mode, 'seed'))

test('nothing, every third line, or words are hidden', () => {
  expect(game('sing').hidden).toEqual([])
  expect(game('lines').hidden.map(({ text }) => text)).toEqual(['duerme, mi gatito'])
  expect(game('type-100').hidden).toHaveLength(10)
})

test('a hidden line is a mark, and so is each hidden word, until it is settled', () => {
  expect([...maskedLines(game('lines'), lines)]).toEqual([[2, '____']])
  const words = game('type-100')
  expect(maskedLines(words, lines).get(2)).toBe('____, ____ ____')
  const next = songGameReducer(words, { type: 'typed', index: 8, answer: 'mi' })
  expect(maskedLines(next, lines).get(2)).toBe('____, mi ____')
})
