/** @example `verbena-marta-2026-04-01.zip`; characters that a file system may refuse are replaced. */
export function exportFileName(username: string, now: Date): string {
  const name = username.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+|[.-]+$/g, '')
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  return ['verbena', name, day].filter(Boolean).join('-').concat('.zip')
}

/** @example sizeText(1_234_000, 'en') // '1.2 MB' */
export function sizeText(bytes: number, language: string): string {
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  const maximumFractionDigits = unit === 'kilobyte' ? 0 : 1
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits }).format(amount)
}
