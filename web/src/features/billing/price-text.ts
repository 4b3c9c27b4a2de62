type Price = { amount: number; currency: string }

/** A price as the reader's language writes it, without cents where there are none: $4, 4 US$. */
export const priceText = ({ amount, currency }: Price, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
