import type * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import type { noteKinds } from './note-kinds.ts'
import type * as schemas from './writing-check.schemas.ts'

/* Checks texts of learners. Neither texts nor suggestions are stored. */

export type NoteKind = (typeof noteKinds)[number]
export type WritingNote = z.infer<typeof schemas.writingNoteSchema>
export type CheckedWriting = z.infer<typeof schemas.checkedWritingSchema>

export const checkWriting: Endpoint<typeof schemas.checkWriting, 'learner'> = {
  method: 'POST',
  path: '/api/writing-check',
  access: 'learner',
}

export const suggestSpelling: Endpoint<typeof schemas.suggestSpelling, 'learner'> = {
  method: 'GET',
  path: '/api/spelling-suggestions',
  access: 'learner',
}
