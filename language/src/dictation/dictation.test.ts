import { describe, expect, test } from 'vitest'
import { chooseDictationLines, dictationLines } from './choose-dictation-lines.ts'
import {
  type DictationAction,
  dictationReducer,
  dictationScore,
  isOver,
  missedWords,
  startDictation,
} from './dictation-session.ts'
import { judgeDictation, wordsSpokenIn } from './judge-dictation.ts'
import { readStoredDictation, storedDictation } from './stored-dictation.ts'

const line = (text: string, duration = 2, start = 0) => ({ text, start, duration })

describe('lines of a dictation', () => {
  test.each([
    ['of three words', 'El pan duerme.', 2, true],
    ['too short', 'Buenos días.', 1, false],
    ['too long', 'a b c d e f g h i j k l m n o', 8, false],
    ['of fourteen words', 'a b c d e f g h i j k l m n', 8, true],
    ['too fast', 'Uno dos tres cuatro cinco seis.', 1, false],
    ['too slow', 'El pan duerme.', 9, false],
    ['without a duration', 'El pan duerme.', 0, false],
    ['a note', '[música de fondo alegre]', 2, false],
    ['sung', '♪ la la la ♪', 2, false],
  ])('%s: %j in %d s', (_, text, duration, isChosen) => {
    expect(chooseDictationLines([line(text, duration)], 'a')).toEqual(isChosen ? [0] : [])
  })

  test('are at most ten, in order, each text once, and the same for the same seed', () => {
    const lines = Array.from({ length: 40 }, (_, place) => line(`Palabra ${place % 30} de prueba`))
    const chosen = chooseDictationLines(lines, 'one')
    expect(chosen).toHaveLength(dictationLines)
    expect(chosen).toEqual([...chosen].sort((a, b) => a - b))
    expect(chosen.every((place) => place < 30)).toBe(true)
    expect(chooseDictationLines(lines, 'one')).toEqual(chosen)
    expect(chooseDictationLines(lines, 'two')).not.toEqual(chosen)
  })
})

describe('the written text', () => {
  const isWord = wordsSpokenIn([line('El pan está aquí. La masa pesa mucho.')])
  test.each([
    ['El pan está aquí.', 'right', 4, []],
    ['el pan esta aqui', 'accents', 4, []],
    ['¡EL PAN, está aquí!', 'right', 4, []],
    ['el pan etsá aquí', 'slip', 4, []],
    ['el pan está', 'wrong', 3, ['aquí']],
    ['el pan masa aquí', 'wrong', 3, ['está']],
    ['el pan está aquí ya', 'wrong', 4, []],
    ['masa', 'wrong', 0, ['El', 'pan', 'está', 'aquí']],
    ['', 'wrong', 0, ['El', 'pan', 'está', 'aquí']],
  ])('%j is judged %s', (written, verdict, heard, missed) => {
    expect(judgeDictation(written, 'El pan está aquí.', isWord)).toMatchObject({
      verdict,
      heard,
      missed,
      total: 4,
    })
  })
  test('misses a word if it has another word of the text, but not if it has a slip', () => {
    expect(judgeDictation('la masa', 'la mesa', isWord).missed).toEqual(['mesa'])
    expect(judgeDictation('la messa', 'la mesa', isWord).missed).toEqual([])
  })
})

describe('a session', () => {
  const judged = (written: string, said: string) => judgeDictation(written, said, () => false)
  const after = (...actions: DictationAction[]) => actions.reduce(dictationReducer, startDictation([4, 7]))
  const check = (written: string, said: string, at = 0): DictationAction[] => [
    { type: 'write', text: written },
    { type: 'check', at, written, judgement: judged(written, said) },
    { type: 'next' },
  ]
  test('goes through its lines, counts words and lists each missed word once with its line', () => {
    const session = after(...check('la masa', 'La masa duerme.'), ...check('pan', 'duerme el pan', 1))
    expect(isOver(session)).toBe(true)
    expect(dictationScore(session)).toEqual({ score: 3, total: 6 })
    expect(missedWords(session)).toEqual([
      { word: 'duerme', line: 4 },
      { word: 'el', line: 7 },
    ])
    expect(dictationReducer(session, { type: 'check', at: 0, written: '', judgement: judged('', 'a') })).toBe(
      session,
    )
  })
  test('does not change a checked line and does not skip an unchecked line', () => {
    const checked = after(
      { type: 'write', text: 'a' },
      { type: 'check', at: 0, written: 'a', judgement: judged('a', 'b') },
    )
    expect(dictationReducer(checked, { type: 'write', text: 'b' })).toBe(checked)
    expect(
      dictationReducer(checked, { type: 'check', at: 0, written: 'b', judgement: judged('b', 'b') }),
    ).toBe(checked)
    expect(after({ type: 'next' }).at).toBe(0)
    expect(dictationReducer(checked, { type: 'begin', lines: [1] })).toEqual(startDictation([1]))
  })
  test('ignores a verdict that arrives after its line', () => {
    const left = after(...check('a', 'b'))
    expect(dictationReducer(left, { type: 'check', at: 0, written: 'a', judgement: judged('a', 'b') })).toBe(
      left,
    )
  })
  test('drops text that is typed while the line is checked', () => {
    const late = after(
      { type: 'write', text: 'a c' },
      { type: 'check', at: 0, written: 'a', judgement: judged('a', 'a') },
    )
    expect(late).toMatchObject({ text: 'a', answer: { written: 'a' } })
  })

  describe('that was interrupted', () => {
    const transcript = Array.from({ length: 8 }, (_, place) => line(`Line ${place} here.`))
    const left = after(...check('la masa', 'La masa duerme.'), { type: 'write', text: 'due' })
    const stored = (session = left) => JSON.parse(JSON.stringify(storedDictation(session, transcript)))
    test.each([
      ['at its beginning', after()],
      ['in the middle of a line', left],
      ['after a verdict', after(...check('a', 'b'), ...check('a', 'b', 1).slice(0, 2))],
    ])('continues %s', (_, session) => {
      expect(readStoredDictation(stored(session), transcript)).toEqual(session)
    })
    test.each<[string, unknown]>([
      ['nothing', null],
      ['a text', 'x'],
      ['data without lines', { ...stored(), lines: undefined }],
      ['data whose lines were edited', { ...stored(), said: ['Line 4 here.', 'Another.'] }],
      ['data whose lines are gone', { ...stored(), lines: [4, 9] }],
      ['more answers than lines', { ...stored(), answers: [...stored().answers, ...stored().answers] }],
      ['an answer without a judgement', { ...stored(), answers: [{ written: 'a' }] }],
      ['an answer that cannot be read', { ...stored(), answer: 3 }],
      ['data without a text', { ...stored(), text: null }],
    ])('does not continue from %s', (_, kept) => {
      expect(readStoredDictation(kept, transcript)).toBeUndefined()
    })
  })
})
