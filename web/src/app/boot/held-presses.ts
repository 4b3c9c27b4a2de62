/** Presses of buttons before the code of the page is here: the boot script holds the last one, and the page repeats it. */
export type HeldPresses = {
  /** The last pressed button; null if none was pressed. */
  pressed: PressedButton | null
  stop: () => void
}

/** The page may have other buttons than the HTML that was sent, so a position among all of them does not identify one. */
type PressedButton = {
  key: string
  /** The position among the buttons with the same key, and how many there are. */
  position: number
  count: number
}

declare global {
  interface Window {
    heldPresses?: HeldPresses
  }
}

const keyOf = (button: HTMLButtonElement) =>
  JSON.stringify([
    button.type,
    button.getAttribute('aria-label') ?? button.textContent,
    button.form?.className ?? null,
  ])

const buttonsLike = (key: string) =>
  [...document.querySelectorAll('button')].filter((button) => keyOf(button) === key)

export function holdPresses() {
  const hold = (event: Event, pressed: HTMLButtonElement | null) => {
    if (!pressed) return
    event.preventDefault()
    const key = keyOf(pressed)
    const alike = buttonsLike(key)
    held.pressed = { key, position: alike.indexOf(pressed), count: alike.length }
  }
  // The Enter key in a field clicks the button of its form, too.
  const onClick = (event: Event) =>
    hold(event, event.target instanceof Element ? event.target.closest('button') : null)
  // A password manager may send a form without a click.
  const onSubmit = (event: Event) => {
    if (event.target instanceof HTMLFormElement)
      hold(event, event.target.querySelector('button:not([type="button"])'))
  }
  const held: HeldPresses = {
    pressed: null,
    stop: () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('submit', onSubmit, true)
    },
  }
  document.addEventListener('click', onClick, true)
  document.addEventListener('submit', onSubmit, true)
  window.heldPresses = held
}

/** Call it when the page can be used. A press of a button that the page does not have is dropped. */
export function releasePresses() {
  const held = window.heldPresses
  delete window.heldPresses
  held?.stop()
  if (!held?.pressed) return
  const { key, position, count } = held.pressed
  const alike = buttonsLike(key)
  if (alike.length === count) alike[position]?.click()
}
