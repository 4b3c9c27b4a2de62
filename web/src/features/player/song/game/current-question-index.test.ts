import { songGameReducer, startSongGame } from '@verbena/language/song/song-game'
import { expect, test } from 'vitest'
import { currentQuestionIndex } from './current-question-index.ts'
import type { SongGap } from './song-gaps.ts'

const hidden: SongGap[] = [2, 5, 8].map((line) => ({ line, text: `${line}`, options: [`${line}`, 'x'] }))
const fresh = startSongGame(hidden)
const waiting = songGameReducer(fresh, { type: 'passedLine', line: 5 })
const moment = { byHand: null, active: 3, isAskedAhead: false, isOutOfTime: false }

test.each([
  ['nothing before a line has been sung', fresh, moment, -1],
  ['the line that has just been sung', waiting, moment, 1],
  ['what was pressed, before that', waiting, { ...moment, byHand: 2 }, 2],
  ['the next that is coming, where words are asked ahead', fresh, { ...moment, isAskedAhead: true }, 1],
  ['the first that is open, when there is no music', fresh, { ...moment, isOutOfTime: true }, 0],
  [
    'no longer what was pressed, once it is settled',
    songGameReducer(waiting, { type: 'skipped', index: 2 }),
    { ...moment, byHand: 2 },
    1,
  ],
])('asks for %s', (_, game, now, index) => {
  expect(currentQuestionIndex(game, now)).toBe(index)
})
