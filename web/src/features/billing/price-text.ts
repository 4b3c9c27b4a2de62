type Price = { amount: number; currency: string }

/** @example priceText({ amount: 4, currency: 'USD' }, 'es') // '4 US$'; whole amounts have no cents */
export const priceText = ({ amount, currency }: Price, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
