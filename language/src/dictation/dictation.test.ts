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
    ['hasty', 'Uno dos tres cuatro cinco seis.', 1, false],
    ['drawn out', 'El pan duerme.', 9, false],
    ['without a length', 'El pan duerme.', 0, false],
    ['a note', '[música de fondo alegre]', 2, false],
    ['sung', '♪ la la la ♪', 2, false],
  ])('%s: %j in %d s', (_, text, duration, isChosen) => {
    expect(chooseDictationLines([line(text, duration)], 'a')).toEqual(isChosen ? [0] : [])
  })

  test('ten at most, as they are said, each text once, and the same for the same seed', () => {
    const lines = Array.from({ length: 40 }, (_, place) => line(`Palabra ${place % 30} de prueba`))
    const chosen = chooseDictationLines(lines, 'one')
    expect(chosen).toHaveLength(dictationLines)
    expect(chosen).toEqual([...chosen].sort((a, b) => a - b))
    expect(chosen.every((place) => place < 30)).toBe(true)
    expect(chooseDictationLines(lines, 'one')).toEqual(chosen)
    expect(chooseDictationLines(lines, 'two')).not.toEqual(chosen)
  })
})

describe('what was written', () => {
  const isWord = wordsSpokenIn([line('El pan está aquí. La masa pesa mucho.')])
  test.each([
    ['El pan está aquí.', 'right', 4, []],
    ['el pan esta aqui', 'right', 4, []],
    ['¡EL PAN, está aquí!', 'right', 4, []],
    ['el pan etsá aquí', 'right', 4, []],
    ['el pan está', 'nearly', 3, ['aquí']],
    ['el pan masa aquí', 'nearly', 3, ['está']],
    ['el pan está aquí ya', 'nearly', 4, []],
    ['masa', 'wrong', 0, ['El', 'pan', 'está', 'aquí']],
    ['', 'wrong', 0, ['El', 'pan', 'está', 'aquí']],
  ])('%j is %s', (written, verdict, heard, missed) => {
    expect(judgeDictation(written, 'El pan está aquí.', isWord)).toMatchObject({
      verdict,
      heard,
      missed,
      total: 4,
    })
  })
  test('another word of the text was misheard, a slip is none', () => {
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
  test('goes through its lines, counts words, and lists each missed one once with its line', () => {
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
  test('what is checked stays as it was written, and nothing is passed over unchecked', () => {
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
  test('a verdict that comes when the line was left is not one of the next line', () => {
    const left = after(...check('a', 'b'))
    expect(dictationReducer(left, { type: 'check', at: 0, written: 'a', judgement: judged('a', 'b') })).toBe(
      left,
    )
  })
  test('what was typed while the verdict was on its way does not count', () => {
    const late = after(
      { type: 'write', text: 'a c' },
      { type: 'check', at: 0, written: 'a', judgement: judged('a', 'a') },
    )
    expect(late).toMatchObject({ text: 'a', answer: { written: 'a' } })
  })

  describe('that was left', () => {
    const transcript = Array.from({ length: 8 }, (_, place) => line(`Line ${place} here.`))
    const left = after(...check('la masa', 'La masa duerme.'), { type: 'write', text: 'due' })
    const stored = (session = left) => JSON.parse(JSON.stringify(storedDictation(session, transcript)))
    test.each([
      ['at its beginning', after()],
      ['in the middle of a line', left],
      ['after a verdict', after(...check('a', 'b'), ...check('a', 'b', 1).slice(0, 2))],
    ])('is taken up %s', (_, session) => {
      expect(readStoredDictation(stored(session), transcript)).toEqual(session)
    })
    test.each<[string, unknown]>([
      ['that is nothing', null],
      ['that is a text', 'x'],
      ['without lines', { ...stored(), lines: undefined }],
      ['whose lines were edited', { ...stored(), said: ['Line 4 here.', 'Another.'] }],
      ['whose lines are gone', { ...stored(), lines: [4, 9] }],
      ['of more answers than lines', { ...stored(), answers: [...stored().answers, ...stored().answers] }],
      ['of an answer without a judgement', { ...stored(), answers: [{ written: 'a' }] }],
      ['of an answer that cannot be read', { ...stored(), answer: 3 }],
      ['without a text', { ...stored(), text: null }],
    ])('is left alone where it is one %s', (_, kept) => {
      expect(readStoredDictation(kept, transcript)).toBeUndefined()
    })
  })
})
