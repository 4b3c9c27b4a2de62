import type { WordRun } from '@verbena/language/judge/compare-pair'
import type { LanguageCode } from '@verbena/language/languages'
import { useTranslation } from 'react-i18next'
import './typed-answer.css'
import './typed-answer-messages.ts'
import { keyedItems } from '../../ui/list-keys/keyed-items.ts'

type Props = { answer: string; runs: readonly WordRun[]; language: LanguageCode }

/** What the learner wrote; the words that are not in the right answer are struck out. */
export function WordDiff({ answer, runs, language }: Props) {
  const { t } = useTranslation('typedAnswer')
  const typed = runs.filter((run) => run.typed !== '')
  return (
    <p className="verdict__wrote">
      <span className="visually-hidden">{t('youWrote', { answer })}</span>
      <span aria-hidden="true">
        {t('wrote')}{' '}
        <span lang={language}>
          {keyedItems(typed, ({ kind, typed: word }) => `${kind} ${word}`).map(({ item, key }) => (
            <Run key={key} {...item} />
          ))}
        </span>
      </span>
    </p>
  )
}

function Run({ kind, typed }: WordRun) {
  if (kind === 'same') return <>{typed} </>
  const className = kind === 'accent' || kind === 'slip' ? 'verdict__near' : undefined
  return (
    <>
      <del className={className}>{typed}</del>{' '}
    </>
  )
}
