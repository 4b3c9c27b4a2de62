export type Toast = {
  text: string
  action?: { label: string; onAct: () => void }
  /**
   * A new toast replaces an older one of the same kind. Default: all toasts without an action share one kind; each
   * toast with an action has its own.
   */
  kind?: string
}
export type ShownToast = Toast & { id: number }

/** Long enough to read a sentence and move to the button. */
const secondsShown = 8

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

export function showToast(toast: Toast) {
  lastId += 1
  const id = lastId
  const others = shown.filter((other) => other.text !== toast.text && kindOf(other) !== kindOf(toast))
  change([...others.slice(-2), { ...toast, id }])
  setTimeout(() => hideToast(id), secondsShown * 1000)
}

/** A toast with an action is the only way to undo, so another toast with an action does not replace it. */
const kindOf = ({ kind, action, text }: Toast): string => kind ?? (action ? `action: ${text}` : 'note')

export function hideToast(id: number) {
  if (shown.some((toast) => toast.id === id)) change(shown.filter((toast) => toast.id !== id))
}

/** Clears the toasts of the learner who has logged out. */
export function clearToasts() {
  if (shown.length > 0) change([])
}

export const shownToasts = (): readonly ShownToast[] => shown

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly ShownToast[]) {
  shown = next
  for (const listener of listeners) listener()
}
