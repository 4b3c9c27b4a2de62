import type { QuizQuestion } from '@verbena/contract/media-tests'
import { Fragment, useMemo } from 'react'
import type { StudyProps } from '../study-props.ts'
import { quotationParts } from './quotations.ts'

type Props = Pick<StudyProps, 'item' | 'segments'> & {
  text: string
  language: QuizQuestion['questionLanguage']
}

/** A sentence in one language that quotes a video in another; each part has its own `lang` attribute. */
export function QuotedText({ text, language, item, segments }: Props) {
  const parts = useMemo(
    () =>
      quotationParts(
        text,
        segments.map((segment) => segment.text),
      ),
    [text, segments],
  )
  return (
    <span lang={language}>
      {parts.map(({ text: part, start, isQuotation }) =>
        isQuotation ? (
          <span key={start} lang={item.language} className="reading">
            {part}
          </span>
        ) : (
          <Fragment key={start}>{part}</Fragment>
        ),
      )}
    </span>
  )
}
