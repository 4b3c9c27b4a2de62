import { noteKinds } from '@verbena/contract/writing/note-kinds'
import type { NoteKind } from '@verbena/contract/writing/writing-check'
import { useState } from 'react'
import type { PlacedNote } from './note-positions.ts'

export type OpenNote = ReturnType<typeof useOpenNote>

/** The open note, shown in the text and in the list, and the tab of the list. */
export function useOpenNote(notes: readonly PlacedNote[]) {
  const [tab, setTab] = useState<NoteKind>(noteKinds[0])
  const [opened, setOpened] = useState<{ key: string; from: 'text' | 'list' } | null>(null)
  const note = notes.find(({ key }) => key === opened?.key)
  return {
    tab,
    setTab,
    key: note?.key ?? null,
    from: note ? (opened?.from ?? null) : null,
    /** Opens the note at an offset that was pressed in the text. */
    openFromText(offset: number) {
      const touched = notes.find(({ start, end }) => start <= offset && offset <= end && start < end)
      if (!touched) return setOpened(null)
      setTab(touched.kind)
      setOpened({ key: touched.key, from: 'text' })
    },
    openFromList: (key: string) => setOpened({ key, from: 'list' }),
    close: () => setOpened(null),
  }
}
