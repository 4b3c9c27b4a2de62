import { beforeEach, expect, test } from 'vitest'
import { touchedSelection, touchedWord } from './touched-word.ts'

beforeEach(() => {
  document.body.innerHTML = `<h1>Title</h1><ol><li data-line="0"><button>0:02</button><p>¿<span data-word="0">Ves</span>?
    <span data-word="1">Ya</span> <span data-word="2">no</span></p></li></ol>`
})

const root = () => document.querySelector('ol') as Element
const word = (index: number) => document.querySelector(`[data-word="${index}"]`) as HTMLElement

/** A selection as a browser reports it, because happy-dom does not create one from a range. */
function selectionOf(from: Node, to: Node, text: string): Selection {
  const range = document.createRange()
  range.setStart(from, 0)
  range.setEnd(to, to.textContent?.length ?? 0)
  const selection = { isCollapsed: false, rangeCount: 1, getRangeAt: () => range, toString: () => text }
  return selection as unknown as Selection
}

const textOf = (element: Element) => element.firstChild as Node

test('a touched word knows its line and place', () => {
  expect(touchedWord(textOf(word(1)).parentElement)).toMatchObject({ text: 'Ya', line: 0, firstWord: 1 })
})

test('a word that was cut short keeps its apostrophe, alone and at the end of a phrase', () => {
  word(1).textContent = "po'"
  expect(touchedWord(word(1))).toMatchObject({ text: "po'" })
  const phrase = selectionOf(textOf(word(0)), textOf(word(1)), "Ves? po'")
  expect(touchedSelection(phrase, root())).toMatchObject({ text: "Ves? po'" })
})

test('what stands between words is no word', () => {
  expect(touchedWord(document.querySelector('p'))).toBeNull()
})

test('a selection over several words is one phrase, without the marks at its edges', () => {
  const selection = selectionOf(textOf(word(0)), textOf(word(2)), 'es?\n  Ya n')
  expect(touchedSelection(selection, root())).toMatchObject({
    text: 'Ves? Ya no',
    line: 0,
    firstWord: 0,
    lastWord: 2,
  })
})

test('a piece of one word is looked up as it was selected', () => {
  const selection = selectionOf(textOf(word(0)), textOf(word(0)), 'es')
  expect(touchedSelection(selection, root())).toMatchObject({ text: 'es', firstWord: 0, lastWord: 0 })
})

test('a word that the selection only reaches, and takes nothing of, does not belong to it', () => {
  const range = document.createRange()
  range.setStart(textOf(word(0)), 3)
  range.setEnd(textOf(word(2)), 0)
  const selection = { isCollapsed: false, rangeCount: 1, getRangeAt: () => range, toString: () => '? Ya ' }
  expect(touchedSelection(selection as unknown as Selection, root())).toMatchObject({
    firstWord: 1,
    lastWord: 1,
  })
})

test('words of two lines are one phrase, without the time between them', () => {
  root().insertAdjacentHTML(
    'beforeend',
    '<li data-line="1"><button>0:04</button><p><span data-word="0">está</span> <span data-word="1">mal</span></p></li>',
  )
  const second = document.querySelector('[data-line="1"] [data-word="0"]') as HTMLElement
  const selection = selectionOf(textOf(word(2)), textOf(second), 'no\nestá')
  expect(touchedSelection(selection, root())).toMatchObject({
    text: 'no está',
    line: 0,
    firstWord: 2,
    lastWord: 2,
  })
})

test.each([
  ['blank', () => selectionOf(textOf(word(1)), textOf(word(1)), '  ')],
  ['only marks', () => selectionOf(textOf(word(1)), textOf(word(1)), ' ?! ')],
  [
    'outside the lines',
    () => selectionOf(textOf(document.querySelector('h1') as Element), textOf(word(1)), 'x'),
  ],
  ['nothing', () => null],
])('a selection that is %s is ignored', (_, selection) => {
  expect(touchedSelection(selection(), root())).toBeNull()
})
