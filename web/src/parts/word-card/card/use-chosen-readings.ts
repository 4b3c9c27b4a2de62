import { useState } from 'react'
import type { Alternative } from '../explanation/chosen-reading.ts'
import type { Lookup } from './lookup.ts'

/** Another reading is found in the same line as the selected word. */
const placeOf = ({ mediaId, language, segment, line }: Lookup) => ({ mediaId, language, segment, line })

/** The lookup that a card shows: the selected word, or a chosen reading of it, which is looked up by its lemma. */
export function useChosenReadings(touched: Lookup) {
  const [chosen, setChosen] = useState<readonly Alternative[]>([])
  const reading = chosen.at(-1) ?? null
  const shown: Lookup = reading ? { text: reading.lemma, context: '', ...placeOf(touched) } : touched
  return {
    shown,
    reading,
    /** The word that the back button returns to; null for the selected word itself. */
    before: reading && (chosen.at(-2)?.lemma ?? touched.text),
    choose: (next: Alternative) => setChosen([...chosen, next]),
    goBack: () => setChosen(chosen.slice(0, -1)),
  }
}
