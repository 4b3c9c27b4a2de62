import type { MediaItem } from '@verbena/contract/catalogue'
import type { Segment } from '@verbena/contract/player'
import {
  type DictationSession,
  dictationScore,
  missedWords,
} from '@verbena/language/dictation/dictation-session'
import { contextOf } from '@verbena/language/text/context-of'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeferredWordCard } from '../../../parts/word-card/card/deferred-word-card.tsx'
import type { CardAnchor } from '../../../parts/word-card/card/use-card-position.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Petals } from '../../../ui/figures/petals.tsx'
import { useFocusOnMount } from '../../../ui/layout/use-on-change.ts'

type Props = {
  item: MediaItem
  segments: readonly Segment[]
  session: DictationSession
  /** The result could not be sent yet. */
  isHeldUp: boolean
  toPlayer: string
  onAgain: () => void
}
type Open = { word: string; line: number; anchor: CardAnchor; button: HTMLElement }

/** The result of a dictation, and the words that were not heard. Each opens its word card, where it can be saved. */
export function DictationDone({ item, segments, session, isHeldUp, toPlayer, onAgain }: Props) {
  const { t } = useTranslation('listening')
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const [open, setOpen] = useState<Open | null>(null)
  const missed = missedWords(session)
  const { score, total } = dictationScore(session)
  const close = () => {
    open?.button.focus({ preventScroll: true })
    setOpen(null)
  }
  return (
    <>
      <section className="dictation dictation--done">
        <Petals open={Math.max(1, Math.round((5 * score) / Math.max(1, total)))} />
        <h2 ref={heading} tabIndex={-1}>
          {t('dictation.doneTitle', { score, total })}
        </h2>
        <p className="dictation__hint" role="status">
          {isHeldUp && t('dictation.heldUp')}
        </p>
        {missed.length === 0 ? (
          <p>{t('dictation.allHeard')}</p>
        ) : (
          <>
            <h3>{t('dictation.missed')}</h3>
            <p className="dictation__hint">{t('dictation.missedHint')}</p>
            <ul className="dictation__missed">
              {missed.map(({ word, line }) => (
                <li key={word}>
                  <Button
                    variant="quiet"
                    lang={item.language}
                    aria-haspopup="dialog"
                    onClick={({ currentTarget }) =>
                      setOpen({
                        word,
                        line,
                        button: currentTarget,
                        anchor: { line: currentTarget, word: currentTarget },
                      })
                    }
                  >
                    {word}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        <div className="dictation__actions">
          <Button variant="primary" tall onClick={onAgain}>
            {t('dictation.again')}
          </Button>
          <ButtonLink variant="quiet" tall to={toPlayer}>
            {t('dictation.toPlayer')}
          </ButtonLink>
        </div>
      </section>
      <DeferredWordCard
        given={
          open && {
            lookup: {
              text: open.word,
              context: contextOf(segments, open.line),
              mediaId: item.id,
              language: item.language,
            },
            anchor: open.anchor,
            onClose: close,
          }
        }
        failure={t('dictation.wordFailed')}
        onFail={close}
      />
    </>
  )
}
