import type { TargetLanguageCode } from '@verbena/language/languages'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Texts } from '../text/text-state.ts'
import { type Change, compareTexts } from './compare-texts.ts'

type Props = { before: Texts; after: Texts; language: TargetLanguageCode }

/** The changes since an earlier version, shown by underlines and, for screen readers, by words. */
export function Differences({ before, after, language }: Props) {
  const { t } = useTranslation('writing')
  const changes = useMemo(() => {
    const old = before.text.replace(/\r\n?/g, '\n')
    return compareTexts(`${before.title}\n\n${old}`, `${after.title}\n\n${after.text}`)
  }, [before, after])
  if (changes.every(({ kind }) => kind === 'same'))
    return <p className="versions__none">{t('history.same')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element needs to be focusable by the keyboard
    <section className="differences" lang={language} tabIndex={0} aria-label={t('history.differences')}>
      {withOffsets(changes).map(([offset, change]) => (
        <Piece key={offset} change={change} />
      ))}
    </section>
  )
}

function Piece({ change: { kind, text } }: { change: Change }) {
  const { t } = useTranslation('writing')
  if (kind === 'same') return text
  const Tag = kind === 'removed' ? 'del' : 'ins'
  return (
    <Tag>
      <span className="visually-hidden">{kind === 'removed' ? t('history.gone') : t('history.come')} </span>
      {text}
    </Tag>
  )
}

function withOffsets(changes: readonly Change[]): [number, Change][] {
  let offset = 0
  return changes.map((change) => {
    offset += change.text.length
    return [offset, change]
  })
}
