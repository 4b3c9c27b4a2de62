import { type NoteKind, noteKinds } from '@verbena/contract/writing-check'
import { useState } from 'react'
import type { PlacedNote } from './place-notes.ts'

export type OpenNote = ReturnType<typeof useOpenNote>

/** The note that is looked at, in the text and in the list alike, and the tab of the list. */
export function useOpenNote(notes: readonly PlacedNote[]) {
  const [tab, setTab] = useState<NoteKind>(noteKinds[0])
  const [opened, setOpened] = useState<{ key: string; from: 'text' | 'list' } | null>(null)
  const note = notes.find(({ key }) => key === opened?.key)
  return {
    tab,
    setTab,
    key: note?.key ?? null,
    from: note ? (opened?.from ?? null) : null,
    /** A marked word was pressed: the list shows what is said of it. */
    openFromText(place: number) {
      const touched = notes.find(({ start, end }) => start <= place && place <= end && start < end)
      if (!touched) return setOpened(null)
      setTab(touched.kind)
      setOpened({ key: touched.key, from: 'text' })
    },
    openFromList: (key: string) => setOpened({ key, from: 'list' }),
    close: () => setOpened(null),
  }
}
