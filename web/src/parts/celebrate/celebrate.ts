import './celebrate.css'

/** Shows confetti after a right answer, as the specification defines it; nothing with `prefers-reduced-motion`. */
export async function celebrate() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // The code may fail to load, offline or after a deploy; the confetti is optional then. Not `deferComponent`, because
  // it is not a component and needs no loading state.
  const { default: confetti } = await import('canvas-confetti').catch(() => ({ default: null }))
  if (!confetti) return
  const canvas = document.createElement('canvas')
  canvas.className = 'confetti'
  canvas.ariaHidden = 'true'
  document.body.append(canvas)
  // The library creates its worker from a blob URL, which the content security policy forbids.
  const fire = confetti.create(canvas, { resize: true, useWorker: false })
  await fire({ particleCount: 100, spread: 70, origin: { y: 0.6 } })
  canvas.remove()
}

/** Removes confetti that is still falling, because the next answer may be wrong. */
export function stopCelebrating() {
  for (const canvas of document.querySelectorAll('canvas.confetti')) canvas.remove()
}
