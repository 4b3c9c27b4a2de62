import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  lettersShown,
  openWordInLine,
  type SongGameAction,
  scoreOf,
  songGameReducer,
  startSongGame,
} from './song-game.ts'

const luna = { line: 0, text: 'luna', options: ['gato', 'luna', 'mesa'] }
const corazon = { line: 0, text: 'corazón', options: ['canción', 'corazón'] }
const y = { line: 2, text: 'y', options: ['a', 'y'] }
const hidden = [luna, corazon, y]
type Action = SongGameAction<typeof luna>

const type = (index: number, answer: string): Action => ({ type: 'typed', index, answer })
const choose = (index: number, option: string): Action => ({ type: 'chosen', index, option })
const hint = (index: number): Action => ({ type: 'hinted', index })
const skip = (index: number): Action => ({ type: 'skipped', index })
const pass = (line: number): Action => ({ type: 'passedLine', line })
const replay: Action = { type: 'replayed' }
const after = (...actions: Action[]) => actions.reduce(songGameReducer<typeof luna>, startSongGame(hidden))

test.each<[string, Action[], number | null]>([
  ['runs at first', [], null],
  ['waits after a line with an open word', [pass(0)], 0],
  ['waits while one of two words is open', [pass(0), type(0, 'luna')], 0],
  ['runs once both words are found', [pass(0), type(0, 'luna'), choose(1, 'corazón')], null],
  ['runs once the other word is skipped', [pass(0), type(0, 'luna'), skip(1)], null],
  ['still waits after a mistake', [pass(0), skip(1), type(0, 'gato')], 0],
  ['does not wait after a line that is already solved', [type(0, 'luna'), skip(1), pass(0)], null],
  ['does not wait after a line that hides nothing', [pass(1)], null],
  ['does not wait before the first line', [pass(-1)], null],
  ['runs while the line is replayed', [pass(0), replay], null],
  ['waits again after the replayed line', [pass(0), replay, pass(0)], 0],
  ['waits after the line that was passed last', [pass(0), pass(2)], 2],
  ['still waits after answers to other lines', [pass(2), skip(0), skip(1)], 2],
  ['runs after a restart', [pass(0), { type: 'restarted', hidden }], null],
])('playback %s', (_, actions, line) => {
  expect(after(...actions).waitsAfterLine).toBe(line)
})

test.each<[string, Action[], object]>([
  ['open', [], { outcome: 'open', wrong: [], lettersShown: 0, isSpelledOtherwise: false }],
  ['typed right', [type(1, 'corazón')], { outcome: 'right', isSpelledOtherwise: false }],
  ['typed in capitals', [type(1, 'CORAZÓN')], { outcome: 'right', isSpelledOtherwise: false }],
  ['typed without its accent', [type(1, 'corazon')], { outcome: 'right', isSpelledOtherwise: true }],
  ['chosen right', [choose(1, 'corazón')], { outcome: 'right', isSpelledOtherwise: false }],
  ['chosen wrong', [choose(1, 'canción')], { outcome: 'open', wrong: ['canción'] }],
  [
    'the same mistake twice',
    [type(1, 'canción'), type(1, 'CANCION')],
    { outcome: 'open', wrong: ['canción'] },
  ],
  ['blank', [type(1, ' '), type(1, '…')], { outcome: 'open', wrong: [] }],
  ['not offered', [choose(1, 'corazon')], { outcome: 'open', wrong: [] }],
  ['right after a mistake', [type(1, 'x'), type(1, 'corazón')], { outcome: 'helped', wrong: ['x'] }],
  ['right after a hint', [hint(1), type(1, 'corazón')], { outcome: 'helped', lettersShown: 1 }],
  ['skipped', [skip(1)], { outcome: 'skipped' }],
  ['answered after it was skipped', [skip(1), type(1, 'corazón')], { outcome: 'skipped' }],
  ['a mistake after it was found', [type(1, 'corazón'), type(1, 'x')], { outcome: 'right', wrong: [] }],
  ['a hint after it was found', [type(1, 'corazón'), hint(1)], { outcome: 'right', lettersShown: 0 }],
])('result of a word: %s', (_, actions, expected) => {
  expect(after(...actions).results[1]).toMatchObject(expected)
})

test('each hint shows one more letter, but never the last one', () => {
  const shown = [0, 1, 2, 3, 4, 9].map((times) => lettersShown(after(...Array(times).fill(hint(0))), 0))
  expect(shown).toEqual(['', 'l', 'lu', 'lun', 'lun', 'lun'])
  expect(lettersShown(after(hint(2)), 2)).toBe('')
  expect(lettersShown(after(hint(7)), 7)).toBe('')
})

