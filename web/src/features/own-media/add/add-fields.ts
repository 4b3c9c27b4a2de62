import type { Details } from '../details-fields.tsx'
import type { OwnKind } from '../list/own-media-tab.tsx'

/** What both ways to add something ask for. */
export type AddFields = {
  kind: OwnKind
  username: string
  title: string
  details: Details
  onTitle: (title: string) => void
  onDetails: (change: Partial<Details>) => void
  onClose: () => void
}
