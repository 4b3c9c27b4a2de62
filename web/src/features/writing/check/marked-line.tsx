import { memo } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import type { Piece, PlacedNote } from './place-notes.ts'

type Props = {
  pieces: readonly Piece<PlacedNote>[]
  /** The note that is looked at, where it lies in this line. */
  openKey: string | null
}

/** A line of the copy under the field. Drawn again only when its own words or marks change. */
export const MarkedLine = memo(function MarkedLine({ pieces, openKey }: Props) {
  return (
    <div>
      {pieces.map(({ text, start, note }) =>
        note ? (
          <mark
            key={start}
            className={classNames('noted', `noted--${note.kind}`, note.key === openKey && 'noted--open')}
          >
            {text}
          </mark>
        ) : (
          text
        ),
      )}
      {/* An empty line has its height too. */}
      {pieces.length === 0 && '\u200b'}
    </div>
  )
}, isSameLine)

/** Where in the text it begins does not show. */
function isSameLine(before: Props, after: Props): boolean {
  return (
    before.openKey === after.openKey &&
    before.pieces.length === after.pieces.length &&
    before.pieces.every(({ text, note }, index) => {
      const other = after.pieces[index]
      return text === other?.text && note?.kind === other.note?.kind && note?.key === other.note?.key
    })
  )
}
