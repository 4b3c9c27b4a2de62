import { isSameAnswer, isSpelledAlike, normaliseAnswer } from '../answer/normalise-answer.ts'

/** What is hidden: a word (`HiddenWord`) or a whole line (`HiddenEntry`). */
type Hidden = { line: number; text: string; options: readonly string[] }

/** What became of one hidden word. */
export type HiddenResult = {
  /** `open`: still hidden. `right`: at the first answer, without a hint. `helped`: after a mistake or a hint. */
  outcome: 'open' | 'right' | 'helped' | 'skipped'
  /** Wrong answers, each once, as they were given. */
  wrong: readonly string[]
  /** How many of its first letters a hint has shown. */
  lettersShown: number
  /** The answer that was right lacks an accent or a mark, or has one too many. */
  isSpelledOtherwise: boolean
}

/** One run through a song. */
export type SongGame<H extends Hidden> = {
  /** In the order of the song. */
  hidden: readonly H[]
  /** One for each of `hidden`, at the same index. */
  results: readonly HiddenResult[]
  /** The line after which playback has to wait, because something of it is open; null when it may run. */
  waitsAfterLine: number | null
  /** Found one after another, at once and without a hint: now, and at most. */
  streak: number
  longestStreak: number
}

/** `index` is an index of `hidden`, from 0. */
export type SongGameAction<H extends Hidden> =
  /** Playback came to the end of a line. */
  | { type: 'passedLine'; line: number }
  | { type: 'chosen'; index: number; option: string }
  | { type: 'typed'; index: number; answer: string }
  /** One more letter is shown; the last letter never is. */
  | { type: 'hinted'; index: number }
  /** Given up: it is shown, and does not count. */
  | { type: 'skipped'; index: number }
  /** The line is played again, or another one is selected: playback runs until a line has passed. */
  | { type: 'replayed' }
  | { type: 'restarted'; hidden: readonly H[] }

/** The result of a song game. */
export type SongScore = {
  /** Found at once and without a hint, of all that is hidden. */
  score: number
  total: number
  /** Found, helped or skipped. */
  settled: number
  /** Share of right answers among all, from 0 to 1; what is skipped is a wrong one. Null before the first. */
  accuracy: number | null
}

const untouched: HiddenResult = { outcome: 'open', wrong: [], lettersShown: 0, isSpelledOtherwise: false }

/** A run that has not begun. @param hidden in the order of the song, as `hiddenWords` and `hiddenEntries` give it */
export function startSongGame<H extends Hidden>(hidden: readonly H[]): SongGame<H> {
  return { hidden, results: hidden.map(() => untouched), waitsAfterLine: null, streak: 0, longestStreak: 0 }
}

/** Index of the first hidden word of a line that is still open; -1 where there is none. */
export function openWordInLine<H extends Hidden>({ hidden, results }: SongGame<H>, line: number): number {
  return hidden.findIndex((one, index) => one.line === line && results[index]?.outcome === 'open')
}

/** The first letters, as far as hints have shown them: '' without a hint. */
export function lettersShown<H extends Hidden>({ hidden, results }: SongGame<H>, index: number): string {
  return lettersOf(hidden[index]?.text ?? '')
    .slice(0, results[index]?.lettersShown)
    .join('')
}

/** How a run stands. It is over when all is settled. */
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
 * The run after an action. What does not fit (an answer to what is settled, a blank one, the same mistake again, an
 * option that was not offered) changes nothing.
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
      return game.results[action.index]?.outcome === 'open' ? asked(game, action) : game
  }
}

function waitingAfter<H extends Hidden>(game: SongGame<H>, line: number): SongGame<H> {
  const waitsAfterLine = openWordInLine(game, line) < 0 ? null : line
  return waitsAfterLine === game.waitsAfterLine ? game : { ...game, waitsAfterLine }
}

type Asked = Extract<SongGameAction<Hidden>, { index: number }>

function asked<H extends Hidden>(game: SongGame<H>, action: Asked): SongGame<H> {
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

/** A mistake, a hint and giving up end the streak; what is found after them does not lengthen it. */
function changed<H extends Hidden>(game: SongGame<H>, index: number, change: Partial<HiddenResult>) {
  const streak = change.outcome === 'right' ? game.streak + 1 : change.outcome === 'helped' ? game.streak : 0
  const results = game.results.map((result, at) => (at === index ? { ...result, ...change } : result))
  const next = { ...game, results, streak, longestStreak: Math.max(streak, game.longestStreak) }
  return game.waitsAfterLine === null ? next : waitingAfter(next, game.waitsAfterLine)
}

const lettersOf = (text: string) => [...text.normalize('NFC')]
