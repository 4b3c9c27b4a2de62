import type { PictureItem } from '@verbena/contract/lessons/lesson-items'
import type { PictureAction, PictureSession } from '@verbena/language/lessons/picture-session'
import type { Dispatch, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AudioButton } from '../../../parts/audio-button/audio-button.tsx'
import { TypedQuestion } from '../answer/typed-question.tsx'
import { LessonPicture } from './lesson-picture.tsx'

type Props = {
  item: PictureItem
  session: PictureSession
  act: Dispatch<PictureAction>
  isSilent: boolean
  onAnswered: (isRight: boolean) => void
  notes: ReactNode
}

/** A picture to name in the target language. */
export function PictureQuiz({ item, session, act, isSilent, onAnswered, notes }: Props) {
  const { t } = useTranslation(['lesson', 'common'])
  const { answer, text } = session
  return (
    <TypedQuestion
      ask={t('pictures.quiz', { language: t(`common:languages.${item.audio_lang}`) })}
      field={t('pictures.field')}
      language={item.audio_lang}
      itemId={item.id}
      expected={item.word}
      item={item}
      why=""
      text={text}
      answer={answer}
      onType={(typed) => act({ type: 'typed', text: typed })}
      onAnswer={(given) => {
        onAnswered(given.judgement?.isRight ?? false)
        act({ type: 'answered', answer: given })
      }}
      onNext={() => act({ type: 'advanced' })}
      notes={notes}
    >
      <div className="picture-card picture-card--asked">
        <LessonPicture item={item} />
        {answer && !isSilent && <AudioButton key={item.id} text={item.word} language={item.audio_lang} />}
      </div>
    </TypedQuestion>
  )
}
