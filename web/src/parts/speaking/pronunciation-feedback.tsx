import type { TargetLanguageCode } from '@verbena/language/languages'
import type { ComparedWord, SoundPart, SpeechComparison } from '@verbena/language/speaking/compare-speech'
import Check from 'lucide-react/icons/check'
import CircleDot from 'lucide-react/icons/circle-dot'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { keyedItems } from '../../ui/list-keys/keyed-items.ts'
import type { usePronunciationComparison } from './use-pronunciation-comparison.ts'

type Props = {
  comparison: ReturnType<typeof usePronunciationComparison>
  language: TargetLanguageCode
  /** Compares the same recording again. */
  onRetry: () => void
}

const signs = { close: Check, near: CircleDot, off: X }

/** Shows how close each word and each of its parts came to the original: an icon and a word accompany each colour. */
export function PronunciationFeedback({ comparison, language, onRetry }: Props) {
  const { t } = useTranslation(['speaking', 'common'])
  const heading = useRef<HTMLHeadingElement>(null)
  const retry = () => {
    // The retry button disappears with the error.
    heading.current?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <section className="speaking__part">
      <h3 ref={heading} tabIndex={-1}>
        {t('sounds.title')}
      </h3>
      <div role="status">
        <State comparison={comparison} />
      </div>
      {comparison.isError && (
        <Button variant="quiet" onClick={retry}>
          {t('common:tryAgain')}
        </Button>
      )}
      {comparison.data && (
        <>
          <ul className="speaking__words">
            {keyedItems(comparison.data.words, ({ text }) => text).map(({ item: word, key }) => (
              <Word key={key} word={word} language={language} />
            ))}
          </ul>
          <p className="speaking__note">{t('sounds.hint')}</p>
        </>
      )}
    </section>
  )
}

function State({ comparison }: Pick<Props, 'comparison'>) {
  const { t } = useTranslation('speaking')
  const { isIdle, isPending, isError, data } = comparison
  if (isIdle) return <p className="speaking__note">{t('sounds.waiting')}</p>
  if (isPending) return <p className="speaking__note">{t('sounds.comparing')}</p>
  if (isError || data === undefined) return <p className="field__error">{t('sounds.failed')}</p>
  // The recording contains no speech; the text beside the record button says so.
  if (data === null) return <p className="speaking__note">{t('sounds.waiting')}</p>
  return <Whole grade={data.grade} />
}

function Whole({ grade }: Pick<SpeechComparison, 'grade'>) {
  const { t } = useTranslation('speaking')
  return <p className="speaking__score">{t(`sounds.whole.${grade}`)}</p>
}

function Word({ word, language }: { word: ComparedWord; language: TargetLanguageCode }) {
  const { t } = useTranslation('speaking')
  const Sign = signs[word.grade]
  // If all parts have the grade of the word, they are not listed.
  const isMixed = word.parts.some(({ grade }) => grade !== word.grade)
  const weak = word.parts.filter(({ grade }) => grade !== 'close')
  return (
    <li className={`speaking__word speaking__word--${word.grade}`}>
      <Sign className="icon icon--sm" aria-hidden="true" />
      <b lang={language}>
        {keyedItems(word.parts, ({ text }) => text).map(({ item: part, key }) => (
          <span key={key} className={`speaking__sound speaking__sound--${part.grade}`}>
            {part.text}
          </span>
        ))}
      </b>{' '}
      <span>{t(`sounds.grades.${word.grade}`)}</span>
      {isMixed && weak.length > 0 && <WeakParts parts={weak} language={language} />}
    </li>
  )
}

/** The grades as text: screen readers do not read underlines, and not everyone can distinguish the colours. */
function WeakParts({ parts, language }: { parts: readonly SoundPart[]; language: TargetLanguageCode }) {
  const { t } = useTranslation('speaking')
  return (
    <span className="speaking__parts">
      {'('}
      {keyedItems(parts, ({ text }) => text).map(({ item: part, key, index }) => (
        <span key={key}>
          {index > 0 && ', '}
          <i lang={language}>{part.text}</i> {t(`sounds.grades.${part.grade}`)}
        </span>
      ))}
      {')'}
    </span>
  )
}
