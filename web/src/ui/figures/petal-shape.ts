/** One petal, pointing up from the centre of a flower in a viewBox of 24 units. */
export const petalShape =
  'M11.57 9.54C9.2 7.85 6.01 2.77 9.02 0.89C10.37 0.41 11.62 1.01 12 2.1C12.38 1.01 13.63 0.41 14.98 0.89C17.99 2.77 14.8 7.85 12.43 9.54Z'
export const petalAngles = [0, 72, 144, 216, 288] as const
