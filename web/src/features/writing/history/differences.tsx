import type { TargetLanguageCode } from '@verbena/language/languages'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Texts } from '../text/begin-text.ts'
import { type Change, compareTexts } from './compare-texts.ts'

type Props = { before: Texts; after: Texts; language: TargetLanguageCode }

/** What went and what came since an earlier state, told by lines and, for the ears, by words. */
export function Differences({ before, after, language }: Props) {
  const { t } = useTranslation('writing')
  const changes = useMemo(() => {
    const old = before.text.replace(/\r\n?/g, '\n')
    return compareTexts(`${before.title}\n\n${old}`, `${after.title}\n\n${after.text}`)
  }, [before, after])
  if (changes.every(({ kind }) => kind === 'same'))
    return <p className="versions__none">{t('history.same')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach what is below
    <section className="differences" lang={language} tabIndex={0} aria-label={t('history.differences')}>
      {withPlaces(changes).map(([place, change]) => (
        <Piece key={place} change={change} />
      ))}
    </section>
  )
}

function Piece({ change: { kind, text } }: { change: Change }) {
  const { t } = useTranslation('writing')
  if (kind === 'same') return text
  const Tag = kind === 'gone' ? 'del' : 'ins'
  return (
    <Tag>
      <span className="visually-hidden">{kind === 'gone' ? t('history.gone') : t('history.come')} </span>
      {text}
    </Tag>
  )
}

function withPlaces(changes: readonly Change[]): [number, Change][] {
  let at = 0
  return changes.map((change) => {
    at += change.text.length
    return [at, change]
  })
}
