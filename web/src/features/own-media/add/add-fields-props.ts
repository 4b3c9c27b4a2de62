import type { Details } from '../details-fields.tsx'
import type { OwnMediaKind } from '../own-media-kind.ts'

/** Props of both forms that add an item. */
export type AddFieldsProps = {
  kind: OwnMediaKind
  learnerId: string
  title: string
  details: Details
  onTitle: (title: string) => void
  onDetails: (change: Partial<Details>) => void
  onClose: () => void
}
