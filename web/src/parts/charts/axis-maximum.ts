/**
 * Returns the maximum of an axis for integers, which is always even: 2, 4, 10, 20, 40, 100 and so on.
 * @example axisMaximum(37) // 40
 */
export function axisMaximum(most: number): number {
  for (let power = 1; ; power *= 10) {
    const top = [2, 4, 10].find((step) => step * power >= most)
    if (top) return top * power
  }
}
