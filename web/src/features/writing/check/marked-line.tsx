import { memo } from 'react'
import { classNames } from '../../../ui/style/class-names.ts'
import type { Piece, PlacedNote } from './note-positions.ts'

type Props = {
  pieces: readonly Piece<PlacedNote>[]
  /** Key of the open note, if it is in this line. */
  openKey: string | null
}

/** A line of the copy below the field. It renders again only when its own text or marks change. */
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
      {/* Gives an empty line its height. */}
      {pieces.length === 0 && '\u200b'}
    </div>
  )
}, isSameLine)

/** The start offset is not compared, because it does not show. */
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
