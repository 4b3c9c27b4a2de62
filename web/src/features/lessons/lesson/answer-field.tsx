import { answerMaximum } from '@verbena/contract/lessons'
import type { ComponentProps } from 'react'
import { AnswerField as TypedAnswerField } from '../../../parts/typed-answer/answer-field.tsx'
import { LetterRow } from './letter-row.tsx'

type Props = Pick<
  ComponentProps<typeof TypedAnswerField>,
  'label' | 'language' | 'text' | 'isAnswered' | 'onChange'
>

/** An answer of a lesson, with the letters of the language below it. */
export function AnswerField(props: Props) {
  return (
    <TypedAnswerField
      {...props}
      className="lesson-field"
      maxLength={answerMaximum}
      below={(field) => <LetterRow language={props.language} field={field} onChange={props.onChange} />}
    />
  )
}
