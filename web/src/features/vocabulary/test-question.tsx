import type { Word } from '@verbena/contract/vocabulary'
import type { VocabularyTest } from '@verbena/language/vocabulary-test'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CountMine } from '../../parts/typed-answer/count-mine.tsx'
import { Verdict } from '../../parts/typed-answer/verdict.tsx'
import { useAudience } from '../../parts/use-audience.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

type Props = Pick<VocabularyTest<Word>, 'verdict' | 'given'> & {
  word: Word
  place: string
  isLast: boolean
  onAnswer: (answer: string) => void
  /** Its answer counts from now on; without it the word is not the learner's to change. */
  onCounted: ((translation: string) => void) | undefined
  onNext: () => void
}

/** Longer than any translation that is asked for; what is pasted by mistake is not laid on it letter by letter. */
const answerMaximum = 200

/** The second press of a double click comes sooner than anyone has read a verdict. */
const readingMilliseconds = 400

/** Enter checks, Enter again goes on: one button that changes its work keeps the place of the thumb. */
export function TestQuestion(props: Props) {
  const { word, place, verdict, given, isLast, onAnswer, onCounted, onNext } = props
  const { t } = useTranslation('vocabulary')
  const { native } = useAudience()
  const [answer, setAnswer] = useState('')
  const { nextButton, isVerdictRead } = useVerdictShown(verdict !== null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (verdict === null) onAnswer(answer)
    else if (isVerdictRead()) onNext()
  }
  return (
    <form className="question" onSubmit={submit} onKeyDown={ignoreHeldEnter}>
      <div className="question__ask">
        <p className="caption">{place}</p>
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
            // biome-ignore lint/a11y/noAutofocus: a test is answered word after word without reaching for the field
            autoFocus
          />
        </label>
      </div>
      <footer className={classNames('verdict', verdict !== null && `verdict--${verdict}`)}>
        <div className="verdict__inner">
          <Verdict verdict={verdict} expected={word.translation} language={native} given={given}>
            {verdict === 'wrong' && given && onCounted && (
              <CountMine word={word} answer={given.answer} onCounted={onCounted} />
            )}
          </Verdict>
          <Button
            ref={nextButton}
            variant="primary"
            tall
            type="submit"
            disabled={verdict === null && answer.trim() === ''}
          >
            {verdict === null ? t('check') : isLast ? t('seeScore') : t('nextWord')}
          </Button>
        </div>
      </footer>
    </form>
  )
}

/** The field is switched off by the check, which would drop the focus: the button that goes on takes it. */
function useVerdictShown(isAnswered: boolean) {
  const nextButton = useRef<HTMLButtonElement>(null)
  const shownAt = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    if (!isAnswered) return
    shownAt.current = performance.now()
    nextButton.current?.focus()
  }, [isAnswered])
  return { nextButton, isVerdictRead: () => performance.now() - shownAt.current >= readingMilliseconds }
}

/** A key held down repeats itself, and would check and go on in one. */
function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
