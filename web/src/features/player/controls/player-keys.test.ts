import { expect, test } from 'vitest'
import { playerCommand } from './player-keys.ts'

function press(key: string, html = '<p></p>', init: KeyboardEventInit = {}) {
  document.body.innerHTML = html
  const target = document.body.querySelector('[data-here]') ?? document.body.firstElementChild
  const event = new KeyboardEvent('keydown', { key, ...init, bubbles: true, cancelable: true })
  target?.dispatchEvent(event)
  return playerCommand(event)
}

test.each([
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
  ['r', 'repeat'],
  ['R', 'repeat'],
  [' ', 'toggle'],
  ['s', 'speed'],
  ['l', 'loop'],
  ['d', 'dual'],
  ['a', 'loopStart'],
  ['b', 'loopEnd'],
  ['p', 'pauseAfterLine'],
  ['t', 'translations'],
  ['c', 'colours'],
  ['z', 'earlier'],
  ['x', 'later'],
  ['n', 'startNow'],
  ['?', 'help'],
  ['q', null],
])('%s asks for %s', (key, command) => {
  expect(press(key)).toBe(command)
})

test.each([
  ['in a text field', 'r', '<input>'],
  ['on the position slider', 'ArrowLeft', '<input type="range">'],
  ['in an open menu', 's', '<div role="menu"><div data-here role="menuitem"></div></div>'],
  ['in the word card', 'd', '<section role="dialog"><button data-here></button></section>'],
  ['with the space bar on a button', ' ', '<button><span data-here></span></button>'],
])('leaves a key alone %s', (_, key, html) => {
  expect(press(key, html)).toBeNull()
})

test('a letter on a focused button still counts', () => {
  expect(press('l', '<button></button>')).toBe('loop')
})

test('shortcuts of the browser are its own', () => {
  expect(press('r', '<p></p>', { ctrlKey: true })).toBeNull()
})
