import { isSameAnswer, isSpelledAlike, normaliseAnswer } from '../answer/normalise-answer.ts'

/** A hidden word (`HiddenWord`) or a hidden line (`HiddenEntry`). */
type Hidden = { line: number; text: string; options: readonly string[] }

/** The result of one hidden word. */
export type HiddenResult = {
  /** `open`: still hidden. `right`: at the first answer, without a hint. `helped`: after a mistake or a hint. */
  outcome: 'open' | 'right' | 'helped' | 'skipped'
  /** Wrong answers, each once, in the order in which they were given. */
  wrong: readonly string[]
  /** The number of first letters that hints have shown. */
  lettersShown: number
  /** Whether the right answer had other accents or punctuation. */
  isSpelledOtherwise: boolean
}

/** A game of one song. */
export type SongGame<H extends Hidden> = {
  /** The hidden words or lines in the order of the song. */
  hidden: readonly H[]
  /** The result of each of `hidden`, at the same index. */
  results: readonly HiddenResult[]
  /** The line after which playback must wait, because it has an open word; null if playback may run. */
  waitsAfterLine: number | null
  /** The current number of words in a row that were right at the first answer, and the longest such row. */
  streak: number
  longestStreak: number
}

/** `index` is an index of `hidden`. */
export type SongGameAction<H extends Hidden> =
  /** Playback has reached the end of a line. */
  | { type: 'passedLine'; line: number }
  | { type: 'chosen'; index: number; option: string }
  | { type: 'typed'; index: number; answer: string }
  /** Shows one more letter, but never the last one. */
  | { type: 'hinted'; index: number }
  /** Gives up: the word is shown and does not count. */
  | { type: 'skipped'; index: number }
  /** The learner plays the line again, or selects another one. Playback runs to the end of a line. */
  | { type: 'replayed' }
  | { type: 'restarted'; hidden: readonly H[] }

/** The result of a song game. */
export type SongScore = {
  /** The number of words that were right at the first answer and without a hint. */
  score: number
  total: number
  /** The number of words that are no longer open. */
  settled: number
  /** The share of right answers, from 0 to 1. A skipped word counts as a wrong answer. Null before the first answer. */
  accuracy: number | null
}

const untouched: HiddenResult = { outcome: 'open', wrong: [], lettersShown: 0, isSpelledOtherwise: false }

/** A new game. @param hidden in the order of the song, from `hiddenWords` or `hiddenEntries` */
export function startSongGame<H extends Hidden>(hidden: readonly H[]): SongGame<H> {
  return { hidden, results: hidden.map(() => untouched), waitsAfterLine: null, streak: 0, longestStreak: 0 }
}

/** Index of the first open word of a line; -1 if there is none. */
export function openWordInLine<H extends Hidden>({ hidden, results }: SongGame<H>, line: number): number {
  return hidden.findIndex((one, index) => one.line === line && results[index]?.outcome === 'open')
}

/** The first letters that hints have shown; '' without a hint. */
export function lettersShown<H extends Hidden>({ hidden, results }: SongGame<H>, index: number): string {
  return lettersOf(hidden[index]?.text ?? '')
    .slice(0, results[index]?.lettersShown)
    .join('')
}

/** The score of a game. It is over when no word is open. */
export function scoreOf<H extends Hidden>({ results }: SongGame<H>): SongScore {
  const count = (...outcomes: HiddenResult['outcome'][]) =>
    results.filter(({ outcome }) => outcomes.includes(outcome)).length
  const found = count('right', 'helped')
  const answers = found + count('skipped') + results.reduce((sum, { wrong }) => sum + wrong.length, 0)
  return {
    score: count('right'),
    total: results.length,
    settled: results.length - count('open'),
    accuracy: answers === 0 ? null : found / answers,
  }
}

/**
 * The game after an action. An action that does not fit (an answer to a word that is not open, a blank answer, a repeated
 * mistake, an option that was not offered) changes nothing.
 */
export function songGameReducer<H extends Hidden>(game: SongGame<H>, action: SongGameAction<H>): SongGame<H> {
  switch (action.type) {
    case 'passedLine':
      return waitingAfter(game, action.line)
    case 'replayed':
      return game.waitsAfterLine === null ? game : { ...game, waitsAfterLine: null }
    case 'restarted':
      return startSongGame(action.hidden)
    default:
      return game.results[action.index]?.outcome === 'open' ? answerWord(game, action) : game
  }
}

function waitingAfter<H extends Hidden>(game: SongGame<H>, line: number): SongGame<H> {
  const waitsAfterLine = openWordInLine(game, line) < 0 ? null : line
  return waitsAfterLine === game.waitsAfterLine ? game : { ...game, waitsAfterLine }
}

type WordAction = Extract<SongGameAction<Hidden>, { index: number }>

function answerWord<H extends Hidden>(game: SongGame<H>, action: WordAction): SongGame<H> {
  const { text, options } = game.hidden[action.index] as H
  switch (action.type) {
    case 'chosen':
      return options.includes(action.option)
        ? answered(game, action.index, action.option, action.option === text)
        : game
    case 'typed':
      return answered(game, action.index, action.answer, isSameAnswer(action.answer, text))
    case 'hinted':
      return hinted(game, action.index)
    case 'skipped':
      return changed(game, action.index, { outcome: 'skipped' })
  }
}

function answered<H extends Hidden>(game: SongGame<H>, index: number, answer: string, isRight: boolean) {
  const { wrong, lettersShown } = game.results[index] as HiddenResult
  if (!isRight) {
    const isNew = !wrong.some((before) => normaliseAnswer(before) === normaliseAnswer(answer))
    return isNew && normaliseAnswer(answer) !== ''
      ? changed(game, index, { wrong: [...wrong, answer] })
      : game
  }
  return changed(game, index, {
    outcome: wrong.length > 0 || lettersShown > 0 ? 'helped' : 'right',
    isSpelledOtherwise: !isSpelledAlike(answer, game.hidden[index]?.text ?? ''),
  })
}

function hinted<H extends Hidden>(game: SongGame<H>, index: number): SongGame<H> {
  const shown = (game.results[index]?.lettersShown ?? 0) + 1
  const isWithheld = shown < lettersOf(game.hidden[index]?.text ?? '').length
  return isWithheld ? changed(game, index, { lettersShown: shown }) : game
}

/** Changes the result of a word. A mistake, a hint and giving up end the streak. */
function changed<H extends Hidden>(game: SongGame<H>, index: number, change: Partial<HiddenResult>) {
  const streak = change.outcome === 'right' ? game.streak + 1 : change.outcome === 'helped' ? game.streak : 0
  const results = game.results.map((result, at) => (at === index ? { ...result, ...change } : result))
  const next = { ...game, results, streak, longestStreak: Math.max(streak, game.longestStreak) }
  return game.waitsAfterLine === null ? next : waitingAfter(next, game.waitsAfterLine)
}

const lettersOf = (text: string) => [...text.normalize('NFC')]
