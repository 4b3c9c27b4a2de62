import { useState } from 'react'
import type { Alternative } from '../explanation/chosen-reading.ts'
import type { Lookup } from './lookup.ts'

/** What a card shows: the touched word, or a reading of it that was chosen and is looked up by its base form. */
export function useChosenReadings(touched: Lookup) {
  const [chosen, setChosen] = useState<readonly Alternative[]>([])
  const reading = chosen.at(-1) ?? null
  const shown: Lookup = reading
    ? { text: reading.lemma, context: '', mediaId: touched.mediaId, language: touched.language }
    : touched
  return {
    shown,
    reading,
    /** What the way back leads to; null on the touched word itself. */
    before: reading && (chosen.at(-2)?.lemma ?? touched.text),
    choose: (next: Alternative) => setChosen([...chosen, next]),
    goBack: () => setChosen(chosen.slice(0, -1)),
  }
}
