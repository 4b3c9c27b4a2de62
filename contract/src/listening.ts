import type * as z from 'zod/mini'
import type { Plan } from './billing/plans.ts'
import type { Endpoint, ReplyOf } from './endpoint.ts'
import type * as schemas from './listening.schemas.ts'

/* The start page of listening practice: the media of a learner's level, by theme. */

export type ThemeItem = z.infer<typeof schemas.themeItemSchema>
export type ListeningTheme = z.infer<typeof schemas.listeningThemeSchema>
export type ListeningPractice = ReplyOf<typeof readListeningPractice>

/** The feedback on pronunciation: none, which words were understood, or how accurate each sound was. */
export const pronunciationFeedback = {
  guest: 'none',
  free: 'words',
  pro: 'sounds',
} as const satisfies Record<Plan, 'none' | 'words' | 'sounds'>

export const readListeningPractice: Endpoint<typeof schemas.readListeningPractice, 'learner'> = {
  method: 'GET',
  path: '/api/listening-practice',
  access: 'learner',
}
