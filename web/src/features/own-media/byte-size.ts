import type { TFunction } from 'i18next'

const steps = [
  ['GB', 1024 ** 3],
  ['MB', 1024 ** 2],
  ['kB', 1024],
] as const

/** `1.5 MB`: one digit behind the point, where the number is small. */
export function byteSize(t: TFunction<'ownMedia'>, bytes: number): string {
  const [unit, size] = steps.find(([, step]) => bytes >= step) ?? ['kB', 1024]
  const amount = bytes / size
  return t(`bytes.${unit}`, { amount: amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount) })
}
