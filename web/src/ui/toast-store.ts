export type Toast = { text: string; action?: { label: string; onAct: () => void } }
export type ShownToast = Toast & { id: number }

/** Long enough to read a sentence and reach its button. */
const secondsShown = 8

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

export function showToast(toast: Toast) {
  lastId += 1
  const id = lastId
  change([...shown.filter((other) => other.text !== toast.text).slice(-2), { ...toast, id }])
  setTimeout(() => hideToast(id), secondsShown * 1000)
}

export function hideToast(id: number) {
  if (shown.some((toast) => toast.id === id)) change(shown.filter((toast) => toast.id !== id))
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
