import { answerMaximum } from '@verbena/contract/lessons/lesson-limits'
import type { ComponentProps } from 'react'
import { AnswerField as TypedAnswerField } from '../../../parts/typed-answer/answer-field.tsx'
import { SpecialLetters } from './special-letters.tsx'

type Props = Pick<
  ComponentProps<typeof TypedAnswerField>,
  'label' | 'language' | 'text' | 'isAnswered' | 'onChange'
>

/** The answer field of a lesson, with the special letters of the language below it. */
export function AnswerField(props: Props) {
  return (
    <TypedAnswerField
      {...props}
      className="lesson-field"
      maxLength={answerMaximum}
      below={(field) => <SpecialLetters language={props.language} field={field} onChange={props.onChange} />}
    />
  )
}
