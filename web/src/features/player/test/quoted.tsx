import type { QuizQuestion } from '@verbena/contract/quiz'
import { Fragment, useMemo } from 'react'
import type { StudyProps } from '../study-props.ts'
import { piecesOf } from './quotations.ts'

type Props = Pick<StudyProps, 'item' | 'segments'> & {
  text: string
  language: QuizQuestion['questionLanguage']
}

/** A sentence in one language that quotes the film in another: each piece says its own. */
export function Quoted({ text, language, item, segments }: Props) {
  const pieces = useMemo(
    () =>
      piecesOf(
        text,
        segments.map((segment) => segment.text),
      ),
    [text, segments],
  )
  return (
    <span lang={language}>
      {pieces.map(({ text: piece, isSaid }, index) =>
        isSaid ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence are never moved
          <span key={index} lang={item.language} className="reading">
            {piece}
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same
          <Fragment key={index}>{piece}</Fragment>
        ),
      )}
    </span>
  )
}
