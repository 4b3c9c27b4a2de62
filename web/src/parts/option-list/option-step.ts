/**
 * Returns the option that an arrow key moves to, in rows of `columns`; null for other keys. Stays in place at an edge.
 */
export function optionStep(key: string, from: number, count: number, columns: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  }
  const step = steps[key]
  if (step === undefined) return null
  const to = from + step
  return to < 0 || to >= count ? from : to
}
