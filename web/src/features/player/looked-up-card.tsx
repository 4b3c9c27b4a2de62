import { LazyPart } from './lazy-part.tsx'
import type { LookupOf } from './use-lookup.ts'

/** The card of the word that is looked up; its code is there before the first is touched. */
export function LookedUpCard({ lookup: { open, close } }: { lookup: LookupOf }) {
  return (
    <LazyPart
      key={open ? `${open.lookup.text} ${open.touched.line} ${open.touched.firstWord}` : ''}
      name="word-card"
      load={loadCard}
      given={open && { lookup: open.lookup, anchor: open.anchor, onClose: close }}
      isEarly
      onFail={close}
    />
  )
}

const loadCard = () => import('../../parts/word-card/word-card.tsx').then(({ WordCard }) => WordCard)
