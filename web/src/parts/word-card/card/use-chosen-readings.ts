import { useState } from 'react'
import type { Alternative } from '../explanation/chosen-reading.ts'
import type { Lookup } from './lookup.ts'

/** The lookup that a card shows: the selected word, or a chosen reading of it, which is looked up by its lemma. */
export function useChosenReadings(touched: Lookup) {
  const [chosen, setChosen] = useState<readonly Alternative[]>([])
  const reading = chosen.at(-1) ?? null
  const shown: Lookup = reading
    ? { text: reading.lemma, context: '', mediaId: touched.mediaId, language: touched.language }
    : touched
  return {
    shown,
    reading,
    /** The word that the back button returns to; null for the selected word itself. */
    before: reading && (chosen.at(-2)?.lemma ?? touched.text),
    choose: (next: Alternative) => setChosen([...chosen, next]),
    goBack: () => setChosen(chosen.slice(0, -1)),
  }
}
