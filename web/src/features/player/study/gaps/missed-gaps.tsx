import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAudience } from '../../../../parts/learner/use-audience.ts'
import { PlayLineButton } from '../play-line-button.tsx'
import type { StudyProps } from '../study-props.ts'
import { WordInLine } from '../word-in-line.tsx'
import { type GapsSession, gapState } from './gaps-session.ts'

type Props = { study: StudyProps; session: GapsSession }

/** The missed words in their lines. The words can be looked up, and the lines played. */
export function MissedGaps({ study, session }: Props) {
  const { t } = useTranslation('player')
  const { native } = useAudience()
  const title = useId()
  const missed = [...session.gaps.entries()].filter(([gap]) => gapState(session, gap) === 'wrong')
  if (missed.length === 0) return <p className="study-done__all">{t('gaps.allRight')}</p>
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>{t('gaps.missed')}</h3>
      <ol className="missed">
        {missed.map(([gap, { line, word, translation }]) => (
          <li key={gap} className="missed__item" data-line={line}>
            <WordInLine study={study} line={line} word={word} />
            {translation && (
              <p className="muted" lang={native}>
                {translation}
              </p>
            )}
            <p className="missed__answer missed__answer--wrong">
              <X className="icon icon--sm" aria-hidden="true" />
              <span className="visually-hidden">{t('test.yourAnswer')}</span>
              <span lang={study.item.language}>{session.filled[gap]}</span>
            </p>
            <PlayLineButton onPlay={() => study.onPlayLine(line)} />
          </li>
        ))}
      </ol>
    </section>
  )
}
