import { afterEach, expect, test, vi } from 'vitest'
import { holdPresses, releasePresses } from './held-presses.ts'

afterEach(() => {
  releasePresses()
  document.body.replaceChildren()
})

const show = (html: string) => {
  document.body.innerHTML = html
}
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)

/** @returns the names of the buttons that were clicked, in order */
function listenToClicks() {
  const clicked: string[] = []
  for (const one of document.querySelectorAll('button'))
    one.addEventListener('click', () => clicked.push(one.id || (one.textContent ?? '')))
  return clicked
}

test('the last press is repeated on the same button of the live page, wherever it is', () => {
  show('<button>Log out</button><button>More</button>')
  holdPresses()
  button('Log out')?.click()
  button('More')?.click()
  show('<button>Log out</button><button>Delete</button><button>More</button>')
  const clicked = listenToClicks()
  releasePresses()
  expect(clicked).toEqual(['More'])
})

test('a press of a button that the live page does not have is dropped', () => {
  show('<button>Save</button>')
  holdPresses()
  button('Save')?.click()
  show('<button>Delete</button>')
  const clicked = listenToClicks()
  releasePresses()
  expect(clicked).toEqual([])
})

test('of buttons that are alike the same one is pressed, and none if there are more of them now', () => {
  const alike = '<button aria-label="Play">1</button>'
  show(alike.repeat(2))
  holdPresses()
  document.querySelectorAll('button')[1]?.click()
  show('<button aria-label="Play">a</button><button aria-label="Play">b</button>')
  const clicked = listenToClicks()
  releasePresses()
  expect(clicked).toEqual(['b'])
  show(alike.repeat(2))
  holdPresses()
  document.querySelectorAll('button')[1]?.click()
  show(alike.repeat(3))
  const more = listenToClicks()
  releasePresses()
  expect(more).toEqual([])
})

test('a form that is sent without a press waits, too', () => {
  const form = '<form><button type="button">Show</button><button type="submit">Log in</button></form>'
  show(form)
  holdPresses()
  const event = new Event('submit', { bubbles: true, cancelable: true })
  document.querySelector('form')?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  show(form)
  document.querySelector('form')?.addEventListener(
    'submit',
    vi.fn((submitted: Event) => submitted.preventDefault()),
  )
  const clicked = listenToClicks()
  releasePresses()
  expect(clicked).toEqual(['Log in'])
})
