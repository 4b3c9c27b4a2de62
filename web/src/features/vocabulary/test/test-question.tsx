import type { Word } from '@verbena/contract/vocabulary/words'
import type { VocabularyTest } from '@verbena/language/vocabulary/vocabulary-test'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { SessionFooter } from '../../../parts/session/session-footer.tsx'
import { AcceptOwnAnswer } from '../../../parts/typed-answer/accept-own-answer.tsx'
import { AnswerVerdict } from '../../../parts/typed-answer/answer-verdict.tsx'
import { useAnswerForm } from '../../../parts/typed-answer/use-answer-form.ts'
import { Button } from '../../../ui/button/button.tsx'

type Props = Pick<VocabularyTest<Word>, 'verdict' | 'given'> & {
  word: Word
  position: string
  isLast: boolean
  isJudging: boolean
  onAnswer: (answer: string) => void
  /** Called when the learner's answer is added to the word; undefined if the word cannot be changed. */
  onAccepted: ((translation: string) => void) | undefined
  onNext: () => void
}

/** Longer than any translation; it limits what is compared letter by letter when a text is pasted by mistake. */
const answerMaximum = 200

/** Enter checks, and Enter again continues. One button does both, so that it stays in the same place. */
export function TestQuestion(props: Props) {
  const { word, position, verdict, given, isLast, isJudging, onAnswer, onAccepted, onNext } = props
  const { t } = useTranslation('vocabulary')
  const { native } = useAudience()
  const [answer, setAnswer] = useState('')
  const isBlank = answer.trim() === ''
  const { nextButton, form } = useAnswerForm({
    isAnswered: verdict !== null,
    canCheck: !isBlank && !isJudging,
    onCheck: () => onAnswer(answer),
    onNext,
  })
  return (
    <form className="question" {...form}>
      <div className="question__ask">
        <p className="caption">{position}</p>
        <p className="question__word" lang={word.language} id="word-asked">
          {word.word}
        </p>
        <label className="field">
          <span className="field__label">{t('typeTranslation')}</span>
          <input
            className="input question__input"
            name="answer"
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
            disabled={verdict !== null}
            aria-describedby="word-asked"
            lang={native}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={answerMaximum}
            enterKeyHint="done"
            // biome-ignore lint/a11y/noAutofocus: a test is answered word after word without moving to the field
            autoFocus
          />
        </label>
      </div>
      <SessionFooter verdict={verdict}>
        <AnswerVerdict verdict={verdict} expected={word.translation} language={native} given={given}>
          {verdict === 'wrong' && given && onAccepted && (
            <AcceptOwnAnswer word={word} answer={given.answer} onCounted={onAccepted} />
          )}
        </AnswerVerdict>
        <Button
          ref={nextButton}
          variant="primary"
          tall
          type="submit"
          disabled={verdict === null && isBlank}
          busy={isJudging}
        >
          {verdict === null ? t('check') : isLast ? t('seeScore') : t('nextWord')}
        </Button>
      </SessionFooter>
    </form>
  )
}
