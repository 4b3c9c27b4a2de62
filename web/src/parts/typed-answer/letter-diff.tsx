import type { LetterRun } from '@verbena/language/answer/compare-letters'
import type { LanguageCode } from '@verbena/language/languages'
import { useTranslation } from 'react-i18next'
import { keyedItems } from '../../ui/list-keys/keyed-items.ts'

type Props = { answer: string; runs: readonly LetterRun[] | null; language: LanguageCode }

/** Shows the typed answer and its correction in one line: wrong letters struck out, missing ones inserted. */
export function LetterDiff({ answer, runs, language }: Props) {
  const { t } = useTranslation('typedAnswer')
  if (!runs) return <p className="verdict__wrote">{t('youWrote', { answer })}</p>
  return (
    <p className="verdict__wrote">
      <span className="visually-hidden">{t('youWrote', { answer })}</span>
      <span aria-hidden="true">
        {t('wrote')}{' '}
        <span className="letters" lang={language}>
          {keyedItems(runs, ({ kind, typed, expected }) => `${kind} ${typed} ${expected}`).map(
            ({ item, key }) => (
              <Run key={key} {...item} />
            ),
          )}
        </span>
      </span>
    </p>
  )
}

function Run({ kind, typed, expected }: LetterRun) {
  if (kind === 'same') return typed
  const className = kind === 'accent' ? 'letters__accent' : undefined
  return (
    <>
      {typed && <del className={className}>{typed}</del>}
      {expected && <ins className={className}>{expected}</ins>}
    </>
  )
}
