import type { Details } from '../details-fields.tsx'
import type { OwnMediaKind } from '../own-media-kind.ts'

/** What both ways to add something ask for. */
export type AddFieldsProps = {
  kind: OwnMediaKind
  learnerId: string
  title: string
  details: Details
  onTitle: (title: string) => void
  onDetails: (change: Partial<Details>) => void
  onClose: () => void
}