test('the first open word of a line is asked', () => {
  expect(openWordInLine(after(), 0)).toBe(0)
  expect(openWordInLine(after(skip(0)), 0)).toBe(1)
  expect(openWordInLine(after(skip(1)), 0)).toBe(0)
  expect(openWordInLine(after(skip(0), skip(1)), 0)).toBe(-1)
  expect(openWordInLine(after(), 1)).toBe(-1)
})

test.each<[string, Action[], object]>([
  ['nothing yet', [], { score: 0, total: 3, settled: 0, accuracy: null }],
  ['found at once', [type(0, 'luna')], { score: 1, settled: 1, accuracy: 1 }],
  ['found after a mistake', [type(0, 'x'), type(0, 'luna')], { score: 0, settled: 1, accuracy: 0.5 }],
  ['found after a hint', [hint(0), type(0, 'luna')], { score: 0, settled: 1, accuracy: 1 }],
  ['a mistake that is still open', [type(0, 'x')], { score: 0, settled: 0, accuracy: 0 }],
  ['one found, one skipped', [type(0, 'luna'), skip(1)], { score: 1, settled: 2, accuracy: 0.5 }],
  ['all found', [type(0, 'luna'), type(1, 'corazon'), choose(2, 'y')], { score: 3, settled: 3, accuracy: 1 }],
])('score: %s', (_, actions, expected) => {
  expect(scoreOf(after(...actions))).toMatchObject(expected)
})

test.each<[string, Action[], number, number]>([
  ['grows with words that are found at once', [type(0, 'luna'), type(1, 'corazon')], 2, 2],
  ['ends with a mistake', [type(0, 'luna'), type(1, 'x')], 0, 1],
  ['ends with a hint', [type(0, 'luna'), hint(1)], 0, 1],
  ['ends with a skipped word', [type(0, 'luna'), skip(1)], 0, 1],
  [
    'does not grow with a word that is found after a mistake',
    [type(0, 'x'), type(1, 'corazón'), type(0, 'luna')],
    1,
    1,
  ],
  ['begins again', [type(0, 'luna'), skip(1), type(2, 'y')], 1, 1],
])('the streak %s', (_, actions, streak, longestStreak) => {
  expect(after(...actions)).toMatchObject({ streak, longestStreak })
})

test('a restart resets the game and can hide other words', () => {
  expect(after(type(0, 'luna'), pass(0), { type: 'restarted', hidden: [y] })).toEqual(startSongGame([y]))
})

const anyAction = fc.oneof(
  fc.record({ type: fc.constant('passedLine' as const), line: fc.integer({ min: -1, max: 3 }) }),
  fc.record({
    type: fc.constant('typed' as const),
    index: fc.integer({ min: -1, max: 3 }),
    answer: fc.constantFrom('luna', 'LÚNA', 'corazon', 'y', 'x', ''),
  }),
  fc.record({
    type: fc.constant('chosen' as const),
    index: fc.integer({ min: -1, max: 3 }),
    option: fc.constantFrom(...hidden.flatMap(({ options }) => options), 'x'),
  }),
  fc.record({
    type: fc.constantFrom('hinted' as const, 'skipped' as const),
    index: fc.integer({ min: -1, max: 3 }),
  }),
  fc.constant(replay),
)

test('any actions: playback waits only for open words, results stay settled, figures are valid', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 30 }), (actions) => {
      let game = startSongGame(hidden)
      for (const action of actions) {
        const before = game
        game = songGameReducer(game, action)
        if (game.waitsAfterLine !== null)
          expect(openWordInLine(game, game.waitsAfterLine)).toBeGreaterThanOrEqual(0)
        for (const [index, { outcome }] of before.results.entries())
          if (outcome !== 'open') expect(game.results[index]).toEqual(before.results[index])
        const { score, total, settled, accuracy } = scoreOf(game)
        expect([
          score <= settled,
          settled <= total,
          (accuracy ?? 0) >= 0,
          (accuracy ?? 0) <= 1,
        ]).not.toContain(false)
        expect(game.streak).toBeLessThanOrEqual(game.longestStreak)
        expect(game.longestStreak).toBeLessThanOrEqual(score)
      }
    }),
  )
})

test('a game in which all words are skipped never waits', () => {
  const over = after(skip(0), skip(1), skip(2))
  expect([0, 1, 2].map((line) => songGameReducer(over, pass(line)).waitsAfterLine)).toEqual([
    null,
    null,
    null,
  ])
})
