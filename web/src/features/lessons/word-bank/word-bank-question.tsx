import type { WordBankItem } from '@verbena/contract/lessons/lesson-items'
import {
  joinTiles,
  type WordBankAction,
  type WordBankSession,
} from '@verbena/language/lessons/word-bank-session'
import { type Dispatch, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AudioButton } from '../../../parts/audio-button/audio-button.tsx'
import { useAnswerForm } from '../../../parts/typed-answer/use-answer-form.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useOnChange } from '../../../ui/layout/use-on-change.ts'
import { AnswerActions } from '../answer/answer-actions.tsx'
import { AnswerField } from '../answer/answer-field.tsx'
import { useLessonJudge } from '../answer/use-lesson-judge.ts'
import { WordTiles } from './word-tiles.tsx'

type Props = {
  item: WordBankItem
  session: WordBankSession
  act: Dispatch<WordBankAction>
  isSilent: boolean
  onAnswered: (isRight: boolean) => void
  notes: ReactNode
}

/** One sentence to translate into the target language, built from words or typed. */
export function WordBankQuestion({ item, session, act, isSilent, onAnswered, notes }: Props) {
  const { t } = useTranslation(['lesson', 'common'])
  const { answer, chosen, isTyping, text } = session
  const { judge, isJudging } = useLessonJudge(item.audio_lang)
  const given = isTyping ? text : joinTiles(chosen, item.words)
  const isBlank = given.trim() === ''
  const prompt = useRef<HTMLParagraphElement>(null)
  // Only when the question changes; the typing field focuses itself.
  useOnChange(item.id, () => {
    if (!isTyping) prompt.current?.focus()
  })
  const check = async () => {
    const judgement = await judge({ answer: given, item })
    onAnswered(judgement.isRight)
    act({ type: 'answered', answer: { text: given, judgement } })
  }
  const skip = () => {
    onAnswered(false)
    act({ type: 'answered', answer: { text: '', judgement: null } })
  }
  const { nextButton, form } = useAnswerForm({
    isAnswered: answer !== null,
    canCheck: !isBlank && !isJudging,
    onCheck: () => void check(),
    onNext: () => act({ type: 'advanced' }),
  })
  const language = t(`common:languages.${item.audio_lang}`)
  const ask = isTyping ? t('write', { language }) : t('build', { language })
  return (
    <form className="question" {...form} aria-label={ask}>
      <div className="question__ask lesson-ask">
        <p className="caption">{ask}</p>
        <div className="lesson-prompt">
          <p ref={prompt} tabIndex={-1} className="lesson-prompt__text" lang={item.from_lang}>
            {item.prompt}
          </p>
          {!isSilent && <AudioButton key={item.id} text={item.audio_text} language={item.audio_lang} />}
        </div>
        {isTyping ? (
          <AnswerField
            label={t('yourSentence')}
            language={item.audio_lang}
            text={text}
            isAnswered={answer !== null}
            onChange={(typed) => act({ type: 'typed', text: typed })}
          />
        ) : (
          <WordTiles item={item} session={session} act={act} />
        )}
        {!answer && (
          <Button
            variant="text"
            className="lesson-switch"
            onClick={() => act({ type: 'typingChosen', isTyping: !isTyping })}
          >
            {isTyping ? t('layInstead') : t('typeInstead')}
          </Button>
        )}
      </div>
      <AnswerActions
        answer={answer}
        expected={item.correct_answer}
        language={item.audio_lang}
        why={item.explanation}
        itemId={item.id}
        nextButton={nextButton}
        isBlank={isBlank}
        isJudging={isJudging}
        onSkip={skip}
        notes={notes}
      />
    </form>
  )
}
