/** Presses of buttons before the code of the page is here: the boot script holds the last one, and the page repeats it. */
export type HeldPresses = {
  /** The position of the last pressed button among the buttons of the page; -1 if none was pressed. */
  button: number
  stop: () => void
}

declare global {
  interface Window {
    heldPresses?: HeldPresses
  }
}

const buttons = () => [...document.querySelectorAll('button')]

export function holdPresses() {
  const held: HeldPresses = {
    button: -1,
    stop: () => document.removeEventListener('click', hold, true),
  }
  // The Enter key in a field clicks the button of its form, too.
  function hold(event: Event) {
    const pressed = event.target instanceof Element ? event.target.closest('button') : null
    if (!pressed) return
    event.preventDefault()
    held.button = buttons().indexOf(pressed)
  }
  document.addEventListener('click', hold, true)
  window.heldPresses = held
}

/** Call it when the page can be used. */
export function releasePresses() {
  const held = window.heldPresses
  delete window.heldPresses
  held?.stop()
  if (held && held.button >= 0) buttons()[held.button]?.click()
}
