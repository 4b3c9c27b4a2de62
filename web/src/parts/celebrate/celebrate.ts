import './celebrate.css'

/** Confetti for a right answer, in the measure of the specification; nothing for those who asked for less motion. */
export async function celebrate() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // Offline, or after a deploy, its code may not come: an answer is right without it too. By itself and not by
  // `deferComponent`: it is no component, and nothing is shown while it loads.
  const { default: confetti } = await import('canvas-confetti').catch(() => ({ default: null }))
  if (!confetti) return
  const canvas = document.createElement('canvas')
  canvas.className = 'confetti'
  canvas.ariaHidden = 'true'
  document.body.append(canvas)
  // Without the worker: it comes as a blob, which the content security policy forbids.
  const fire = confetti.create(canvas, { resize: true, useWorker: false })
  await fire({ particleCount: 100, spread: 70, origin: { y: 0.6 } })
  canvas.remove()
}

/** Takes away what still falls: it would mock a wrong answer. */
export function stopCelebrating() {
  for (const canvas of document.querySelectorAll('canvas.confetti')) canvas.remove()
}
