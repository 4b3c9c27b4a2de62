import type * as z from 'zod/mini'
import type * as schemas from './lesson-items.schemas.ts'

export type WordBankItem = z.infer<typeof schemas.wordBankItemSchema>
export type TypingItem = z.infer<typeof schemas.typingItemSchema>
export type PictureItem = z.infer<typeof schemas.pictureItemSchema>
