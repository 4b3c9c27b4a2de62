import { type DriveStep, driver, type PopoverDOM } from 'driver.js'
import type { TFunction } from 'i18next'
import 'driver.js/dist/driver.css'
import './tour.css'

/** The steps in their order; a step without its target on the page is left out. */
const targets = {
  lines: ['.transcript__lines'],
  select: ['.line--active p', '.transcript__lines .line p'],
  word: ['.line--active .word', '.transcript__lines .word'],
} as const
type StepName = keyof typeof targets

/** The first target of a step that is on the page. */
function targetOf(name: StepName): Element | null {
  for (const selector of targets[name]) {
    const found = document.querySelector(selector)
    if (found) return found
  }
  return null
}

/**
 * Explains the transcript to a new learner in three steps. `onEnd` is called once, whether the tour is finished, skipped
 * or closed.
 * @returns a function that ends the tour
 */
export function startTour(t: TFunction<'player'>, onEnd: () => void): () => void {
  const names = Object.keys(targets) as StepName[]
  const present = names.filter(targetOf)
  const tour = driver({
    steps: present.map((name) => stepOf(t, name)),
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    duration: 200,
    popoverClass: 'tour',
    overlayOpacity: 0.5,
    stagePadding: 4,
    stageRadius: 12,
    disableActiveInteraction: true,
    skipMissingElement: true,
    showProgress: true,
    progressText: t('tour.progress', { current: '{{current}}', total: '{{total}}' }),
    nextBtnText: t('tour.next'),
    prevBtnText: t('tour.back'),
    doneBtnText: t('tour.done'),
    onPopoverRender: (popover) => completePopover(popover, t, end),
    // driver.js marks the target as a button that opens a dialog, which it is not.
    onHighlighted: (element) => {
      for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) element?.removeAttribute(name)
    },
    // Called for every end except `destroy`; `onDestroyed` is not called during the animation of a step.
    onDestroyStarted: () => end(),
  })
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    tour.destroy()
    removeEventListener('keydown', keepFocus, { capture: true })
    onEnd()
  }
  addEventListener('keydown', keepFocus, { capture: true })
  tour.drive()
  return end
}

function stepOf(t: TFunction<'player'>, name: StepName): DriveStep {
  const element = targetOf(name)
  return {
    ...(element && { element }),
    popover: { title: t(`tour.${name}.title`), description: t(`tour.${name}.text`) },
  }
}

/** Adds a button to skip the tour, and labels the close button. */
function completePopover(
  { footerButtons, closeButton, nextButton }: PopoverDOM,
  t: TFunction<'player'>,
  end: () => void,
) {
  closeButton.setAttribute('aria-label', t('tour.close'))
  // driver.js would focus the first button, which closes the tour.
  requestAnimationFrame(() => nextButton.focus())
  if (nextButton.textContent === t('tour.done')) return
  const skip = document.createElement('button')
  skip.type = 'button'
  skip.className = 'driver-popover-skip-btn'
  skip.textContent = t('tour.skip')
  skip.addEventListener('click', end)
  footerButtons.prepend(skip)
}

/** Keeps the focus in the tour, because the page behind it must not be used yet. */
function keepFocus(event: KeyboardEvent) {
  if (event.key !== 'Tab') return
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.tour button')].filter(
    (button) => button.offsetParent !== null,
  )
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const next = buttons.at((at + (event.shiftKey ? -1 : 1)) % buttons.length)
  event.preventDefault()
  event.stopPropagation()
  next?.focus()
}
