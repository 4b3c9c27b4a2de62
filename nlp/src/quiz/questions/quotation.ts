/** Quotes a text. Quotation marks inside alternate, in place of the original ones. */
export function quoteWith(
  outer: readonly [string, string],
  inner: readonly [string, string],
): (text: string) => string {
  return (text) => {
    let count = 0
    const within = text.replace(/[“”„«»"]/g, () => inner[count++ % 2] ?? '')
    return `${outer[0]}${within}${outer[1]}`
  }
}

/** Whether a speaker is a narrator without a name, by the words of transcripts in each language. */
export const isNarrator = (speaker: string) =>
  /^(?:narrator|narradora?|narratore|narratrice|narrateur|erzähler(?:in)?|forteller|αφηγητής|αφηγήτρια)$/i.test(
    speaker,
  )

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
