import type { TFunction } from 'i18next'

const units = [
  ['GB', 1024 ** 3],
  ['MB', 1024 ** 2],
  ['kB', 1024],
] as const

/** @example byteSize(t, 1_572_864) // '1.5 MB'; one decimal below 10, none above */
export function byteSize(t: TFunction<'ownMedia'>, bytes: number): string {
  const [unit, size] = units.find(([, unitBytes]) => bytes >= unitBytes) ?? ['kB', 1024]
  const amount = bytes / size
  return t(`bytes.${unit}`, { amount: amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount) })
}
