/** What is shown of one item: texts, numbers and addresses of pictures by the name of their place. */
export type EarlyItem = Readonly<Record<string, string | number | null>>

/**
 * Shows the first reply of a page in its skeleton while its code is on its way. The skeleton has elements with
 * `data-early-item="<group>"`, and in them places (ui/feedback/early-place.tsx). The place `picture` takes an address;
 * null removes the element around a place. A hidden element is shown if there is an item for it.
 * @param items for the elements of the group in their order; elements without an item are removed
 */
export function showEarly(group: string, items: readonly EarlyItem[]) {
  whenParsed(() => {
    const elements = document.querySelectorAll<HTMLElement>(`[data-early-item="${group}"]`)
    for (const [index, element] of elements.entries()) {
      const item = items[index]
      if (!item) {
        element.remove()
        continue
      }
      // As when React renders it: the content replaces the skeleton, and does not move it.
      const filled = element.cloneNode(true) as HTMLElement
      filled.hidden = false
      for (const place of filled.querySelectorAll<HTMLElement>('[data-early]')) fill(place, item)
      element.replaceWith(filled)
    }
  })
}

function fill(place: HTMLElement, item: EarlyItem) {
  const { early = '', earlySentence } = place.dataset
  const value = item[early]
  if (value === undefined) return
  if (value === null) place.parentElement?.remove()
  else if (early === 'picture') place.replaceWith(pictureOf(String(value)))
  else place.replaceWith(earlySentence ? sentenceOf(earlySentence, Number(value)) : String(value))
}

function pictureOf(address: string): HTMLImageElement {
  const picture = new Image()
  picture.className = 'poster'
  picture.alt = ''
  picture.src = address
  return picture
}

function sentenceOf(forms: string, count: number): string {
  const { lang } = document.documentElement
  const { other = '', ...rare } = JSON.parse(forms) as Partial<Record<Intl.LDMLPluralRule, string>>
  const sentence = rare[new Intl.PluralRules(lang).select(count) as keyof typeof rare] ?? other
  return sentence.replace('{{count}}', count.toLocaleString(lang))
}

/** The whole HTML is here before its scripts run. */
function whenParsed(work: () => void) {
  if (document.readyState !== 'loading') return work()
  document.addEventListener('readystatechange', work, { once: true })
}
