import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../ui/style/class-names.ts'
import { type GapsSession, gapState } from './gaps-session.ts'

type Props = {
  session: GapsSession
  gap: number
  /** The right word. */
  word: string
  onGo: (gap: number) => void
}

/** One gap in the text: open, right, or wrong with the right word beside it. */
export function GapMark({ session, gap, word, onGo }: Props) {
  const { t, i18n } = useTranslation('player')
  const state = gapState(session, gap)
  const isCurrent = session.current === gap
  return (
    <button
      type="button"
      className={classNames('gap', `gap--${state}`, isCurrent && 'gap--current')}
      data-gap={gap}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onGo(gap)}
    >
      <span className="visually-hidden" lang={i18n.language}>
        {t(`gaps.${state}`, { number: gap + 1 })}
      </span>
      {state === 'wrong' && (
        <>
          <X className="icon icon--sm" aria-hidden="true" />
          <s>{session.filled[gap]}</s>
          <span className="visually-hidden" lang={i18n.language}>
            {t('gaps.rightWord')}
          </span>
        </>
      )}
      {state === 'right' && <Check className="icon icon--sm" aria-hidden="true" />}
      {state !== 'open' && <b>{word}</b>}
    </button>
  )
}
