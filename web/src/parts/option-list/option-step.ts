/** Which option an arrow leads to, in rows of `columns`; null when the key is no arrow. At an edge it stays. */
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
