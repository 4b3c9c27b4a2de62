import { type DriveStep, driver, type PopoverDOM } from 'driver.js'
import type { TFunction } from 'i18next'
import 'driver.js/dist/driver.css'
import './tour.css'

/** In the order in which they are shown; a step whose target is not there is left out. */
const targets = {
  lines: ['.transcript__lines'],
  select: ['.line--active p', '.transcript__lines .line p'],
  word: ['.line--active .word', '.transcript__lines .word'],
} as const
type StepName = keyof typeof targets

/** The first of its places that is in the page. */
function targetOf(name: StepName): Element | null {
  for (const selector of targets[name]) {
    const found = document.querySelector(selector)
    if (found) return found
  }
  return null
}

/**
 * Shows a newcomer the transcript in three steps. `onEnd` is called once, however it ends: finished, skipped or closed.
 * @returns ends it
 */
export function startTour(t: TFunction<'player'>, onEnd: () => void): () => void {
  const names = Object.keys(targets) as StepName[]
  const there = names.filter(targetOf)
  const tour = driver({
    steps: there.map((name) => stepOf(t, name)),
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
    onPopoverRender: (popover) => dress(popover, t, end),
    // Its own marks say "opens a dialog" of things that do not.
    onHighlighted: (element) => {
      for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) element?.removeAttribute(name)
    },
    // Told of every end but those by `destroy`; `onDestroyed` is not heard while a step is still moving.
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

/** A button to skip all, and a name for the one that closes. */
function dress(
  { footerButtons, closeButton, nextButton }: PopoverDOM,
  t: TFunction<'player'>,
  end: () => void,
) {
  closeButton.setAttribute('aria-label', t('tour.close'))
  // It would focus the first button, which is the one that closes.
  requestAnimationFrame(() => nextButton.focus())
  if (nextButton.textContent === t('tour.done')) return
  const skip = document.createElement('button')
  skip.type = 'button'
  skip.className = 'driver-popover-skip-btn'
  skip.textContent = t('tour.skip')
  skip.addEventListener('click', end)
  footerButtons.prepend(skip)
}

/** The Tab key stays in the tour; what is shown behind it is not to be used yet. */
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
